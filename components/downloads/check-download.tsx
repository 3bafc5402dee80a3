import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { isSample } from '@/lib/company/sample';
import { downloadOf, fileOf, type TerminalId } from '@/lib/content/downloads';
import type { InstallationPackage, List } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';
import { CopyButton } from '../files/copy-button';
import { itemsOf } from '../files/download-link';
import { CHECK_ANCHOR, ChecksumLine, FileName, nameOf } from '../files/file-panel';
import { Disclosure } from '../ui/actions/disclosure';
import { Section } from '../ui/layout/section';
import styles from './check-download.module.css';

/** How each system works out a SHA-256, before the file's name. */
const COMMANDS = {
  windows: 'Get-FileHash -Algorithm SHA256',
  mac: 'shasum -a 256',
  android: 'sha256sum',
} as const satisfies Partial<Record<TerminalId, string>>;

/** What each file is checked by and how, system by system; nothing where no package has a checksum. */
export function CheckDownload({ page, packages }: { page: PageContext; packages: Read<List<InstallationPackage>> }) {
  const t = useTranslations('downloads.verify');
  const file = useTranslations('downloads.file');
  const common = useTranslations('common');
  const items = itemsOf(packages);
  const checked = (Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).flatMap((terminal) => {
    const { sha256 } = fileOf(terminal, items) ?? {};
    return sha256 ? [{ terminal, sha256 }] : [];
  });
  if (checked.length === 0) return null;
  return (
    <Section id={CHECK_ANCHOR} tone="mist" title={t('title')} lead={t(isSample('data') ? 'sampleText' : 'text')}>
      <div className={styles.commands}>
        {checked.map(({ terminal, sha256 }) => {
          const name = nameOf(downloadOf(terminal, items).href);
          const command = (
            <div>
              <div className={styles.command}>
                <pre>
                  <kbd>
                    {COMMANDS[terminal]} <span>{name}</span>
                  </kbd>
                </pre>
                <CopyButton
                  text={`${COMMANDS[terminal]} ${name}`}
                  words={{
                    name: `${t('copy')}${common('about', { what: t(terminal) })}`,
                    copied: t('copied'),
                    failed: file('failed'),
                  }}
                />
              </div>
              <ChecksumLine value={sha256} />
            </div>
          );
          return (
            <div key={terminal} data-testid="file-check" data-name={terminal}>
              {/* On a phone three of them would be a screen and a half, and one is wanted. */}
              {page.layout === 'mobile' ? (
                <Disclosure summary={t(terminal)}>
                  <FileName terminal={terminal} packages={packages} />
                  {command}
                </Disclosure>
              ) : (
                <>
                  <h3>
                    {t(terminal)}
                    <FileName terminal={terminal} packages={packages} />
                  </h3>
                  {command}
                </>
              )}
            </div>
          );
        })}
      </div>
    </Section>
  );
}

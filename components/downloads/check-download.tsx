import { useTranslations } from 'next-intl';
import { downloadOf, fileOf, type TerminalId } from '@/lib/content/downloads';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage, List } from '@/lib/website-api/types';
import { Section } from '../ui/section';
import styles from './check-download.module.css';
import { itemsOf } from './download-link';
import { CHECK_ANCHOR, ChecksumLine, FileName } from './file-panel';

/** How each system works out a SHA-256, before the file's name. */
const COMMANDS = {
  windows: 'Get-FileHash -Algorithm SHA256',
  mac: 'shasum -a 256',
  android: 'sha256sum',
} as const satisfies Partial<Record<TerminalId, string>>;

/** What each file is checked by and how, system by system; nothing where no package has a checksum. */
export function CheckDownload({ packages }: { packages: Read<List<InstallationPackage>> }) {
  const t = useTranslations('downloads.verify');
  const items = itemsOf(packages);
  const checked = (Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).flatMap((terminal) => {
    const { sha256 } = fileOf(terminal, items) ?? {};
    return sha256 ? [{ terminal, sha256 }] : [];
  });
  if (checked.length === 0) return null;
  return (
    <Section id={CHECK_ANCHOR} tone="ink" title={t('title')} lead={t('text')}>
      <dl className={styles.commands}>
        {checked.map(({ terminal, sha256 }) => (
          <div key={terminal} data-testid="file-check" data-name={terminal}>
            <dt>
              {t(terminal)}
              <FileName terminal={terminal} packages={packages} />
            </dt>
            <dd>
              <pre>
                <kbd>
                  {COMMANDS[terminal]} {downloadOf(terminal, items).href.split('/').at(-1)}
                </kbd>
              </pre>
              <ChecksumLine value={sha256} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

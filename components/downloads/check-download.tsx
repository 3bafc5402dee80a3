import { useTranslations } from 'next-intl';
import { downloadOf, fileOf, type TerminalId } from '@/lib/content/downloads';
import type { Read } from '@/lib/website-api/reader';
import type { InstallationPackage, List } from '@/lib/website-api/types';
import { Section } from '../ui/section';
import styles from './check-download.module.css';
import { itemsOf } from './download-link';

/** How each system works out a SHA-256, before the file's name. */
const COMMANDS = {
  windows: 'Get-FileHash -Algorithm SHA256',
  mac: 'shasum -a 256',
  android: 'sha256sum',
} as const satisfies Partial<Record<TerminalId, string>>;

/** How a visitor checks a file against the checksum shown; nothing where no package has one. */
export function CheckDownload({ packages }: { packages: Read<List<InstallationPackage>> }) {
  const t = useTranslations('downloads.verify');
  const items = itemsOf(packages);
  const checked = (Object.keys(COMMANDS) as (keyof typeof COMMANDS)[]).filter((each) => fileOf(each, items)?.sha256);
  if (checked.length === 0) return null;
  return (
    <Section id="verify" tone="ink" title={t('title')} lead={t('text')}>
      <dl className={styles.commands}>
        {checked.map((terminal) => (
          <div key={terminal}>
            <dt>{t(terminal)}</dt>
            <dd>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by keys too */}
              <pre tabIndex={0}>
                <code>
                  {COMMANDS[terminal]} {downloadOf(terminal, items).href.split('/').at(-1)}
                </code>
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

import { AppWindow, CodeXml, Globe, type IconNode, Laptop, Smartphone, TabletSmartphone } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import type { TerminalId } from '@/lib/content/downloads';
import type { InstallationPackage, List } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DownloadLink } from '../files/download-link';
import { OfferArrow } from '../files/offer-arrow';
import { StoreCode } from '../files/store-ways';
import { Link } from '../ui/actions/link';
import { Icon } from '../ui/media/icon';
import { Words } from '../ui/text/words';
import styles from './terminal-links.module.css';

const TERMINALS = [
  { key: 'ios', terminal: 'ios', icon: Smartphone },
  { key: 'android', terminal: 'android', icon: TabletSmartphone },
  { key: 'macos', terminal: 'mac', icon: Laptop },
  { key: 'windows', terminal: 'windows', icon: AppWindow },
  { key: 'web', terminal: 'web', icon: Globe },
  { key: 'openapi', terminal: undefined, icon: CodeXml },
] as const satisfies readonly { key: string; terminal: TerminalId | undefined; icon: IconNode }[];

/** Every terminal with its version and what it needs; the last leads to the SDKs (§2, §7). */
export function TerminalLinks({ page, packages }: { page: PageContext; packages: Read<List<InstallationPackage>> }) {
  const t = useTranslations('personal.terminals');
  const facts = useTranslations('home.terminals');
  return (
    <ul className={styles.terminals}>
      {TERMINALS.map(({ key, terminal, icon }) => (
        <li key={key}>
          <Icon of={icon} size={26} strokeWidth={1.5} />
          {terminal ? (
            <DownloadLink page={page} packages={packages} terminal={terminal} className={styles.terminal}>
              {t(key)}
            </DownloadLink>
          ) : (
            <Link href={linkFrom(page, 'downloadApi')} className={styles.terminal}>
              {t(key)}
            </Link>
          )}
          <p>
            <span>{facts(`${key}.version`)}</span>{' '}
            <span>
              <Words>{facts(`${key}.needs`)}</Words>
            </span>
            {/* Its code leads to the store, the card to the file. */}
            {key === 'android' && page.layout === 'desktop' && <span>{t('direct')}</span>}
          </p>
          {page.layout === 'desktop' && (terminal === 'ios' || terminal === 'android') && (
            <StoreCode offer={terminal} />
          )}
          <OfferArrow offer={terminal ?? 'openApi'} size={20} />
        </li>
      ))}
    </ul>
  );
}

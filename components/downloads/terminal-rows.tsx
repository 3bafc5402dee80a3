import { ArrowDown, ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OFFER_IDS, type OfferId } from '@/lib/content/downloads';
import { softwareOf } from '@/lib/content/software';
import type { Platform } from '@/lib/routing/platform';
import { apiHtml } from '@/lib/server/page-store/api-content';
import type { PageContext } from '@/lib/site/page-context';
import { buttonClass } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { Words } from '../ui/words/words';
import styles from './app-download.module.css';
import { DownloadLink, itemsOf } from './download-link';
import type { Downloads } from './downloads';
import { FilePanel } from './file-panel';
import { OFFER_LOOKS } from './offers';
import { MoreWays, StoreCode } from './store-ways';

/** Every offer in a row with its version and where it is had; the visitor's own leads. */
export function TerminalRows({
  page,
  first,
  ...downloads
}: Downloads & { page: PageContext; first: Platform | undefined }) {
  const order = first ? [first, ...OFFER_IDS.filter((offer) => offer !== first)] : OFFER_IDS;
  return (
    <ul className={styles.rows}>
      {order.map((offer) => (
        <TerminalRow key={offer} page={page} offer={offer} {...downloads} />
      ))}
    </ul>
  );
}

function TerminalRow({ page, offer, software, packages }: Downloads & { page: PageContext; offer: OfferId }) {
  const t = useTranslations('downloads');
  const {
    name = t(`offers.${offer}.name`),
    version = t(`offers.${offer}.version`),
    notes,
  } = softwareOf(offer, itemsOf(software));
  const { anchor } = OFFER_LOOKS[offer];
  const isFile = offer === 'android' || offer === 'windows' || offer === 'mac';
  const Arrow = isFile ? ArrowDown : ArrowUpRight;
  return (
    <li id={anchor} className={styles.row} data-testid="software-section" data-name={anchor}>
      <div className={styles.name}>
        <h3>
          <Words>{name}</Words>
        </h3>
        <p data-figures>
          <Words>{version}</Words>
        </p>
      </div>
      <div className={styles.ways}>
        <DownloadLink
          page={page}
          packages={packages}
          terminal={offer}
          className={buttonClass('outline', { wide: page.layout === 'mobile' })}
        >
          {t(`offers.${offer}.action`)}
          <Arrow size={18} strokeWidth={1.75} aria-hidden="true" />
        </DownloadLink>
        <MoreWays page={page} offer={offer} />
      </div>
      {page.layout === 'desktop' && (offer === 'ios' || offer === 'android') && <StoreCode offer={offer} />}
      {(notes || isFile) && (
        <div className={styles.more}>
          <Disclosure summary={isFile ? t('all.more') : t('notes')}>
            <div className={styles.details}>
              {notes && <div className={styles.notes} {...apiHtml(notes)} />}
              {isFile && <FilePanel terminal={offer} packages={packages} />}
            </div>
          </Disclosure>
        </div>
      )}
    </li>
  );
}

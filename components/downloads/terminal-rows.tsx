import { useTranslations } from 'next-intl';
import { fileOf, isSampleFile, type OfferId, type TerminalId } from '@/lib/content/downloads';
import { softwareOf } from '@/lib/content/software';
import { apiHtml } from '@/lib/next/api-content';
import type { Platform } from '@/lib/routing/platform';
import type { PageContext } from '@/lib/site/page-context';
import { DownloadLink, itemsOf } from '../files/download-link';
import { CHECK_ANCHOR, ReleaseFacts } from '../files/file-panel';
import { OfferArrow } from '../files/offer-arrow';
import { isInstaller, OFFER_LOOKS } from '../files/offers';
import { MoreWays } from '../files/store-ways';
import { buttonClass } from '../ui/actions/button';
import { LINES } from '../ui/text/lines';
import { withLineBreaks } from '../ui/text/running-text';
import { Prose, Words } from '../ui/text/words';
import styles from './app-download.module.css';
import type { Downloads } from './downloads';

/** In the order of the download page (§2). */
const TERMINALS = ['android', 'ios', 'windows', 'mac', 'web'] as const satisfies readonly TerminalId[];
const ONLINE = ['liveReport', 'aipo', 'openApi'] as const satisfies readonly OfferId[];

/** The app for every device, the visitor's own first; what a file is checked by stands below them. */
export function TerminalRows({
  page,
  own,
  ...downloads
}: Downloads & { page: PageContext; own: Platform | undefined }) {
  return (
    <ul className={styles.rows}>
      {own && <TerminalRow page={page} offer={own} own={own} {...downloads} />}
      {TERMINALS.filter((offer) => offer !== own).map((offer) => (
        <TerminalRow key={offer} page={page} offer={offer} {...downloads} />
      ))}
    </ul>
  );
}

interface TerminalRowProps extends Downloads {
  page: PageContext;
  offer: TerminalId;
  /** The visitor's device, in the row that is for it. */
  own?: Platform;
}

function TerminalRow({ page, offer, own, software, packages }: TerminalRowProps) {
  const t = useTranslations('downloads');
  const {
    name = t(`offers.${offer}.name`),
    version = t(`offers.${offer}.version`),
    changes,
  } = softwareOf(offer, itemsOf(software));
  const { anchor } = OFFER_LOOKS[offer];
  const compact = page.layout === 'mobile';
  return (
    <li id={anchor} className={styles.row} data-testid={own ? 'own-row' : 'software-section'} data-name={anchor}>
      {own && <p className={styles.mine}>{t(`own.for.${own}`)}</p>}
      <h3>
        <Words>{name}</Words>
      </h3>
      <div className={styles.facts}>
        <ReleaseFacts offer={offer} version={version} packages={packages} />
        {/* In a browser nothing is installed: what it needs stands here. */}
        {offer === 'web' && changes && <div className={LINES} {...apiHtml(withLineBreaks(changes))} />}
      </div>
      <div className={styles.more}>
        {offer === 'ios' && (
          <p>
            <Prose>{t('own.missing')}</Prose>
          </p>
        )}
        <MoreWays page={page} offer={offer} />
      </div>
      <DownloadLink
        page={page}
        packages={packages}
        terminal={offer}
        className={compact ? styles.get : buttonClass('outline', { wide: true })}
      >
        {compact ? (
          <>
            <span className="visually-hidden">{t(`offers.${offer}.action`)}</span>
            <span aria-hidden="true">
              {offer === 'ios' ? t('stores.ios') : t(isInstaller(offer) ? 'all.download' : 'all.open')}
            </span>
          </>
        ) : (
          t(`offers.${offer}.action`)
        )}
        <OfferArrow offer={offer} />
      </DownloadLink>
    </li>
  );
}

/** What holds for every file of the rows, once: that a sample archive is none of an installer's size, and how a file is checked. */
export function AboutFiles({ packages }: Pick<Downloads, 'packages'>) {
  const t = useTranslations('downloads.file');
  const files = TERMINALS.flatMap((offer) => fileOf(offer, itemsOf(packages)) ?? []);
  const checked = files.some(({ sha256 }) => sha256);
  const samples = TERMINALS.some((offer) => isSampleFile(offer, itemsOf(packages)));
  if (!checked && !samples) return null;
  return (
    <p className={styles.files}>
      {samples && <Prose>{t(files.length > 0 ? 'samples' : 'samplesAlone')}</Prose>}
      {checked && <a href={`#${CHECK_ANCHOR}`}>{t('check')}</a>}
    </p>
  );
}

/** What is opened in the browser, in one line: it has pages of its own. */
export function OnlineProducts({ page, packages }: { page: PageContext } & Pick<Downloads, 'packages'>) {
  const t = useTranslations('downloads');
  return (
    <div className={styles.online}>
      <h3>{t('all.online')}</h3>
      <ul>
        {ONLINE.map((offer) => (
          <li key={offer} id={OFFER_LOOKS[offer].anchor} data-testid="online-product">
            <DownloadLink page={page} packages={packages} terminal={offer}>
              {t(`offers.${offer}.name`)}
              <OfferArrow offer={offer} />
            </DownloadLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { company } from '@/lib/company/facts';
import { whitePapers } from '@/lib/content/documents';
import type { OfferId } from '@/lib/content/downloads';
import { softwareOf } from '@/lib/content/software';
import { apiHtml } from '@/lib/next/api-content';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import type { Figure } from '../definitions/figures';
import { shares } from '../files/crop';
import crops from '../files/crop.module.css';
import { DownloadLink, itemsOf } from '../files/download-link';
import { FilePanel, ReleaseFacts } from '../files/file-panel';
import { OfferArrow } from '../files/offer-arrow';
import { BESIDE, isInstaller, OFFER_LOOKS, type OfferPlace } from '../files/offers';
import { MoreWays, StoreCode } from '../files/store-ways';
import { buttonClass } from '../ui/actions/button';
import { ExternalLink, TextLink } from '../ui/actions/text-link';
import { Picture } from '../ui/media/picture';
import { LINES } from '../ui/text/lines';
import { withLineBreaks } from '../ui/text/running-text';
import { Prose, Words } from '../ui/text/words';
import type { Downloads } from './downloads';
import styles from './software-section.module.css';

/** Widths of what is shown of a picture, beside the side list (§2 Download page). */
const SHOWN: Record<OfferPlace, number> = { beside: BESIDE.width, below: 952 };

export interface OfferProps extends Downloads {
  page: PageContext;
  offer: OfferId;
}

/** One offer of the download page: what it is, its version, its picture, and where it is had (§2). */
export function SoftwareSection({ page, offer, software, packages }: OfferProps) {
  const t = useTranslations('downloads');
  const { anchor, place, art, crop, handset, dark } = OFFER_LOOKS[offer];
  const {
    name = t(`offers.${offer}.name`),
    overview,
    version = t(`offers.${offer}.version`),
    changes,
    picture,
  } = softwareOf(offer, itemsOf(software));
  const own = artwork(art, page.locale);
  return (
    <section
      id={anchor}
      className={styles.offer}
      data-place={place}
      data-testid="software-section"
      data-name={anchor}
      aria-labelledby={`${anchor}-name`}
    >
      <div className={styles.words}>
        <h2 id={`${anchor}-name`}>
          <Words>{name}</Words>
        </h2>
        <ReleaseFacts offer={offer} version={version} packages={packages} />
        {overview ? (
          <div className={`${styles.text} ${LINES}`} {...apiHtml(withLineBreaks(overview))} />
        ) : (
          <p className={styles.text}>
            <Prose>{t(`offers.${offer}.overview`)}</Prose>
          </p>
        )}
      </div>
      <div className={styles.view}>
        <div
          className={picture ? styles.picture : `${styles.picture} ${crops.crop}`}
          data-api={picture ? '' : undefined}
          data-handset={handset && !picture ? '' : undefined}
          data-dark={(dark || handset) && !picture ? '' : undefined}
          style={picture ? undefined : shares(crop)}
        >
          <Picture
            src={picture ?? own.src}
            sources={picture ? [] : own.sources}
            fallback={own}
            alt={t(`pictures.${offer}`)}
            width={own.width}
            height={own.height}
            sizes={`${Math.round((SHOWN[place] * crop.of) / crop.width)}px`}
          />
        </div>
      </div>
      <div className={styles.rail}>
        <div>
          <DownloadLink
            page={page}
            packages={packages}
            terminal={offer}
            className={buttonClass(isTerminal(offer) ? 'primary' : 'outline')}
          >
            {t(`offers.${offer}.action`)}
            <OfferArrow offer={offer} />
          </DownloadLink>
          <MoreWays page={page} offer={offer} />
          {offer === 'aipo' && <Papers page={page} />}
          <OfferDefinitions page={page} offer={offer} />
        </div>
        {(offer === 'ios' || offer === 'android') && <StoreCode offer={offer} short />}
      </div>
      <div className={styles.notes}>
        {changes && (
          <div>
            <h3>{t(offer === 'web' ? 'needs' : 'notes')}</h3>
            <div className={LINES} {...apiHtml(withLineBreaks(changes))} />
          </div>
        )}
        {offer === 'ios' && <Beta />}
      </div>
      {isInstaller(offer) && <FilePanel terminal={offer} packages={packages} />}
    </section>
  );
}

/** The app itself, which this page is for; what is opened in a browser beside it is less loud. */
function isTerminal(offer: OfferId): boolean {
  return offer !== 'liveReport' && offer !== 'aipo' && offer !== 'openApi';
}

/** Offers whose words tell a marketing figure, and which (docs/glossary.md). */
const FIGURES: Partial<Record<OfferId, Figure>> = { android: 'appUsers', liveReport: 'reports' };

function OfferDefinitions({ page, offer }: { page: PageContext; offer: OfferId }) {
  const figure = FIGURES[offer];
  return figure ? <DefinitionsLink page={page} figure={figure} /> : null;
}

function Beta() {
  const t = useTranslations('downloads.beta');
  const footer = useTranslations('layout.footer');
  const { beta } = company();
  if (beta === undefined) return null;
  return (
    <div>
      <h3>{t('title')}</h3>
      <p>
        <Prose>{t('text')}</Prose>
      </p>
      <TextLink href={beta} newTab={footer('newTab')}>
        {t('action')}
      </TextLink>
    </div>
  );
}

/** The white papers (§2 Download page), as far as there are any. */
export function Papers({ page }: { page: PageContext }) {
  const t = useTranslations('downloads.papers');
  const footer = useTranslations('layout.footer');
  const papers = whitePapers(page.locale);
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers} aria-label={t('title')}>
      {papers.map(({ key, href }) => (
        <li key={key}>
          <ExternalLink href={href} newTab={footer('newTab')}>
            {t(key)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

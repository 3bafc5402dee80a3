import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { artwork } from '@/lib/assets/artwork';
import type { OfferId, TerminalId } from '@/lib/content/downloads';
import type { PageContent } from '@/lib/pages/define-page';
import type { Platform } from '@/lib/routing/platform';
import type { InstallGuide } from '@/lib/routing/query';
import { JsonLd } from '@/lib/seo/json-ld';
import { softwareApplication } from '@/lib/seo/structured/software';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { Guarded } from '../data/guarded';
import { shares } from '../files/crop';
import crops from '../files/crop.module.css';
import { DownloadLink } from '../files/download-link';
import { OfferArrow } from '../files/offer-arrow';
import { OFFER_LOOKS } from '../files/offers';
import { OpenInBrowser } from '../files/open-in-browser';
import { StoreCode } from '../files/store-ways';
import { Hero } from '../media/hero';
import { buttonClass } from '../ui/actions/button';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import styles from './app-download.module.css';
import { CheckDownload } from './check-download';
import { type Downloads, readDownloads } from './downloads';
import { InstallGuideSteps } from './install-guide';
import { AboutFiles, OnlineProducts, TerminalRows } from './terminal-rows';

interface AppDownloads extends Downloads {
  page: PageContext;
  /** Of the visitor; undefined where nothing says so. */
  platform: Platform | undefined;
  guide: InstallGuide | undefined;
}

/** The app for the visitor's own device, then for the others (§2; docs/requirements.md, Routes); with a guide, that guide. */
export const appDownloadPage: PageContent<'tradeGodownload', AppDownloads> = {
  read: async ({ page, platform, guide }) => ({
    page: guide ? { ...page, query: { id: guide } } : page,
    platform,
    guide,
    ...(await readDownloads(page)),
  }),
  metadata: async ({ guide }) => {
    if (!guide) return {};
    const t = await getTranslations('downloads.guide');
    return { title: t(`${guide}.title`), description: t(`${guide}.lead`) };
  },
  View: AppDownloadPage,
};

/** What stands in the opening where nothing is known of the visitor's device. */
const USUAL: TerminalId = 'ios';

function AppDownloadPage({ page, platform, guide, ...downloads }: AppDownloads) {
  const t = useTranslations('downloads');
  const words = useTranslations('pages.tradeGodownload');
  if (guide) return <InstallGuideSteps page={page} guide={guide} packages={downloads.packages} />;
  const shown = platform ?? USUAL;
  const { handset, art, opening } = OFFER_LOOKS[shown];
  return (
    <>
      <JsonLd data={softwareApplication({ name: t('app'), description: words('description') }, page.locale)} />
      <div className={styles.opening}>
        <Hero
          seed={8017}
          title={words('heading')}
          text={words('lead')}
          shape={handset ? 'phone' : 'screen'}
          picture={
            <div
              className={`${handset ? styles.handset : styles.screen} ${crops.crop}`}
              style={opening && shares(opening)}
            >
              <Artwork
                art={artwork(art, page.locale)}
                alt={t(`pictures.${shown}`)}
                sizes={page.layout === 'mobile' ? '(max-width: 430px) 90vw, 400px' : handset ? '368px' : '66vw'}
                priority
              />
            </div>
          }
        >
          <OpenInBrowser page={page} />
          {platform && <OwnVersion page={page} offer={platform} packages={downloads.packages} />}
          {page.layout === 'desktop' && (
            <div className={styles.codes}>
              <p>{t('code.scan')}</p>
              <StoreCode offer="android" short />
              <StoreCode offer="ios" short />
            </div>
          )}
          {!platform && <Chooser />}
        </Hero>
      </div>
      <Section
        id="versions"
        title={t('all.title')}
        lead={t('all.text')}
        aside={<DataNotice page={page} read={downloads.software} />}
      >
        <Guarded page={page} section="downloads">
          <TerminalRows page={page} own={platform} {...downloads} />
          <OnlineProducts page={page} packages={downloads.packages} />
          <AboutFiles packages={downloads.packages} />
        </Guarded>
      </Section>
      <CheckDownload page={page} packages={downloads.packages} />
    </>
  );
}

/** The download for the visitor's own device; what there is to know of it stands first below the opening. */
function OwnVersion({ page, offer, packages }: Pick<Downloads, 'packages'> & { page: PageContext; offer: Platform }) {
  const t = useTranslations('downloads');
  return (
    <div className={styles.own} data-testid="own-version" data-name={offer}>
      <DownloadLink
        page={page}
        packages={packages}
        terminal={offer}
        className={buttonClass('primary', { size: 'large', wide: page.layout === 'mobile' })}
      >
        {t(`offers.${offer}.action`)}
        <OfferArrow offer={offer} />
      </DownloadLink>
    </div>
  );
}

const CHOICES = ['android', 'ios', 'windows', 'mac', 'web'] as const satisfies readonly OfferId[];

/** Where nothing is known of the visitor's device: a way to each. */
function Chooser() {
  const t = useTranslations('downloads');
  return (
    <nav className={styles.chooser} aria-label={t('own.choose')}>
      <p>{t('own.choose')}</p>
      <ul>
        {CHOICES.map((offer) => (
          <li key={offer}>
            <a href={`#${OFFER_LOOKS[offer].anchor}`} className={buttonClass('outline', { size: 'small' })}>
              {t(`offers.${offer}.short`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

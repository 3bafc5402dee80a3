import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { artwork } from '@/lib/assets/artwork';
import type { OfferId, TerminalId } from '@/lib/content/downloads';
import { softwareOf } from '@/lib/content/software';
import type { Platform } from '@/lib/routing/platform';
import type { InstallGuide } from '@/lib/routing/query';
import type { PageContent } from '@/lib/site/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { Guarded } from '../data/guarded';
import { DefinitionsLink } from '../definitions/definitions-link';
import { Hero } from '../media/hero';
import { Artwork } from '../ui/artwork';
import { buttonClass } from '../ui/button';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import styles from './app-download.module.css';
import { CheckDownload } from './check-download';
import { DownloadLink, itemsOf } from './download-link';
import { type Downloads, readDownloads } from './downloads';
import { InstallGuideSteps } from './install-guide';
import { OFFER_LOOKS } from './offers';
import { TerminalRows } from './terminal-rows';

interface AppDownloads extends Downloads {
  page: PageContext;
  /** Of the visitor; undefined where nothing says so. */
  platform: Platform | undefined;
  guide: InstallGuide | undefined;
}

/** Every terminal's download (§2; decisions, Routes), the visitor's own first; with a guide it opens on that. */
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
const USUAL: Record<PageContext['layout'], TerminalId> = { desktop: 'windows', mobile: 'ios' };

function AppDownloadPage({ page, platform, guide, ...downloads }: AppDownloads) {
  const t = useTranslations('downloads');
  const words = useTranslations('pages.tradeGodownload');
  const { shape, art } = OFFER_LOOKS[platform ?? USUAL[page.layout]];
  return (
    <>
      {guide ? (
        <InstallGuideSteps page={page} guide={guide} packages={downloads.packages} />
      ) : (
        <Hero
          seed={8017}
          title={words('heading')}
          text={words('lead')}
          shape={shape === 'phone' ? 'phone' : 'screen'}
          picture={
            <Artwork
              art={artwork(art, page.locale)}
              alt={t(`pictures.${platform ?? USUAL[page.layout]}`)}
              sizes={page.layout === 'mobile' ? '(max-width: 430px) 90vw, 400px' : '(max-width: 960px) 90vw, 640px'}
              priority
            />
          }
        >
          {platform ? <OwnVersion page={page} offer={platform} {...downloads} /> : <Chooser />}
          <DefinitionsLink page={page} figure="connectedBrokers" />
        </Hero>
      )}
      <Section
        id="versions"
        title={t('all.title')}
        lead={t('all.text')}
        aside={<DataNotice page={page} read={downloads.software} />}
      >
        <Guarded page={page} section="downloads">
          <TerminalRows page={page} first={platform} {...downloads} />
        </Guarded>
      </Section>
      <CheckDownload packages={downloads.packages} />
    </>
  );
}

/** The download for the visitor's own device, and the way to the others. */
function OwnVersion({ page, offer, software, packages }: Downloads & { page: PageContext; offer: Platform }) {
  const t = useTranslations('downloads');
  const { version = t(`offers.${offer}.version`) } = softwareOf(offer, itemsOf(software));
  return (
    <div className={styles.own} data-testid="own-version" data-name={offer}>
      <p>{t(`own.for.${offer}`)}</p>
      <DownloadLink
        page={page}
        packages={packages}
        terminal={offer}
        className={buttonClass('primary', { size: 'large', wide: page.layout === 'mobile' })}
      >
        {t(`offers.${offer}.action`)}
      </DownloadLink>
      <p data-figures>{version}</p>
      <TextLink href="#versions">{t('own.others')}</TextLink>
    </div>
  );
}

const CHOICES = ['ios', 'android', 'windows', 'mac', 'web'] as const satisfies readonly OfferId[];

/** Where nothing is known of the visitor's device: a way to each. */
function Chooser() {
  const t = useTranslations('downloads');
  return (
    <nav className={styles.chooser} aria-label={t('own.choose')}>
      <p>{t('own.choose')}</p>
      <ul>
        {CHOICES.map((offer) => (
          <li key={offer}>
            <a href={`#${OFFER_LOOKS[offer].anchor}`} className={buttonClass('outline')}>
              {t(`offers.${offer}.short`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

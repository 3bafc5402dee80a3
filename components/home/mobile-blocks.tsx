import { useTranslations } from 'next-intl';
import { artwork, film } from '@/lib/assets/artwork';
import { clientMarks } from '@/lib/assets/marks';
import { company } from '@/lib/company/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { useFilmWords } from '../media/carousel-words';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { SplitSection } from '../ui/layout/split-section';
import surface from '../ui/layout/surface.module.css';
import { Artwork } from '../ui/media/artwork';
import { Film } from '../ui/media/film';
import { LogoWall } from '../ui/media/logo-wall';
import { Statistics } from '../ui/text/statistics';
import styles from './mobile-home.module.css';

/** The live-report film plays when the page is scrolled further than this, in px (§2, §4). */
const LIVE_REPORT_FROM = 600;

/** The parts of the mobile home page that are words and one picture (§2). */

export function TradeMarkets({ page }: { page: PageContext }) {
  const t = useTranslations('home.markets');
  return (
    <SplitSection
      id="markets"
      tone="ink"
      title={t('title')}
      lead={t('text')}
      picture={
        <Artwork
          art={artwork('pocket/markets', page.locale)}
          alt={t('picture')}
          sizes="100vw"
          className={surface.framed}
        />
      }
    >
      <TextLink href={linkFrom(page, 'tradeGoMarkets')}>{t('more')}</TextLink>
    </SplitSection>
  );
}

export function Aipo({ page }: { page: PageContext }) {
  const t = useTranslations('home.aipo');
  const footer = useTranslations('layout.footer');
  return (
    <SplitSection
      id="aipo"
      tone="mist"
      title={t('title')}
      lead={t('text')}
      picture={
        <Artwork
          art={artwork('pocket/aipo', page.locale)}
          alt={t('picture')}
          sizes="100vw"
          className={surface.framed}
        />
      }
    >
      <TextLink href={company().partnerSites.aipo} newTab={footer('newTab')}>
        {t('more')}
      </TextLink>
    </SplitSection>
  );
}

export function OpenApi({ page }: { page: PageContext }) {
  const t = useTranslations('home.openApi');
  return (
    <SplitSection
      id="open-api"
      tone="ink"
      title={t('title')}
      lead={t('text')}
      picture={
        <Artwork
          art={artwork('pocket/open-api', page.locale)}
          alt={t('picture')}
          sizes="100vw"
          className={surface.framed}
        />
      }
    >
      <TextLink href={linkFrom(page, 'openApi')}>{t('more')}</TextLink>
    </SplitSection>
  );
}

export function Brokers({ page }: { page: PageContext }) {
  const t = useTranslations('home.brokers');
  return (
    <Section id="brokers" title={t('title')} space="strip">
      <Statistics
        hairlines
        items={(['supported', 'served', 'reach', 'users'] as const).map((key) => ({
          value: t(`${key}.value`),
          label: t(`${key}.label`),
        }))}
      />
      <DefinitionsLink page={page} />
    </Section>
  );
}

export function LiveReportFilm({ page }: { page: PageContext }) {
  const t = useTranslations('home.liveReport');
  const footer = useTranslations('layout.footer');
  const words = useFilmWords();
  return (
    <SplitSection
      id="live-report"
      tone="mist"
      title={t('title')}
      lead={t('text')}
      picture={
        <Film
          name="live-report"
          film={film('live-report', page.locale)}
          label={t('picture')}
          words={words}
          playing={{ after: LIVE_REPORT_FROM }}
          className={styles.film}
        />
      }
    >
      <TextLink href={company().partnerSites.liveReport} newTab={footer('newTab')}>
        {t('open')}
      </TextLink>
    </SplitSection>
  );
}

export function Clients({ page }: { page: PageContext }) {
  const t = useTranslations('home.clients');
  return (
    <Section id="clients" title={t('title')} space="strip">
      <LogoWall label={t('title')} marks={clientMarks(page.locale)} rows={3} />
    </Section>
  );
}

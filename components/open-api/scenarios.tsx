import { useTranslations } from 'next-intl';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { useCarouselWords } from '../media/carousel-words';
import { UprightTabs } from '../ui/actions/upright-tabs';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { Prose, Words } from '../ui/text/words';
import styles from './scenarios.module.css';

const SCENARIOS = ['quant', 'broker', 'desk', 'alerts'] as const;
type Scenario = (typeof SCENARIOS)[number];
/** A whole screen on desktop; on phones, where that could not be read, the part of it that tells the scenario. */
const PICTURES = { desktop: 'scenario', mobile: 'pocket' } as const;
/** Mobile carousels (§9). */
const INTERVAL_MS = 3000;

/** Four application scenarios (§2 SDK download page): a selector on desktop, a carousel on mobile; the chosen one changes the picture. */
export function Scenarios({ page }: { page: PageContext }) {
  const t = useTranslations('sdk.scenarios');
  const words = useCarouselWords(SCENARIOS.length);
  const names = SCENARIOS.map((key) => t(`${key}.name`));
  return (
    <Section id="scenarios" tone="mist" title={t('title')} lead={t('lead')}>
      {page.layout === 'desktop' ? (
        <UprightTabs
          label={t('label')}
          tabs={SCENARIOS.map((key) => ({
            value: key,
            label: t(`${key}.title`),
            detail: <Prose>{t(`${key}.text`)}</Prose>,
            content: <ScenarioView page={page} scenario={key} />,
          }))}
        />
      ) : (
        <Carousel
          name="sdk-scenarios"
          label={t('label')}
          interval={INTERVAL_MS}
          words={words}
          slideLabels={names}
          slides={SCENARIOS.map((key) => <ScenarioView key={key} page={page} scenario={key} />)}
        />
      )}
    </Section>
  );
}

function ScenarioView({ page, scenario }: { page: PageContext; scenario: Scenario }) {
  const t = useTranslations('sdk.scenarios');
  return (
    <div className={styles.scenario}>
      <Artwork
        art={artwork(`sdk/${PICTURES[page.layout]}-${scenario}` as ArtName, page.locale)}
        alt={t(`${scenario}.picture`)}
        sizes={page.layout === 'mobile' ? '(max-width: 480px) 90vw, 440px' : '(max-width: 60rem) 90vw, 760px'}
      />
      <div className={styles.words}>
        <h3>
          <Words>{t(`${scenario}.title`)}</Words>
        </h3>
        <p>
          <Prose>{t(`${scenario}.text`)}</Prose>
        </p>
      </div>
    </div>
  );
}

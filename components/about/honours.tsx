import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import { HONOURS, type Honour } from '@/lib/content/history';
import type { PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { useCarouselWords } from '../media/carousel-words';
import { UprightTabs } from '../ui/actions/upright-tabs';
import { Section } from '../ui/layout/section';
import { Carousel } from '../ui/motion/carousel';
import { Prose, Words } from '../ui/text/words';
import styles from './honours.module.css';

/** Honours on the mobile layout turn every three seconds (§2, §9). */
const INTERVAL_MS = 3000;

/** Each award as the order book draws it (workshop/emblems). */
const SHAPES: Record<Honour, string> = {
  report: 'crystal',
  security: 'shield',
  esop: 'hexagon',
  saas: 'star',
  account: 'medal',
  listing: 'obelisk',
  app: 'cup',
};

/** The seven honours (§2 About us): a picture that changes with the name pointed at or focused, slides with captions on a phone. */
export function Honours({ page }: { page: PageContext }) {
  const t = useTranslations('about.honours');
  const words = useCarouselWords(HONOURS.length);
  const names = HONOURS.map((key) => t(`items.${key}.name`));
  return (
    <Section id="honours" title={t('title')} lead={t('lead')} aside={<ContentLabel />}>
      {page.layout === 'mobile' ? (
        <Carousel
          name="honours"
          label={t('label')}
          interval={INTERVAL_MS}
          words={words}
          slideLabels={names}
          slides={HONOURS.map((key) => <Award key={key} honour={key} />)}
        />
      ) : (
        <div className={styles.choice}>
          <UprightTabs
            label={t('label')}
            onHover
            tabs={HONOURS.map((key) => ({
              value: key,
              anchor: `honour-${key}`,
              label: t(`items.${key}.name`),
              detail: t(`items.${key}.year`),
              content: <Award honour={key} />,
            }))}
          />
        </div>
      )}
    </Section>
  );
}

function Award({ honour }: { honour: Honour }) {
  const t = useTranslations('about.honours');
  return (
    <figure className={styles.award} data-on-ink="">
      {/* biome-ignore lint/performance/noImgElement: a drawing in vectors, the same at every size. */}
      <img
        src={assetUrl(`/assets/emblem/honour-${SHAPES[honour]}.svg`)}
        alt=""
        width={320}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <p className={styles.name}>
          <Words>{t(`items.${honour}.name`)}</Words>
        </p>
        <dl>
          <div>
            <dt>{t('awarded')}</dt>
            <dd data-figures="">{t(`items.${honour}.year`)}</dd>
          </div>
          <div>
            <dt>{t(honour === 'security' ? 'issuer' : 'by')}</dt>
            <dd>
              <Words>{t(`items.${honour}.by`)}</Words>
            </dd>
          </div>
          <div>
            <dt>{t(honour === 'security' ? 'scope' : 'for')}</dt>
            <dd>
              <Prose>{t(`items.${honour}.for`)}</Prose>
            </dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}

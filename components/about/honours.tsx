import { useTranslations } from 'next-intl';
import { assetUrl } from '@/lib/assets/address';
import { company } from '@/lib/company/facts';
import type { Honour } from '@/lib/content/history';
import type { Locale } from '@/lib/i18n/locales';
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

/** The honours that the company's content has (§2 About us): a picture that changes with the name pointed at or focused, slides with captions on a phone. */
export function Honours({ page }: { page: PageContext }) {
  const t = useTranslations('about.honours');
  const { honours } = company();
  const words = useCarouselWords(honours?.items.length ?? 0);
  if (!honours || honours.items.length === 0) return null;
  const { title, lead, items } = honours;
  const { locale } = page;
  return (
    <Section id="honours" title={title[locale]} lead={lead[locale]} aside={<ContentLabel />}>
      {page.layout === 'mobile' ? (
        <Carousel
          name="honours"
          label={t('label')}
          interval={INTERVAL_MS}
          words={words}
          slideLabels={items.map(({ name }) => name[locale])}
          slides={items.map((honour) => <Award key={honour.id} honour={honour} locale={locale} />)}
        />
      ) : (
        <div className={styles.choice}>
          <UprightTabs
            label={t('label')}
            onHover
            tabs={items.map((honour) => ({
              value: honour.id,
              anchor: `honour-${honour.id}`,
              label: honour.name[locale],
              detail: String(honour.year),
              content: <Award honour={honour} locale={locale} />,
            }))}
          />
        </div>
      )}
    </Section>
  );
}

/** An award as the order book draws it (workshop/emblems). */
function Award({ honour, locale }: { honour: Honour; locale: Locale }) {
  const t = useTranslations('about.honours');
  return (
    <figure className={styles.award} data-on-ink="">
      {/* biome-ignore lint/performance/noImgElement: a drawing in vectors, the same at every size. */}
      <img
        src={assetUrl(`/assets/emblem/honour-${honour.drawing}.svg`)}
        alt=""
        width={320}
        height={400}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        <p className={styles.name}>
          <Words>{honour.name[locale]}</Words>
        </p>
        <dl>
          <div>
            <dt>{t('awarded')}</dt>
            <dd data-figures="">{honour.year}</dd>
          </div>
          <div>
            <dt>{t(honour.certificate ? 'issuer' : 'by')}</dt>
            <dd>
              <Words>{honour.by[locale]}</Words>
            </dd>
          </div>
          <div>
            <dt>{t(honour.certificate ? 'scope' : 'for')}</dt>
            <dd>
              <Prose>{honour.for[locale]}</Prose>
            </dd>
          </div>
        </dl>
      </figcaption>
    </figure>
  );
}

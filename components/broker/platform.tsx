import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { PLATFORM } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { useCarouselWords } from '../media/carousel-words';
import { Artwork } from '../ui/artwork';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import { Tabs } from '../ui/tabs';
import { Words } from '../ui/words/words';
import { Facts } from './facts';
import styles from './platform.module.css';

const FACTS = ['source', 'updated', 'replaces'] as const;
const SIZES = { desktop: '640px', mobile: '92vw' } as const;

/** The data platform (§2): five tabs on desktop, five slides on mobile, each with its picture. */
export function Platform({ page }: { page: PageContext }) {
  const t = useTranslations('broker.platform');
  const words = useCarouselWords(PLATFORM.length);
  const names = PLATFORM.map(({ key }) => t(`${key}.name`));
  const modules = PLATFORM.map(({ key, art }, i) => (
    <figure key={key} id={page.layout === 'mobile' ? `platform-${key}` : undefined} className={styles.module}>
      <Artwork
        art={artwork(art, page.locale)}
        alt={t(`${key}.picture`)}
        sizes={SIZES[page.layout]}
        className={styles.picture}
      />
      <figcaption>
        <h3 className={page.layout === 'mobile' ? 'visually-hidden' : undefined}>{names[i]}</h3>
        <p>
          <Words>{t(`${key}.text`)}</Words>
        </p>
        {page.layout === 'desktop' && (
          <Facts items={FACTS.map((fact) => ({ name: t(`rows.${fact}`), text: t(`${key}.${fact}`) }))} />
        )}
      </figcaption>
    </figure>
  ));
  return (
    <Section id="platform" tone="mist" title={t('title')} lead={t('text')}>
      {page.layout === 'desktop' ? (
        <Tabs
          label={t('label')}
          tabs={PLATFORM.map(({ key }, i) => ({
            value: key,
            label: names[i] ?? '',
            anchor: `platform-${key}`,
            content: modules[i],
          }))}
        />
      ) : (
        <Carousel
          name="platform"
          label={t('label')}
          controls="names"
          words={words}
          slideLabels={names}
          slides={modules}
        />
      )}
      <div className={styles.note}>
        <DefinitionsLink page={page} figure="reports" />
      </div>
    </Section>
  );
}

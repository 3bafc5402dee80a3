import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { SOFTWARE } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { useCarouselWords } from '../media/carousel-words';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { Prose, Words } from '../ui/text/words';
import styles from './mobile-software.module.css';

/** Drawn for the slide: the first screen of the page shows the app's film already, and the other two are too wide for it. */
const STILLS = { app: 'broker/subscribe', desk: 'broker/dealing', console: 'broker/work-list' } as const;

/** Three programs as slides to swipe (§2), 280 px high; on the desktop they are tabs. */
export function MobileSoftware({ page }: { page: PageContext }) {
  const t = useTranslations('broker.software');
  const words = useCarouselWords(SOFTWARE.length);
  return (
    <Section id="software" title={t('title')} lead={t('text')}>
      <Carousel
        name="software"
        label={t('label')}
        controls="names"
        words={words}
        slideLabels={SOFTWARE.map(({ key }) => t(`${key}.label`))}
        slides={SOFTWARE.map(({ key }) => (
          <figure key={key} id={`software-${key}`} className={styles.slide}>
            <Artwork
              art={artwork(STILLS[key], page.locale)}
              alt={t(`${key}.screen`)}
              sizes="154px"
              className={styles.still}
            />
            <figcaption>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>
                <Prose>{t(`${key}.text`)}</Prose>
              </p>
            </figcaption>
          </figure>
        ))}
      />
      <div className={styles.note}>
        <DefinitionsLink page={page} />
      </div>
    </Section>
  );
}

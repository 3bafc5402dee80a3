import { useTranslations } from 'next-intl';
import { artwork, film } from '@/lib/assets/artwork';
import { SOFTWARE } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { useCarouselWords, useFilmWords } from '../media/carousel-words';
import { Artwork } from '../ui/artwork';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import { Tabs } from '../ui/tabs';
import { Words } from '../ui/words/words';
import { Facts } from './facts';
import styles from './software.module.css';
import { TabFilm } from './tab-film';

/** Software films pause when the page is scrolled further than this, in px (§4). */
const FILM_UNTIL = { before: 400 };
const FACTS = ['users', 'runs', 'replaces'] as const;

/** Three programs, the second first; the film of the one that is chosen plays (§2, §4). */
export function DesktopSoftware({ page }: { page: PageContext }) {
  const t = useTranslations('broker.software');
  const words = useFilmWords();
  return (
    <Section id="software" title={t('title')} lead={t('text')} space="section">
      <Tabs
        label={t('label')}
        defaultValue="desk"
        tabs={SOFTWARE.map(({ key, film: name }) => ({
          value: key,
          label: t(`${key}.label`),
          anchor: `software-${key}`,
          content: (
            <div className={styles.program} data-film={name}>
              <TabFilm
                name={`software-${key}`}
                film={film(name)}
                label={t(`${key}.film`)}
                words={words}
                playing={FILM_UNTIL}
                sizes="(min-width: 961px) 680px, 92vw"
                className={styles.film}
              />
              <div>
                <h3>
                  <Words>{t(`${key}.title`)}</Words>
                </h3>
                <p>
                  <Words>{t(`${key}.text`)}</Words>
                </p>
                <Facts items={FACTS.map((fact) => ({ name: t(`rows.${fact}`), text: t(`${key}.${fact}`) }))} />
              </div>
            </div>
          ),
        }))}
      />
      <div className={styles.note}>
        <DefinitionsLink page={page} figure="appUsers" />
      </div>
    </Section>
  );
}

/** The same three as slides to swipe (§2), 280 px high. */
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
        slides={SOFTWARE.map(({ key, film: name }) => (
          <figure key={key} id={`software-${key}`} className={styles.slide} data-film={name}>
            {key === 'app' ? (
              // The first screen of the page shows this film already.
              <Artwork
                art={artwork('broker/subscribe', page.locale)}
                alt={t('app.screen')}
                sizes="154px"
                className={styles.still}
              />
            ) : (
              <Artwork art={film(name).poster} alt={t(`${key}.film`)} sizes="490px" className={styles.still} />
            )}
            <figcaption>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>
                <Words>{t(`${key}.text`)}</Words>
              </p>
            </figcaption>
          </figure>
        ))}
      />
      <div className={styles.note}>
        <DefinitionsLink page={page} figure="appUsers" />
      </div>
    </Section>
  );
}

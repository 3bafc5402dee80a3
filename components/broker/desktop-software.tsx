import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import { SOFTWARE } from '@/lib/content/broker';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { useFilmWords } from '../media/carousel-words';
import { Tabs } from '../ui/actions/tabs';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './desktop-software.module.css';
import { Facts } from './facts';
import { FILM_UNTIL } from './film-until';
import { TabFilm } from './tab-film';

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
                film={film(name, page.locale)}
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
                  <Prose>{t(`${key}.text`)}</Prose>
                </p>
                <Facts items={FACTS.map((fact) => ({ name: t(`rows.${fact}`), text: t(`${key}.${fact}`) }))} />
              </div>
            </div>
          ),
        }))}
      />
      <div className={styles.note}>
        <DefinitionsLink page={page} />
      </div>
    </Section>
  );
}

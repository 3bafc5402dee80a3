import { useTranslations } from 'next-intl';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { Tabs } from '../ui/actions/tabs';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Prose, Words } from '../ui/text/words';
import styles from './steps.module.css';

/** The steps of §2 on the exchange's timetable, each with the tasks of its table and the picture of its desk. */
export const STEPS = [
  { key: 'prepare', art: 'research/peer-comparison', tasks: ['audit', 'industry', 'scheme', 'sponsor'] },
  { key: 'apply', art: 'cycle/listing', tasks: ['a1', 'comments', 'hearing', 'phip'] },
  { key: 'offer', art: 'cycle/offering', tasks: ['book', 'price', 'allot', 'trade'] },
  { key: 'results', art: 'cycle/roadshow', tasks: ['blackout', 'boardNotice', 'publish', 'adviser'] },
  { key: 'meeting', art: 'listed/meeting', tasks: ['annualReport', 'agmNotice', 'poll', 'announce'] },
] as const satisfies readonly { key: string; art: ArtName; tasks: readonly string[] }[];

/** The five service steps (§2 listed-company services), chosen by click, each at an address of its own. */
export function ListedSteps({ page }: { page: PageContext }) {
  const t = useTranslations('listed.steps');
  const pictured = page.layout === 'desktop';
  return (
    <Section id="steps" title={t('title')} lead={t('text')}>
      <div className={styles.steps}>
        <Tabs
          label={t('label')}
          tabs={STEPS.map(({ key, art, tasks }) => ({
            value: key,
            anchor: `step-${key}`,
            label: t(`${key}.name`),
            content: (
              <div className={styles.step} data-pictured={pictured || undefined}>
                <div>
                  <p className={styles.span}>{t(`${key}.span`)}</p>
                  <h3>
                    <Words>{t(`${key}.title`)}</Words>
                  </h3>
                  <table className={styles.tasks}>
                    <thead>
                      <tr>
                        <th scope="col">{t('when')}</th>
                        <th scope="col">{t('what')}</th>
                        <th scope="col">{t('who')}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {tasks.map((task) => (
                        <tr key={task}>
                          <th scope="row">
                            <Words>{t(`tasks.${task}.when`)}</Words>
                          </th>
                          <td>
                            <Words>{t(`tasks.${task}.what`)}</Words>
                          </td>
                          <td>
                            <Words>{t(`tasks.${task}.who`)}</Words>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                  <p className={styles.ours}>
                    <strong>{t('ours')}</strong> <Prose>{t(`${key}.ours`)}</Prose>
                  </p>
                </div>
                {pictured && (
                  <Artwork
                    art={artwork(art, page.locale)}
                    alt={t(`${key}.picture`)}
                    sizes="(min-width: 961px) 540px, 100vw"
                    className={styles.picture}
                  />
                )}
              </div>
            ),
          }))}
        />
      </div>
      <p className={styles.note}>
        <Prose>{t('note')}</Prose>
      </p>
    </Section>
  );
}

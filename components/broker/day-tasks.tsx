import { useTranslations } from 'next-intl';
import type { DAY } from '@/lib/content/broker';
import { Words } from '../ui/text/words';
import styles from './day-tasks.module.css';

type Part = (typeof DAY)[number];

/** What is done in a part of the day: when, by whom, and what. */
export function Tasks({ part: { part, tasks } }: { part: Part }) {
  const t = useTranslations('broker.day');
  return (
    <table className={styles.tasks}>
      <caption className="visually-hidden">{t(`${part}.name`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.time')}</th>
          <th scope="col">{t('columns.who')}</th>
          <th scope="col">{t('columns.task')}</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ key, time, by }) => (
          <tr key={key}>
            <td data-figures="">{time}</td>
            <td data-by={by}>{t(`who.${by}`)}</td>
            <th scope="row">
              <Words>{t(`${part}.tasks.${key}`)}</Words>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useTranslations } from 'next-intl';
import { Words } from '../ui/text/words';
import styles from './results-day-measures.module.css';

const MEASURES = ['readers', 'answer', 'firms', 'answers'] as const;

/** What the day came to in both years, as a table. */
export function ResultsDayMeasures() {
  const t = useTranslations('listed.case');
  return (
    <table className={styles.measures}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('measure')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {MEASURES.map((key) => (
          <tr key={key}>
            <th scope="row">
              <Words>{t(`${key}.label`)}</Words>
            </th>
            <td data-figures="">
              <small>{t('before')}</small> <span>{t(`${key}.before`)}</span>
            </td>
            <td data-figures="">
              <strong>{t(`${key}.after`)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

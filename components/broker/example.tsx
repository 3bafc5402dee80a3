import { useTranslations } from 'next-intl';
import { EXAMPLE } from '@/lib/content/broker';
import { Section } from '../ui/layout/section';
import { Amount } from '../ui/text/amount';
import { SampleLabel } from '../ui/text/sample-label';
import { Words } from '../ui/text/words';
import styles from './example.module.css';

/** A worked example with figures before and after, labelled as a sample. */
export function Example() {
  const t = useTranslations('broker.example');
  return (
    <Section id="example" title={t('title')} lead={t('text')} aside={<SampleLabel>{t('sample')}</SampleLabel>}>
      <div className={styles.example}>
        <p className={styles.figure}>
          <strong data-figures="">
            <Amount>{t('figure')}</Amount>
          </strong>
          <span>
            <Words>{t('figureLabel')}</Words>
          </span>
        </p>
        <table className={styles.steps}>
          <thead>
            <tr>
              <th scope="col">{t('what')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE.map((key) => (
              <tr key={key}>
                <th scope="row">
                  <Words>{t(`${key}.name`)}</Words>
                </th>
                <td data-figures="">{t(`${key}.before`)}</td>
                <td data-figures="">{t(`${key}.after`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

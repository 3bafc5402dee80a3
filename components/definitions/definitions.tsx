import { useTranslations } from 'next-intl';
import { Section } from '../ui/section';
import { Words } from '../ui/words/words';
import styles from './definitions.module.css';
import { DEFINITIONS, definitionOf, FIGURE_GROUPS } from './figures';

/**
 * What each marketing figure (§9) counts, as at when, and that nobody has audited it (decisions, Page by page): a
 * register, those that count the same kind of thing below one rule.
 */
export function Definitions() {
  const t = useTranslations('definitions');
  return (
    <Section id={DEFINITIONS} tone="mist" title={t('title')} lead={t('text')}>
      <div className={styles.sheet}>
        {FIGURE_GROUPS.map(({ group, figures }) => (
          <div key={group} className={styles.group}>
            <p className={styles.name}>{t(`groups.${group}`)}</p>
            <ul className={styles.figures}>
              {figures.map((figure) => (
                <li key={figure} id={definitionOf(figure)}>
                  <h3>
                    <span data-figures>{t(`figures.${figure}.value`)}</span>{' '}
                    <Words>{t(`figures.${figure}.name`)}</Words>
                  </h3>
                  <p>
                    <Words>{t(`figures.${figure}.text`)}</Words>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

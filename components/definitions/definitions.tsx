import { useTranslations } from 'next-intl';
import { Section } from '../ui/section';
import { Words } from '../ui/words/words';
import styles from './definitions.module.css';
import { DEFINITIONS, definitionOf, FIGURES } from './figures';

/** What each marketing figure (§9) counts, as at when, and that nobody has audited it (decisions, Page by page). */
export function Definitions() {
  const t = useTranslations('definitions');
  return (
    <Section id={DEFINITIONS} tone="mist" title={t('title')} lead={t('text')}>
      <ul className={styles.figures}>
        {FIGURES.map((figure) => (
          <li key={figure} id={definitionOf(figure)}>
            <h3>
              <span data-figures>{t(`figures.${figure}.value`)}</span> <Words>{t(`figures.${figure}.name`)}</Words>
            </h3>
            <p>
              <Words>{t(`figures.${figure}.text`)}</Words>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

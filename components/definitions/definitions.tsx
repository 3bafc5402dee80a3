import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { Folded, type FoldedProps } from '../ui/actions/folded';
import { Section } from '../ui/layout/section';
import { Prose, Words } from '../ui/text/words';
import styles from './definitions.module.css';
import { DEFINITIONS, definitionOf, FIGURE_GROUPS } from './figures';

/**
 * What each marketing figure (§9) counts, as at when, and that nobody has audited it (docs/requirements.md, Page by page): a
 * register, those that count the same kind of thing below one rule; on a phone all but the first are folded up.
 */
export function Definitions({ page }: { page: PageContext }) {
  const t = useTranslations('definitions');
  return (
    <Section id={DEFINITIONS} tone="mist" title={t('title')} lead={t('text')} aside={<ContentLabel />}>
      <div className={styles.sheet}>
        {FIGURE_GROUPS.map(({ group, figures }, index) => (
          <Group
            key={group}
            page={page}
            summary={t(`groups.${group}`)}
            anchors={figures.map(definitionOf)}
            open={index === 0}
          >
            <ul className={styles.figures}>
              {figures.map((figure) => (
                <li key={figure} id={definitionOf(figure)}>
                  <h3>
                    <span data-figures>{t(`figures.${figure}.value`)}</span>{' '}
                    <Words>{t(`figures.${figure}.name`)}</Words>
                  </h3>
                  <p>
                    <Prose>{t(`figures.${figure}.text`)}</Prose>
                  </p>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
    </Section>
  );
}

function Group({ page, ...group }: FoldedProps & { page: PageContext }) {
  if (page.layout === 'mobile') return <Folded {...group} className={styles.folded} />;
  return (
    <div className={styles.group}>
      <p className={styles.name}>{group.summary}</p>
      {group.children}
    </div>
  );
}

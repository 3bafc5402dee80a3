import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { DefinitionsLink } from '../definitions/definitions-link';
import { Section, SectionHeading } from '../ui/layout/section';
import { Figure } from '../ui/text/figure';
import { Statistics } from '../ui/text/statistics';
import styles from './figures.module.css';

/** The four figures of §2 (600+, 300+, 150+, 200W+); the first is the page's figure as a picture. */
export function ListedFigures({ page }: { page: PageContext }) {
  const t = useTranslations('listed.figures');
  return (
    <Section id="figures">
      <div className={styles.figures}>
        <Figure value={t('companies.value')} unit={t('companies.label')}>
          <SectionHeading title={t('title')} lead={t('text')} beside />
          <div className={styles.others}>
            <Statistics
              size="medium"
              items={(['brokers', 'plans', 'users'] as const).map((key) => ({
                value: t(`${key}.value`),
                label: t(`${key}.label`),
              }))}
            />
            <DefinitionsLink page={page} />
          </div>
        </Figure>
      </div>
    </Section>
  );
}

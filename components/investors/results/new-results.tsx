import { useTranslations } from 'next-intl';
import { readLeadingResults } from '@/lib/content/leading-results';
import type { PeriodResults } from '@/lib/content/results';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { TextLink } from '../../ui/actions/text-link';
import { Container } from '../../ui/layout/container';
import { Words } from '../../ui/text/words';
import styles from './new-results.module.css';
import { useLead, usePeriodName } from './period-words';

/** At the head of the overview while results are new: what they are, and the way to their page. Nothing else of the time. */
export async function NewResults({ page }: { page: PageContext }) {
  const leading = await readLeadingResults(page.locale);
  return leading ? <ResultsPanel page={page} of={leading} /> : null;
}

export function ResultsPanel({ page, of }: { page: PageContext; of: PeriodResults }) {
  const t = useTranslations('results.banner');
  const name = usePeriodName()(of);
  const lead = useLead(page.locale)(of);
  return (
    <Container>
      <aside className={styles.panel} aria-label={t('label')} data-testid="new-results">
        <p className={styles.name}>
          <Words>{name}</Words>
        </p>
        {lead && (
          <p className={styles.lead}>
            <Words>{lead}</Words>
          </p>
        )}
        <TextLink href={linkFrom(page, 'results', { query: { id: of.period } })}>{t('read')}</TextLink>
      </aside>
    </Container>
  );
}

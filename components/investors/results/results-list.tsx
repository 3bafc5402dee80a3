import { useTranslations } from 'next-intl';
import type { PeriodResults } from '@/lib/content/results';
import { inThousands } from '@/lib/domain/figures';
import { movementOf } from '@/lib/domain/key-figures';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { Link } from '../../ui/actions/link';
import { TextLink } from '../../ui/actions/text-link';
import { EmptyState } from '../../ui/layout/empty-state';
import { Section } from '../../ui/layout/section';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { InvestorHeading } from '../investor-heading';
import { ChangeWords } from './change-words';
import { usePeriodName } from './period-words';
import styles from './results.module.css';

export interface ResultsListProps {
  page: PageContext<'results'>;
  periods: readonly PeriodResults[];
  /** The address names a period that is not there. */
  missing: boolean;
}

/** Results of all periods, newest first: what each was published with leads to its page. */
export function ResultsList({ page, periods, missing }: ResultsListProps) {
  const t = useTranslations('results');
  const nameOf = usePeriodName();
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Section id="periods" rise={false}>
        {missing && (
          <div className={styles.missing} role="status">
            <EmptyState title={t('centre.missing')} text={t('centre.missingText')} />
          </div>
        )}
        <h2 id="periods-title" className="visually-hidden">
          {t('centre.list')}
        </h2>
        {periods.length === 0 ? (
          <EmptyState title={t('centre.list')} text={t('table.empty')} />
        ) : (
          <DataTable labelledBy="periods-title" caption={t('centre.unit')}>
            <thead>
              <tr>
                <th scope="col">{t('table.figure')}</th>
                <th scope="col">{t('centre.published')}</th>
                <th scope="col" data-number>
                  {t('names.revenue')}
                </th>
                <th scope="col" data-number className={styles.wide}>
                  {t('centre.changeHead')}
                </th>
                <th scope="col" data-number>
                  <Words>{t('names.attributable')}</Words>
                </th>
                <th scope="col" data-number className={styles.wide}>
                  {t('centre.changeHead')}
                </th>
              </tr>
            </thead>
            <tbody>
              {periods.map((of) => (
                <tr key={of.period}>
                  <th scope="row">
                    <Link href={linkFrom(page, 'results', { query: { id: of.period } })} className={styles.period}>
                      <Words>{nameOf(of)}</Words>
                    </Link>
                  </th>
                  <td data-figures>
                    <Day moment={of.publishedAt} />
                  </td>
                  {(['revenue', 'attributable'] as const).flatMap((name) => {
                    const amount = of.figures.amounts[name];
                    return [
                      <td key={name} data-number>
                        {amount ? inThousands(amount.amount) : '–'}
                      </td>,
                      <td key={`${name}-change`} data-number className={styles.wide}>
                        <ChangeWords movement={amount && movementOf(amount)} />
                      </td>,
                    ];
                  })}
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
        <p className={styles.ways}>
          <TextLink href={linkFrom(page, 'keyFigures')}>{t('centre.keyFigures')}</TextLink>
        </p>
      </Section>
    </>
  );
}

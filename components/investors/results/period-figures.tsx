import { useTranslations } from 'next-intl';
import { pageAddress, type SourceDocuments } from '@/lib/content/reported-figures';
import type { PeriodResults } from '@/lib/content/results';
import { FIGURE_NAMES, inThousands } from '@/lib/domain/figures';
import { movementOf } from '@/lib/domain/key-figures';
import { ExternalLink } from '../../ui/actions/text-link';
import { Prose, Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { ChangeWords } from './change-words';
import { ComparedHead } from './compared-head';
import styles from './results.module.css';
import { TableName } from './table-name';

/** The figures of a period against the same period of the year before, each with the page that says so. */
export function PeriodFigures({ of: { figures }, sources }: { of: PeriodResults; sources: SourceDocuments }) {
  const t = useTranslations('results');
  const newTab = useTranslations('layout.footer')('newTab');
  const source = sources.get(figures.document);
  const given = FIGURE_NAMES.flatMap((name) => {
    const amount = figures.amounts[name];
    return amount ? [{ name, ...amount }] : [];
  });
  if (given.length === 0) return <p>{t('centre.noFigures')}</p>;
  return (
    <>
      <DataTable
        labelledBy="figures-of"
        caption={
          <TableName id="figures-of" name={t('centre.figures')}>
            {`${t('centre.unit')} · ${t(figures.audited ? 'audited' : 'unaudited')}`}
          </TableName>
        }
      >
        <ComparedHead what={t('table.figure')} />
        <tbody>
          {given.map(({ name, page, ...amount }) => {
            const href = pageAddress(source, page);
            const told = { title: source?.title ?? '', page: String(page) };
            return (
              <tr key={name}>
                <th scope="row">
                  <Words>{t(`names.${name}`)}</Words>
                </th>
                <td data-number>
                  {href === undefined ? (
                    inThousands(amount.amount)
                  ) : (
                    <ExternalLink href={href} newTab={newTab} className={styles.amount}>
                      {inThousands(amount.amount)}
                      <span className="visually-hidden">
                        {page === undefined ? t('source', told) : t('sourcePage', told)}
                      </span>
                    </ExternalLink>
                  )}
                </td>
                <td data-number>{amount.before === undefined ? '–' : inThousands(amount.before)}</td>
                <td data-number>
                  <ChangeWords movement={movementOf(amount)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
      {figures.restated && (
        <p className={styles.note}>
          <Prose>{t('centre.restated', { because: figures.restated })}</Prose>
        </p>
      )}
      <p className={styles.note}>
        <Prose>{t('table.open')}</Prose>
      </p>
      {given.some(({ before }) => before !== undefined) && (
        <p className={styles.note}>
          <Prose>{t('table.changes')}</Prose>
        </p>
      )}
    </>
  );
}

import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { type Figures, inThousands, marginOf, type Segment, writtenMargin } from '@/lib/domain/figures';
import { movementOf } from '@/lib/domain/key-figures';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { ChangeWords } from './change-words';
import { ComparedHead } from './compared-head';
import styles from './results.module.css';
import { TableName } from './table-name';

/** Revenue by part of the business, with its share as a bar. */
export function PeriodSegments({ figures, segments }: { figures: Figures; segments: readonly Segment[] }) {
  const t = useTranslations('results');
  const revenue = figures.amounts.revenue?.amount;
  return (
    <DataTable
      labelledBy="segments-of"
      caption={
        <TableName id="segments-of" name={t('centre.segments')}>
          {t('centre.unit')}
        </TableName>
      }
    >
      <ComparedHead what={t('centre.segment')}>
        <th scope="col" data-number>
          {t('centre.share')}
        </th>
      </ComparedHead>
      <tbody>
        {segments.map(({ name, amount, before }) => {
          const share = marginOf(amount, revenue);
          return (
            <tr key={name}>
              <th scope="row">
                <Words>{name}</Words>
                {share !== undefined && (
                  <span className={styles.bar} style={{ '--share': `${Math.max(0, share)}%` } as CSSProperties} />
                )}
              </th>
              <td data-number>{inThousands(amount)}</td>
              <td data-number>{before === undefined ? '–' : inThousands(before)}</td>
              <td data-number>
                <ChangeWords movement={movementOf({ amount, ...(before !== undefined && { before }) })} />
              </td>
              <td data-number>{share === undefined ? '–' : writtenMargin(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

import { useTranslations } from 'next-intl';
import { inThousands } from '@/lib/domain/figures';
import type { KeyTable } from '@/lib/domain/key-figures';
import { Prose } from '../../ui/text/words';
import { marginsOf } from './figures-table';
import styles from './key-figures.module.css';
import { restatementsOf } from './restatements';

/** What a reader of the table has to know: restated amounts with their reason, gaps, and what is worked out. */
export function FiguresNotes({ table }: { table: KeyTable }) {
  const t = useTranslations('results');
  const { columns, names, endedWith } = table;
  const restatements = restatementsOf(table);
  const hasGaps = columns.some(({ amounts }) => names.some((name) => !amounts[name]));
  const comparatives = columns.filter(({ isReported, amounts }) => !isReported && Object.keys(amounts).length > 0);
  const notes = [
    ...(endedWith === undefined ? [] : [t('table.ended', { year: String(endedWith) })]),
    ...comparatives.map(({ year }) => t('table.comparative', { year: String(year) })),
    ...(hasGaps ? [t('table.gaps')] : []),
    ...(marginsOf(table).length > 0 ? [t('table.margins')] : []),
    // Documents round to a million first: 10.4 of 6.1 million is 70.5 % more, 10,418 of 6,081 thousand 71.3 %.
    ...(columns.length > 1 ? [t('table.changes')] : []),
  ];
  return (
    <div className={styles.notes}>
      {restatements.length > 0 && (
        <ol>
          {restatements.map(({ number, year, name, from, amount, because = '' }) => (
            <li key={number}>
              <Prose>
                {t('table.restated', {
                  year: String(year),
                  figure: t(`names.${name}`),
                  from: inThousands(from),
                  amount: inThousands(amount),
                  because,
                })}
              </Prose>
            </li>
          ))}
        </ol>
      )}
      {notes.map((note) => (
        <p key={note}>
          <Prose>{note}</Prose>
        </p>
      ))}
    </div>
  );
}

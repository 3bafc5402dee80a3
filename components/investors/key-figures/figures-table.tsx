import { useTranslations } from 'next-intl';
import { pageAddress, type SourceDocuments } from '@/lib/content/reported-figures';
import { type FigureName, inThousands, writtenMargin } from '@/lib/domain/figures';
import { type KeyColumn, type KeyFigure, type KeyTable, MARGINS } from '@/lib/domain/key-figures';
import type { SegmentSeries } from '@/lib/domain/segments';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import { ExternalLink } from '../../ui/actions/text-link';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import styles from './key-figures.module.css';
import { type Restatement, restatementsOf } from './restatements';

export interface FiguresTableProps {
  page: PageContext;
  table: KeyTable;
  sources: SourceDocuments;
  /** Id of the heading that names it. */
  labelledBy: string;
}

/** The same stretch of each year in columns; each amount leads to the page of the document that says so. */
export function FiguresTable({ page, table, sources, labelledBy }: FiguresTableProps) {
  const t = useTranslations('results');
  const restatements = restatementsOf(table);
  const audit = auditOf(table);
  const caption = [t('table.unit'), audit && t(audit)].filter(Boolean).join(' · ');
  return (
    <DataTable labelledBy={labelledBy} caption={caption} sticky>
      <thead>
        <tr>
          <th scope="col">{t('table.figure')}</th>
          {table.columns.map((column) => (
            <th key={column.year} scope="col" data-number>
              <YearHead page={page} column={column} table={table} mixed={audit === undefined} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <Words>{t(`names.${name}`)}</Words>
            </th>
            {table.columns.map(({ year, amounts }) => (
              <td key={year} data-number>
                <FigureCell
                  figure={amounts[name]}
                  sources={sources}
                  restatement={restatements.find((each) => each.year === year && each.name === name)}
                />
              </td>
            ))}
          </tr>
        ))}
        {marginsOf(table).map((name) => (
          <tr key={name} className={styles.margin}>
            <th scope="row">
              <Words>{t(`margins.${name}`)}</Words> <small>{t('calculated')}</small>
            </th>
            {table.columns.map(({ year, margins }) => (
              <td key={year} data-number>
                {margins[name] === undefined ? <Gap /> : writtenMargin(margins[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {table.segments.length > 0 && (
        <tbody>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={table.columns.length + 1}>
              <Words>{t('centre.segments')}</Words>
            </th>
          </tr>
          {table.segments.map((segment) => (
            <tr key={segment.name}>
              <th scope="row">
                <Words>{segment.name}</Words> <FormerNames of={segment} />
              </th>
              {table.columns.map(({ year }) => (
                <td key={year} data-number>
                  <FigureCell figure={segment.amounts[year]} sources={sources} restatement={undefined} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      )}
    </DataTable>
  );
}

/** What a segment was called in earlier years. */
function FormerNames({ of: { formerly } }: { of: SegmentSeries }) {
  const t = useTranslations('results');
  return formerly.map(({ name, until }) => (
    <small key={name}>{t('table.formerly', { name, year: String(until) })}</small>
  ));
}

/** Margins that any of the years has. */
export function marginsOf({ columns }: KeyTable) {
  return MARGINS.filter((name) => columns.some(({ margins }) => margins[name] !== undefined));
}

/** What all reported years of a table are; undefined where some are audited and some are not. */
function auditOf({ columns }: KeyTable): 'audited' | 'unaudited' | undefined {
  const known = new Set(columns.flatMap(({ audited }) => (audited === undefined ? [] : audited)));
  if (known.size !== 1) return undefined;
  return known.has(true) ? 'audited' : 'unaudited';
}

/** A year, which leads to the results of its period where there are any. */
function YearHead({
  page,
  column: { year, period, isReported, audited },
  table,
  mixed,
}: {
  page: PageContext;
  column: KeyColumn;
  table: KeyTable;
  mixed: boolean;
}) {
  const t = useTranslations('results');
  if (!isReported) return year;
  return (
    <>
      <Link
        href={linkFrom(page, 'results', { query: { id: period } })}
        className={styles.year}
        aria-label={`${year}: ${t('table.results', { period: t(`period.${table.stretch}`, { year: String(year) }) })}`}
      >
        {year}
      </Link>
      {mixed && <small className={styles.audit}>{t(audited ? 'audited' : 'unaudited')}</small>}
    </>
  );
}

interface FigureCellProps {
  figure: KeyFigure | undefined;
  sources: SourceDocuments;
  restatement: Restatement | undefined;
}

function FigureCell({ figure, sources, restatement }: FigureCellProps) {
  const t = useTranslations('results');
  const newTab = useTranslations('layout.footer')('newTab');
  if (!figure) return <Gap />;
  const { amount, document, page, movement } = figure;
  const source = sources.get(document);
  const href = pageAddress(source, page);
  const written = inThousands(amount);
  const title = source?.title ?? '';
  const told = page === undefined ? t('source', { title }) : t('sourcePage', { title, page: String(page) });
  return (
    <>
      {href === undefined ? (
        written
      ) : (
        <ExternalLink href={href} newTab={newTab} className={styles.amount}>
          {written}
          <span className="visually-hidden">{told}</span>
        </ExternalLink>
      )}
      {restatement && (
        <sup className={styles.mark}>
          <span aria-hidden="true">{restatement.number}</span>
          <span className="visually-hidden">{t('table.restatedMark', { number: String(restatement.number) })}</span>
        </sup>
      )}
      <span className={styles.change}>
        {movement ? 'percent' in movement ? movement.percent : <Words>{t(`turn.${movement.turn}`)}</Words> : '\u00a0'}
      </span>
    </>
  );
}

/** What no document gives. */
function Gap() {
  const t = useTranslations('results');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('notGiven')}</span>
    </>
  );
}

/** The table for a spreadsheet: cells parted by tabs, amounts without commas. */
export function tableText(
  table: KeyTable,
  words: { figure: string; nameOf(name: FigureName): string; marginOf(name: (typeof MARGINS)[number]): string },
): string {
  const { columns, names, segments } = table;
  const rows = [
    [words.figure, ...columns.map(({ year }) => String(year))],
    ...names.map((name) => [words.nameOf(name), ...columns.map(({ amounts }) => String(amounts[name]?.amount ?? ''))]),
    ...marginsOf(table).map((name) => [
      words.marginOf(name),
      ...columns.map(({ margins }) => (margins[name] === undefined ? '' : `${margins[name]}%`)),
    ]),
    ...segments.map(({ name, amounts }) => [name, ...columns.map(({ year }) => String(amounts[year]?.amount ?? ''))]),
  ];
  return rows.map((cells) => cells.join('\t')).join('\n');
}

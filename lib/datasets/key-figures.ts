import { getTranslations } from 'next-intl/server';
import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { pageAddress, readReportedFigures, type SourceDocuments } from '../content/reported-figures';
import { FIGURE_NAMES, type FigureName, inThousands } from '../domain/figures';
import { type KeyColumn, type KeyTable, keyTables, MARGINS } from '../domain/key-figures';
import type { Locale } from '../i18n/locales';
import { onPublicOrigin } from '../site/public-address';
import type { Cell, Column, Dataset } from './dataset';

type Words = Awaited<ReturnType<typeof wordsIn>>;

const wordsIn = (locale: Locale) => getTranslations({ locale, namespace: 'results' });

/** The key figures of all periods, a row each, as their documents state them; the longest stretch first, newest first. */
export async function readKeyFigures(locale: Locale): Promise<Dataset> {
  const [t, { figures, sources }] = await Promise.all([wordsIn(locale), readReportedFigures(locale)]);
  const tables = keyTables(figures);
  // Of each name its own column, in the order of the longest stretch.
  const segments = [...new Set(tables.flatMap((table) => table.segments.map(({ name }) => name)))];
  const given = FIGURE_NAMES.filter((name) => tables.some(({ names }) => names.includes(name)));
  return {
    title: t('file.title', { name: company().names[locale] }),
    notes: [t('file.unit'), ...(isSample('content') ? [t('file.sample')] : [])],
    columns: columnsOf(given, segments, t),
    rows: tables.flatMap((table) =>
      table.columns
        .filter(({ amounts }) => Object.keys(amounts).length > 0)
        .map((column) => ({
          ...rowOf(table, column, t, sources),
          ...amountsOf(column, given),
          ...Object.fromEntries(
            segments.map((name, place) => [segmentKey(place), segmentAmount(table, name, column.year)]),
          ),
        })),
    ),
  };
}

const segmentKey = (place: number) => `segment${place + 1}`;

const segmentAmount = ({ segments }: KeyTable, name: string, year: number): Cell =>
  segments.find((each) => each.name === name)?.amounts[year]?.amount ?? null;

function columnsOf(given: readonly FigureName[], segments: readonly string[], t: Words): Column[] {
  return [
    { key: 'period', label: t('file.period'), is: 'text' },
    { key: 'year', label: t('file.year'), is: 'number' },
    { key: 'stretch', label: t('file.stretch'), is: 'text' },
    ...given.map((name): Column => ({ key: name, label: t(`names.${name}`), is: 'number' })),
    ...MARGINS.map((name): Column => ({ key: name, label: `${t(`margins.${name}`)} (%)`, is: 'number' })),
    ...segments.map(
      (name, place): Column => ({ key: segmentKey(place), label: t('file.segment', { name }), is: 'number' }),
    ),
    { key: 'audited', label: t('file.audited'), is: 'text' },
    { key: 'restated', label: t('file.restated'), is: 'text' },
    { key: 'document', label: t('file.document'), is: 'text' },
    { key: 'address', label: t('file.address'), is: 'text' },
  ];
}

function rowOf(table: KeyTable, column: KeyColumn, t: Words, sources: SourceDocuments): Record<string, Cell> {
  const { year, period, audited, amounts, margins } = column;
  const documents = [...new Set(Object.values(amounts).map(({ document }) => document))];
  const known = documents.flatMap((id) => sources.get(id) ?? []);
  return {
    period,
    year,
    stretch: t(`stretch.${table.stretch}`),
    ...Object.fromEntries(MARGINS.map((name) => [name, margins[name] ?? null])),
    audited: audited === undefined ? null : t(audited ? 'audited' : 'unaudited'),
    restated: restatementsIn(column, t) || null,
    document: known.map(({ title }) => title).join('; ') || null,
    address: known.flatMap((source) => onPublicOrigin(pageAddress(source, undefined)) ?? []).join(' ') || null,
  };
}

function amountsOf({ amounts }: KeyColumn, given: readonly FigureName[]): Record<string, Cell> {
  return Object.fromEntries(given.map((name) => [name, amounts[name]?.amount ?? null]));
}

/** What was reported first, and why it is another amount now. */
function restatementsIn({ amounts }: KeyColumn, t: Words): string {
  return FIGURE_NAMES.flatMap((name) => {
    const { restated } = amounts[name] ?? {};
    if (!restated) return [];
    const { from, because = '' } = restated;
    return t('file.restatement', { figure: t(`names.${name}`), from: inThousands(from), because });
  }).join(' ');
}

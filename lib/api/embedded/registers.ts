import { type RawBuilder, sql } from 'kysely';
import type { FindInRegister, RegisterName, RegisterPage, Registers } from '../../contract/types';
import { countKinds } from '../../domain/filing-kind';
import type { ListFilter } from '../../domain/list-filter';
import type { Locale } from '../../i18n/locales';
import type { Store } from '../../store/database';
import { type KindRange, kindRangesOf } from '../../store/filing-kinds';
import { type RegisterTable, type RegisterYear, yearsOf } from '../../store/registers';
import { searchWords } from '../../text/fold';
import { reportHeldBack } from '../faults';
import { publishedSoFar } from './published';
import { circularOf, questionOf, reportOf, roadshowOf } from './rows';

/** The registers of investor relations in the embedded store, narrowed by SQL (docs/requirements.md, Routes). */

interface Register<Name extends RegisterName> {
  table: RegisterTable;
  shape(row: never): Registers[Name];
}

const REGISTERS: { [Name in RegisterName]: Register<Name> } = {
  reports: { table: 'reports', shape: reportOf },
  circulars: { table: 'circulars', shape: circularOf },
  roadshows: { table: 'roadshows', shape: roadshowOf },
  interactiveQuestions: { table: 'questions', shape: questionOf },
};

/** What a page is taken from: rows in an order, how many they are, and of each kind of document where there are kinds. */
interface Narrowed {
  rows: ReturnType<typeof rowsOf>;
  total: number;
  /** Rows of the register that stand before the page, and are not in `rows` already. */
  offset: number;
  kinds?: RegisterPage<unknown>['kinds'];
}

export function createFindInRegister(openStore: () => Promise<Store>): FindInRegister {
  return async (name, locale, { pageIndex, pageSize, ...filter }) => {
    const { table, shape } = REGISTERS[name];
    const db = await openStore();
    const heldBack = await heldBackOf(db, table, locale);
    reportHeldBack(
      name,
      heldBack.map((row) => row.publish_time),
    );
    const years = publishedOf(await yearsOf(db, table, locale), heldBack);
    const register = { db, table, locale, range: rangeOf(years, filter.year), heldBack };
    const before = (pageIndex - 1) * pageSize;
    const { rows, total, offset, kinds } = await (filter.q === undefined
      ? counted(register, filter, before)
      : searched(register, filter, before));
    const found = before < total ? await rows.selectAll().limit(pageSize).offset(offset).execute() : [];
    return { items: (found as never[]).map(shape), total, years: years.map((each) => each.year), kinds };
  };
}

interface Range {
  oldest: number;
  newest: number;
}

interface RegisterOfLanguage {
  db: Store;
  table: RegisterTable;
  locale: Locale;
  /** Positions of the year, or of the whole, as far as they are published. */
  range: Range;
  heldBack: HeldBack[];
}

/** An entry that is dated later than now. */
interface HeldBack {
  publish_time: number;
  position: number;
  year: number;
  kind?: string;
}

/** The newest entry says whether there is any; only then the others are looked at. */
async function heldBackOf(db: Store, table: RegisterTable, locale: Locale): Promise<HeldBack[]> {
  const now = publishedSoFar();
  const rows = rowsOf({ db, table, locale });
  const newest = await rows.select('publish_time').orderBy('position', 'desc').limit(1).executeTakeFirst();
  if (newest === undefined || newest.publish_time <= now) return [];
  return rows
    .select(['publish_time', 'position', 'year', ...(table === 'circulars' ? (['kind'] as const) : [])])
    .where('publish_time', '>', now)
    .execute();
}

/** Positions follow the dates, so what is held back stands behind everything that is published. */
function publishedOf(years: RegisterYear[], heldBack: HeldBack[]): RegisterYear[] {
  const newest = Math.min(...heldBack.map(({ position }) => position)) - 1;
  return years
    .filter(({ oldest }) => oldest <= newest)
    .map((each) => ({ ...each, newest: Math.min(each.newest, newest) }));
}

const NOTHING: Range = { oldest: 1, newest: 0 };

function rangeOf(years: RegisterYear[], year: number | undefined): Range {
  const asked = year === undefined ? years : years.filter((each) => each.year === year);
  const [latest, earliest] = [asked[0], asked.at(-1)];
  return latest && earliest ? { newest: latest.newest, oldest: earliest.oldest } : NOTHING;
}

/** Without a search positions say where a page begins, so that no row before it is looked at. */
async function counted(register: RegisterOfLanguage, { year, kind }: ListFilter, before: number): Promise<Narrowed> {
  const { db, table, locale } = register;
  const ranges = table === 'circulars' ? publishedOfKinds(await kindRangesOf(db, locale, year), register, year) : [];
  const counts = ranges.map((range) => [range.kind, lengthOf(range)] as const);
  const kinds = table === 'circulars' ? countKinds(counts) : undefined;
  const column = kind === undefined ? 'position' : 'kind_position';
  const range = kind === undefined ? register.range : (ranges.find((each) => each.kind === kind) ?? NOTHING);
  let rows = rowsOf(register)
    .where(column, '>=', range.oldest)
    .where(column, '<=', range.newest - before)
    .orderBy(column, 'desc');
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  return { rows, total: lengthOf(range), offset: 0, kinds };
}

function publishedOfKinds(
  ranges: KindRange[],
  { heldBack }: RegisterOfLanguage,
  year: number | undefined,
): KindRange[] {
  return ranges.flatMap((range) => {
    const held = heldBack.filter((row) => row.kind === range.kind && (year === undefined || row.year === year));
    const newest = range.newest - held.length;
    return newest < range.oldest ? [] : [{ ...range, newest }];
  });
}

function lengthOf({ oldest, newest }: Range): number {
  return newest - oldest + 1;
}

/** A search looks at every title, and counts what it finds, by kind where there are kinds. */
async function searched(register: RegisterOfLanguage, { q, kind }: ListFilter, before: number): Promise<Narrowed> {
  const { oldest, newest } = register.range;
  let found = rowsOf(register).where('position', '>=', oldest).where('position', '<=', newest);
  const words = searchWords(q);
  for (const word of words) found = found.where(containing(word));
  // A search of nothing but marks has nothing to find.
  if (words.length === 0) found = found.where(sql<boolean>`1 = 0`);
  const rows = (kind === undefined ? found : found.where('kind', '=', kind)).orderBy('position', 'desc');
  if (register.table !== 'circulars') {
    const { total } = await found.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { rows, total: Number(total), offset: before };
  }
  const ofKind = await found
    .select((each) => ['kind' as const, each.fn.countAll<number>().as('entries')])
    .groupBy('kind')
    .execute();
  const kinds = countKinds(ofKind.map((each) => [each.kind, Number(each.entries)]));
  const total = kind === undefined ? Object.values(kinds).reduce((sum, count) => sum + count, 0) : kinds[kind];
  return { rows, total, offset: before, kinds };
}

/** Every register has the columns that are used here, announcements alone a kind; Kysely cannot say so of a union of tables. */
function rowsOf({ db, table, locale }: Pick<RegisterOfLanguage, 'db' | 'table' | 'locale'>) {
  return db.selectFrom(table as 'circulars').where('locale', '=', locale);
}

/** What is searched is folded, like the words. */
function containing(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text LIKE ${pattern} ESCAPE '\\'`;
}

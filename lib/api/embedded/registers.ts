import { type RawBuilder, sql } from 'kysely';
import type { ContentCall } from '../../content-folder/kinds';
import { hasKinds } from '../../contract/registers';
import type { FindInRegister, RegisterPage } from '../../contract/types';
import { countKinds, FILING_KINDS, type FilingKind } from '../../domain/filing-kind';
import type { ListFilter, Paging } from '../../domain/list-filter';
import type { Locale } from '../../i18n/locales';
import type { Store } from '../../store/database';
import { type KindRange, kindRangesOf, type RegisterYear, yearsOf } from '../../store/registers';
import { searchWords } from '../../text/fold';
import { reportEmbargoed } from '../faults';
import { itemOf } from './items';
import { publishedSoFar } from './published';

/** Lists of the embedded store, narrowed by SQL (docs/requirements.md, Routes). */

/** What a page is taken from: rows in an order, how many they are, and of each kind of document where there are kinds. */
interface Narrowed {
  rows: ReturnType<typeof rowsOf>;
  total: number;
  /** Rows of the register that stand before the page, and are not in `rows` already. */
  offset: number;
  kinds?: RegisterPage<unknown>['kinds'];
}

export function createFindInRegister(openStore: () => Promise<Store>): FindInRegister {
  return createFind(openStore) as FindInRegister;
}

/** The same for every list that the store holds: the registers, and news. */
export function createFind(openStore: () => Promise<Store>) {
  return async (
    call: ContentCall,
    locale: Locale,
    { pageIndex, pageSize, ...filter }: Paging & ListFilter,
  ): Promise<RegisterPage<unknown>> => {
    const db = await openStore();
    const embargoed = await embargoedOf(db, call, locale);
    reportEmbargoed(
      call,
      embargoed.map((row) => row.publish_time),
    );
    const years = publishedOf(await yearsOf(db, call, locale), embargoed);
    const register = { db, call, locale, range: rangeOf(years, filter.year), embargoed };
    const before = (pageIndex - 1) * pageSize;
    const { rows, total, offset, kinds } = await (filter.q === undefined
      ? counted(register, filter, before)
      : searched(register, filter, before));
    const found = before < total ? await rows.select('item').limit(pageSize).offset(offset).execute() : [];
    return { items: found.map(({ item }) => itemOf(item)), total, years: years.map((each) => each.year), kinds };
  };
}

interface Range {
  oldest: number;
  newest: number;
}

interface RegisterOfLanguage {
  db: Store;
  call: ContentCall;
  locale: Locale;
  /** Positions of the year, or of the whole, as far as they are published. */
  range: Range;
  embargoed: Embargoed[];
}

/** An entry that is dated later than now. */
interface Embargoed {
  publish_time: number;
  position: number;
  year: number;
  kind: string;
}

/** If the newest entry is published, all are; only otherwise the others are looked at. */
async function embargoedOf(db: Store, call: ContentCall, locale: Locale): Promise<Embargoed[]> {
  const now = publishedSoFar();
  const rows = rowsOf({ db, call, locale });
  const newest = await rows.select('publish_time').orderBy('position', 'desc').limit(1).executeTakeFirst();
  if (newest === undefined || newest.publish_time <= now) return [];
  return rows.select(['publish_time', 'position', 'year', 'kind']).where('publish_time', '>', now).execute();
}

/** Positions follow the dates, so entries under embargo stand behind all published ones. */
function publishedOf(years: RegisterYear[], embargoed: Embargoed[]): RegisterYear[] {
  const newest = Math.min(...embargoed.map(({ position }) => position)) - 1;
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

/** Without a search, positions say where a page begins, so that the database skips the rows before it. */
async function counted(register: RegisterOfLanguage, { year, kind }: ListFilter, before: number): Promise<Narrowed> {
  const { db, call, locale } = register;
  const ranges = hasKinds(call)
    ? publishedOfKinds(await kindRangesOf(db, call, FILING_KINDS, locale, year), register, year)
    : [];
  const counts = ranges.map((range) => [range.kind, lengthOf(range)] as const);
  const kinds = hasKinds(call) ? countKinds(counts) : undefined;
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
  ranges: KindRange<FilingKind>[],
  { embargoed }: RegisterOfLanguage,
  year: number | undefined,
): KindRange<FilingKind>[] {
  return ranges.flatMap((range) => {
    const held = embargoed.filter((row) => row.kind === range.kind && (year === undefined || row.year === year));
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
  // A search of punctuation alone finds nothing.
  if (words.length === 0) found = found.where(sql<boolean>`1 = 0`);
  const rows = (kind === undefined ? found : found.where('kind', '=', kind)).orderBy('position', 'desc');
  if (!hasKinds(register.call)) {
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

function rowsOf({ db, call, locale }: Pick<RegisterOfLanguage, 'db' | 'call' | 'locale'>) {
  return db.selectFrom('entries').where('call', '=', call).where('locale', '=', locale);
}

/** What is searched is folded, like the words. */
function containing(word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`search_text LIKE ${pattern} ESCAPE '\\'`;
}

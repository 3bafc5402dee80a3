import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../i18n/locales';
import { isPostgres } from '../store/engine';
import type { StoreTables } from '../store/schema';

/** How each engine finds phrases in the search index and judges what holds them. */

/** Entries that are looked at more closely; no visitor reads further. */
export const MOST_HITS = 200;

/** How much more a word says in a title, a heading, the words, and a title in another language. */
const WEIGHTS = { title: 8, headings: 3, words: 1, elsewhere: 4 } as const;

/** An entry and how well it fits. */
export interface Weighed {
  id: number;
  weight: number;
}

/** Entries of a language that hold one of the phrases or more, the best first. */
export function weighedEntries(
  db: Kysely<StoreTables>,
  locale: Locale,
  phrases: readonly string[],
): Promise<Weighed[]> {
  return (isPostgres(db) ? weighPostgres : weighSqlite)(db, locale, phrases);
}

function weighSqlite(db: Kysely<StoreTables>, locale: Locale, phrases: readonly string[]): Promise<Weighed[]> {
  return db
    .selectFrom('search_index')
    .innerJoin('search_entries', 'search_entries.id', 'search_index.rowid')
    .select([
      'search_entries.id',
      sql<number>`-bm25(search_index, ${sql.raw(Object.values(WEIGHTS).join(', '))})`.as('weight'),
    ])
    .where(holding(db, phrases))
    .where('search_entries.locale', '=', locale)
    .orderBy('weight', 'desc')
    .limit(MOST_HITS)
    .execute();
}

/** As SQLite's bm25 counts: how often a word that has been seen already still adds, and how much a long text takes away. */
const K1 = 1.2;
const B = 0.75;
const LEAST_RARITY = 1e-6;

async function weighPostgres(db: Kysely<StoreTables>, locale: Locale, phrases: readonly string[]): Promise<Weighed[]> {
  const entries = db
    .selectFrom('search_index')
    .innerJoin('search_entries', 'search_entries.id', 'search_index.rowid')
    .where('search_entries.locale', '=', locale);
  const letters = sql<number>`search_index.letters`;
  const { all, average } = await entries
    .select((each) => [each.fn.countAll<number>().as('all'), sql<number>`avg(${letters})::float8`.as('average')])
    .executeTakeFirstOrThrow();
  const counts = sql<number[]>`json_build_array(${sql.join(phrases.map(weightedCount))})`;
  const found = await entries
    .select(['search_entries.id', letters.as('letters'), counts.as('counts')])
    .where(holding(db, phrases))
    .execute();
  const rarities = phrases.map((_, index) => {
    const holders = found.filter(({ counts }) => (counts[index] ?? 0) > 0).length;
    return Math.max(LEAST_RARITY, Math.log((all - holders + 0.5) / (holders + 0.5)));
  });
  return found
    .map(({ id, letters, counts }) => ({
      id,
      weight: counts.reduce((sum, count, index) => {
        const often = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * letters) / average));
        return sum + (rarities[index] ?? 0) * often;
      }, 0),
    }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_HITS);
}

/** How often an entry holds a phrase, the weightier places counted more. */
function weightedCount(phrase: string): RawBuilder<number> {
  const inEach = Object.entries(WEIGHTS).map(([column, weight]) => {
    const text = sql.ref(`search_index.${column}`);
    return sql`${sql.lit(weight)} * (char_length(${text}) - char_length(replace(${text}, ${phrase}, '')))`;
  });
  return sql<number>`(${sql.join(inEach, sql` + `)}) / ${sql.lit([...phrase].length)}`;
}

/** Holding one of the phrases or more, or every one of them. */
export function holding(db: Kysely<StoreTables>, phrases: readonly string[], every = false) {
  if (!isPostgres(db)) return sql<boolean>`search_index MATCH ${phrases.map(quoted).join(every ? ' AND ' : ' OR ')}`;
  const patterns = phrases.map((phrase) => `%${phrase.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`search_index.everything LIKE ${sql.raw(every ? 'ALL' : 'ANY')} (${patterns})`;
}

/** Where a phrase begins in a text, from 1; 0 where it does not stand there. */
export function placeIn(db: Kysely<StoreTables>, column: string, phrase: string) {
  const place = sql.raw(isPostgres(db) ? 'strpos' : 'instr');
  return sql<number>`${place}(${sql.ref(column)}, ${phrase})`;
}

export function jsonArray(db: Kysely<StoreTables>, values: RawBuilder<number>[]) {
  const array = sql.raw(isPostgres(db) ? 'json_build_array' : 'json_array');
  return sql<string>`CAST(${array}(${sql.join(values)}) AS text)`;
}

function quoted(phrase: string): string {
  return `"${phrase.replaceAll('"', '""')}"`;
}

import { type Kysely, sql } from 'kysely';
import type { Marked } from '../contract/document-marks';
import type { FoundKind } from '../domain/found-kind';
import type { Locale } from '../i18n/locales';
import type { StoreTables } from '../store/schema';
import type { EntryTarget, Passage } from './entry';
import { holding, jsonArray, placeIn, weighedEntries } from './search-phrases';

/** Queries of the index that search-index.ts writes. */

/** An entry that holds some of the phrases. */
export interface IndexHit {
  id: number;
  kind: FoundKind;
  title: string;
  target: EntryTarget;
  publishedAt?: number;
  marks?: Marked;
  /** The index's own judgement of how well it fits: the larger the better. */
  weight: number;
  /** Title, headings and titles in other languages, as the index holds them. */
  indexTitle: string;
  indexHeadings: string;
  indexElsewhere: string;
  /** For each phrase whether the entry holds it anywhere. */
  holds: boolean[];
}

/** Entries of a language that hold one of the phrases or more, those first that the index holds for the best. */
export async function findEntries(
  db: Kysely<StoreTables>,
  locale: Locale,
  phrases: readonly string[],
): Promise<IndexHit[]> {
  if (phrases.length === 0) return [];
  const found = await weighedEntries(db, locale, phrases);
  if (found.length === 0) return [];
  const weights = new Map(found.map(({ id, weight }) => [id, weight]));
  const rows = await db
    .selectFrom('search_entries')
    .innerJoin('search_index', 'search_entries.id', 'search_index.rowid')
    .select(['id', 'kind', 'search_entries.title', 'target', 'published_at', 'marks'])
    .select(['search_index.title as index_title', 'headings', 'elsewhere'])
    .select(
      jsonArray(
        db,
        phrases.map((phrase) => placeIn(db, 'search_index.words', phrase)),
      ).as('places'),
    )
    .where('id', 'in', [...weights.keys()])
    .execute();
  return rows.map((row) => {
    const besides = `${row.index_title}\n${row.headings}\n${row.elsewhere}`;
    const places = JSON.parse(row.places) as number[];
    return {
      id: row.id,
      kind: row.kind as FoundKind,
      title: row.title,
      target: JSON.parse(row.target) as EntryTarget,
      ...(row.published_at !== null && { publishedAt: row.published_at }),
      ...(row.marks !== null && { marks: JSON.parse(row.marks) as Marked }),
      weight: weights.get(row.id) ?? 0,
      indexTitle: row.index_title,
      indexHeadings: row.headings,
      indexElsewhere: row.elsewhere,
      holds: phrases.map((phrase, index) => (places[index] ?? 0) > 0 || besides.includes(phrase)),
    };
  });
}

/** How many entries of a language hold a phrase, at most `most`. */
export async function countEntries(db: Kysely<StoreTables>, locale: Locale, phrase: string, most: number) {
  const rows = await db
    .selectFrom('search_index')
    .innerJoin('search_entries', 'search_entries.id', 'search_index.rowid')
    .select('search_entries.id')
    .where(holding(db, [phrase]))
    .where('search_entries.locale', '=', locale)
    .limit(most)
    .execute();
  return rows.length;
}

/** How many entries of a language hold every phrase, by kind; however many there are. */
export async function countKinds(
  db: Kysely<StoreTables>,
  locale: Locale,
  phrases: readonly string[],
): Promise<Map<FoundKind, number>> {
  const rows = await db
    .selectFrom('search_index')
    .innerJoin('search_entries', 'search_entries.id', 'search_index.rowid')
    .select((each) => ['search_entries.kind', each.fn.countAll<number>().as('entries')])
    .where(holding(db, phrases, true))
    .where('search_entries.locale', '=', locale)
    .groupBy('search_entries.kind')
    .execute();
  return new Map(rows.map(({ kind, entries }) => [kind as FoundKind, Number(entries)]));
}

/** A passage of an entry. */
export interface IndexPassage extends Passage {
  entry: number;
}

/** Of each entry the passage that holds most of the phrases, the first of those that hold as many. */
export async function bestPassages(
  db: Kysely<StoreTables>,
  entries: readonly number[],
  phrases: readonly string[],
): Promise<IndexPassage[]> {
  if (entries.length === 0 || phrases.length === 0) return [];
  const held = sql<number>`${sql.join(
    phrases.map((phrase) => sql`CAST(${placeIn(db, 'index_text', phrase)} > 0 AS integer)`),
    sql` + `,
  )}`;
  return db
    .selectFrom((places) =>
      places
        .selectFrom('search_passages')
        .select(['entry', 'position', 'place', 'heading', 'words'])
        .select(sql<number>`row_number() OVER (PARTITION BY entry ORDER BY ${held} DESC, position)`.as('rank'))
        .where('entry', 'in', entries)
        .as('ranked'),
    )
    .select(['entry', 'place', 'heading', 'words'])
    .where('rank', '=', 1)
    .execute();
}

/** Sheets of a file that are looked at for what it begins with: the first may be a cover. */
const FIRST_SHEETS = 3;

/** What entries begin with, part by part: of a page what it is about, of a file its first sheets. */
export async function openingWords(
  db: Kysely<StoreTables>,
  entries: readonly number[],
): Promise<Map<number, string[]>> {
  if (entries.length === 0) return new Map();
  const rows = await db
    .selectFrom('search_passages')
    .select(['entry', 'words'])
    .where('entry', 'in', entries)
    .where('position', '<', FIRST_SHEETS)
    .orderBy('position')
    .execute();
  const openings = new Map<number, string[]>();
  for (const { entry, words } of rows) openings.set(entry, [...(openings.get(entry) ?? []), words]);
  return openings;
}

/** The words that entries of a language are known by, each with how many entries have it. */
export async function knownWords(db: Kysely<StoreTables>, locale: Locale): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('search_words')
    .select(['word', (expression) => expression.fn.countAll<number>().as('entries')])
    .where('locale', '=', locale)
    .groupBy('word')
    .execute();
  return new Map(rows.map(({ word, entries }) => [word, Number(entries)]));
}

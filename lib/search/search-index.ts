import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Marked } from '../contract/document-marks';
import type { EntryKind } from '../domain/entry-kind';
import type { Locale } from '../i18n/locales';
import type { Store } from '../store/database';
import type { StoreTables } from '../store/schema';
import type { Entry, EntryTarget, Passage } from './entry';
import type { NamedFile } from './files/file-texts';
import type { TextOfFile } from './files/text-of-pdf';
import { holding, jsonArray, placeIn, weighedEntries } from './search-phrases';
import { indexText, TERMS } from './terms';
import { wordsToKnow } from './vocabulary';

/**
 * What can be searched for (lib/search), in SQLite's own full-text index of three letters each, or in a table of
 * PostgreSQL's with an index of such (search-phrases.ts). Entries belong to a source, which is compared with what
 * the index has of it: what is the same is not written again.
 */

/** How many entries are written in one transaction: a visitor's message waits for no more than these. */
const AT_ONCE = 10;

/**
 * Makes the entries of a source those that are given.
 *
 * @returns how many were written or taken away
 */
export async function replaceEntries(db: Store, source: string, entries: readonly Entry[]): Promise<number> {
  const known = await db
    .selectFrom('search_entries')
    .select(['id', 'locale', 'entry_key', 'digest'])
    .where('source', '=', source)
    .execute();
  const before = new Map(known.map((row) => [`${row.locale}/${row.entry_key}`, row]));
  const changed: { entry: Entry; digest: string; replaces: number[] }[] = [];
  for (const entry of entries) {
    const name = `${entry.locale}/${entry.key}`;
    const row = before.get(name);
    before.delete(name);
    const digest = createHash('sha1')
      .update(`${TERMS}${JSON.stringify(entry)}`)
      .digest('base64');
    if (row?.digest !== digest) changed.push({ entry, digest, replaces: row ? [row.id] : [] });
  }
  const gone = [...before.values()].map(({ id }) => id);
  for (let start = 0; start < gone.length; start += 10 * AT_ONCE) {
    const ids = gone.slice(start, start + 10 * AT_ONCE);
    await db.alone('search', (transaction) => remove(transaction, ids));
  }
  for (let start = 0; start < changed.length; start += AT_ONCE) {
    const rows: ((typeof changed)[number] & { folded: Folded })[] = [];
    for (const each of changed.slice(start, start + AT_ONCE)) {
      rows.push({ ...each, folded: fold(each.entry) });
      // Folding an annual report takes a few milliseconds, in which nobody else is served.
      await new Promise((resolve) => setImmediate(resolve));
    }
    await db.alone('search', async (transaction) => {
      for (const row of rows) {
        await remove(transaction, row.replaces);
        await insert(transaction, source, row);
      }
    });
  }
  return gone.length + changed.length;
}

interface Folded {
  title: string;
  headings: string;
  elsewhere: string;
  passages: string[];
  words: string[];
}

function fold({ title, elsewhere, passages }: Entry): Folded {
  return {
    title: indexText(title),
    headings: indexText(passages.map(({ heading }) => heading).join('\n')),
    elsewhere: indexText(elsewhere ?? ''),
    passages: passages.map(({ heading, words }) => indexText(`${heading}\n${words}`)),
    words: wordsToKnow([title, ...passages.flatMap(({ heading, words }) => [heading, words])]),
  };
}

async function remove(db: Kysely<StoreTables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('search_index').where('rowid', 'in', ids).execute();
  await db.deleteFrom('search_passages').where('entry', 'in', ids).execute();
  await db.deleteFrom('search_words').where('entry', 'in', ids).execute();
  await db.deleteFrom('search_entries').where('id', 'in', ids).execute();
}

async function insert(
  db: Kysely<StoreTables>,
  source: string,
  { entry, digest, folded }: { entry: Entry; digest: string; folded: Folded },
): Promise<void> {
  const { locale, kind, key, title, target, publishedAt, marks, passages } = entry;
  // Another process on the same file may have written it meanwhile.
  const same = await db
    .selectFrom('search_entries')
    .select('id')
    .where('source', '=', source)
    .where('locale', '=', locale)
    .where('entry_key', '=', key)
    .execute();
  await remove(
    db,
    same.map(({ id }) => id),
  );
  const { id } = await db
    .insertInto('search_entries')
    .values({
      source,
      locale,
      kind,
      entry_key: key,
      title,
      target: JSON.stringify(target),
      published_at: publishedAt ?? null,
      marks: marks ? JSON.stringify(marks) : null,
      digest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('search_index')
    .values({
      rowid: id,
      title: folded.title,
      headings: folded.headings,
      words: folded.passages.join('\n'),
      elsewhere: folded.elsewhere,
    })
    .execute();
  const rows = passages.map(({ place, heading, words }, position) => ({
    entry: id,
    position,
    place,
    heading,
    words,
    index_text: folded.passages[position] ?? '',
  }));
  for (let start = 0; start < rows.length; start += 100) {
    await db
      .insertInto('search_passages')
      .values(rows.slice(start, start + 100))
      .execute();
  }
  const words = folded.words.map((word) => ({ entry: id, locale, word }));
  for (let start = 0; start < words.length; start += 500) {
    await db
      .insertInto('search_words')
      .values(words.slice(start, start + 500))
      .execute();
  }
}

/** An entry that holds some of the phrases. */
export interface IndexHit {
  id: number;
  kind: EntryKind;
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
      kind: row.kind as EntryKind,
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
): Promise<Map<EntryKind, number>> {
  const rows = await db
    .selectFrom('search_index')
    .innerJoin('search_entries', 'search_entries.id', 'search_index.rowid')
    .select((each) => ['search_entries.kind', each.fn.countAll<number>().as('entries')])
    .where(holding(db, phrases, true))
    .where('search_entries.locale', '=', locale)
    .groupBy('search_entries.kind')
    .execute();
  return new Map(rows.map(({ kind, entries }) => [kind as EntryKind, Number(entries)]));
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

/** The text of files that were read before, by their address. */
export async function knownFiles(db: Kysely<StoreTables>): Promise<Map<string, { mark: string; pages: string[] }>> {
  const rows = await db.selectFrom('search_files').select(['address', 'mark', 'pages']).execute();
  return new Map(rows.map(({ address, mark, pages }) => [address, { mark, pages: JSON.parse(pages) as string[] }]));
}

/** The first page of each of these files that has been read, by its address. */
export async function firstPages(db: Kysely<StoreTables>, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('search_files')
    .select(['address', 'pages'])
    .where('address', 'in', addresses)
    .execute();
  return new Map(rows.map(({ address, pages }) => [address, (JSON.parse(pages) as string[])[0] ?? '']));
}

export async function saveFile(db: Store, { address, mark }: NamedFile, { pages, blocks }: TextOfFile): Promise<void> {
  const values = { mark, pages: JSON.stringify(pages), blocks: JSON.stringify(blocks) };
  await db
    .insertInto('search_files')
    .values({ address, ...values })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(values))
    .execute();
}

/** Content that could not be read by this way of reading, by its SHA-256, each with the reason. */
export async function unreadableFiles(db: Store, reading: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('search_unreadable_files')
    .select(['sha256', 'reason'])
    .where('reading', '=', reading)
    .execute();
  return new Map(rows.map(({ sha256, reason }) => [sha256, reason]));
}

/** Notes that the content which an address has cannot be read. */
export async function saveUnreadable(
  db: Store,
  file: { sha256: string; address: string; reading: number; reason: string },
): Promise<void> {
  await db
    .insertInto('search_unreadable_files')
    .values(file)
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(file))
    .execute();
}

/** Forgets files that no entry leads to any more. */
export async function keepFiles(db: Store, addresses: ReadonlySet<string>): Promise<void> {
  for (const table of ['search_files', 'search_unreadable_files'] as const) {
    const rows = await db.selectFrom(table).select('address').execute();
    const gone = rows.map(({ address }) => address).filter((address) => !addresses.has(address));
    for (let start = 0; start < gone.length; start += 200) {
      await db
        .deleteFrom(table)
        .where('address', 'in', gone.slice(start, start + 200))
        .execute();
    }
  }
}

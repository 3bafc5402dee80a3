import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Store } from '../store/database';
import type { StoreTables } from '../store/schema';
import type { Entry } from './entry';
import { indexText, TERMS } from './terms';
import { wordsToKnow } from './vocabulary';

/**
 * Writes the index of the search: SQLite's full-text index of trigrams, or a table of PostgreSQL with a trigram index
 * (search-phrases.ts). Every entry belongs to a source; entries that have not changed since they were indexed are not
 * written again. index-queries.ts reads what is written here.
 */

/** Entries in one transaction: few, since a visitor's message waits until it is over. */
const AT_ONCE = 10;

/**
 * Replaces the entries of a source.
 *
 * @returns how many entries were written or removed
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
      // Folding an annual report takes a few milliseconds: let the event loop serve others in between.
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

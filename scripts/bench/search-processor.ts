import { sql } from 'kysely';
import { readEnvironment } from '../../lib/config/env';
import type { Locale } from '../../lib/i18n/locales';
import { search } from '../../lib/search/find';
import { openStore, type Store } from '../../lib/store/database';

/** What a search costs the processor, by the code that the thread of the site runs (lib/search/search-worker.ts). */

const COPIES = 9;
/** Ids of a copy are those of the original and so many more. */
const APART = 1_000_000;
const YEAR = 365 * 86_400_000;

/** Milliseconds of the processor, one for each search. */
export type ProcessorTimes = number[];

/**
 * Searches an index that the site has filled, then one of ten times as much: each entry once more for each of the nine
 * years before, with all of its words.
 *
 * @param file of the database, which nobody else has open; its index is another one after
 */
export async function searchProcessor(
  file: string,
  questions: readonly { locale: Locale; q: string }[],
): Promise<{ sample: ProcessorTimes; tenfold: ProcessorTimes }> {
  const db = await openStore(readEnvironment({ DATABASE_URL: `file:${file}` }).database);
  try {
    const sample = await timesOf(db, questions, 1);
    for (let copy = 1; copy <= COPIES; copy++) await copyIndex(db, copy);
    return { sample, tenfold: await timesOf(db, questions, 2) };
  } finally {
    await db.destroy();
  }
}

async function timesOf(db: Store, questions: readonly { locale: Locale; q: string }[], generation: number) {
  const times: ProcessorTimes = [];
  for (const question of questions) {
    const before = process.cpuUsage();
    await search(db, question, generation);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
}

async function copyIndex(db: Store, copy: number): Promise<void> {
  const more = copy * APART;
  const statements = [
    sql`INSERT INTO search_entries (id, source, locale, kind, entry_key, title, target, published_at, marks, digest)
      SELECT id + ${more}, source || ${` ${copy}`}, locale, kind, entry_key, title, target, published_at - ${copy * YEAR}, marks, digest
      FROM search_entries WHERE id < ${APART}`,
    sql`INSERT INTO search_index (rowid, title, headings, words, elsewhere)
      SELECT rowid + ${more}, title, headings, words, elsewhere FROM search_index WHERE rowid < ${APART}`,
    sql`INSERT INTO search_passages (entry, position, place, heading, words, index_text)
      SELECT entry + ${more}, position, place, heading, words, index_text FROM search_passages WHERE entry < ${APART}`,
    sql`INSERT INTO search_words (entry, locale, word)
      SELECT entry + ${more}, locale, word FROM search_words WHERE entry < ${APART}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { CONTENT_CALLS, KINDS } from '../content-folder/kinds';
import { filesOfDocument } from '../content-folder/model';
import { FILING_RULES } from '../domain/filing-kind';
import { saveParts } from '../publishing/company';
import { nameSampleFiles } from '../publishing/files';
import { writeLists } from '../publishing/lists';
import { lineOf, PUBLISHER, SAMPLE } from '../publishing/publish';
import { appendToRecord } from '../publishing/record';
import type { Release } from '../publishing/released';
import type { Store } from '../store/database';
import type { StoreTables } from '../store/schema';
import { rememberSessions } from '../store/share-history';
import { FOLDING } from '../text/fold';
import { type SampleContent, sampleContent } from './content';
import { type SampleSession, sampleSession } from './session-day';
import { sampleHistory } from './share-history';

/** SQLite takes at most 32,766 parameters in one statement; this many rows stay far below. */
const ROWS_AT_ONCE = 200;

/**
 * Fills the store with the sample company, once, and again when that has changed since, unless somebody has published
 * to it. What visitors left is never touched.
 *
 * @param what `company` where a website API gives the lists
 * @returns the moment of the newest entry, in ms; undefined where the store has another company's content
 */
export async function seedStore(store: Store, what: 'all' | 'company' = 'all'): Promise<number | undefined> {
  if (await factOf(store, PUBLISHER)) return undefined;
  const { entries, ...rest } = await sampleContent();
  const sample = { ...rest, entries: what === 'all' ? entries : [] };
  const session = sampleSession();
  const history = sampleHistory(session);
  const version = createHash('sha256')
    .update(JSON.stringify([sample.digest, what, session, history, FOLDING, FILING_RULES]))
    .digest('hex');
  const isThere = async (db: Kysely<StoreTables>) => (await factOf(db, SAMPLE)) === version;
  if (!(await isThere(store))) {
    await store.alone('publication', async (db) => {
      // Check again under the lock: another process may have seeded the store, or somebody may have published.
      if ((await isThere(db)) || (await factOf(db, PUBLISHER))) return;
      await replaceSample(db, sample);
      await replaceSession(db, sample.company.company.stockCode, what === 'all' ? session : undefined);
      await db.deleteFrom('share_history').where('source', '=', '').execute();
      if (what === 'all') await rememberSessions(db, { source: '', code: sample.company.company.stockCode }, history);
      await db
        .insertInto('facts')
        .values({ name: SAMPLE, value: version })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
        .execute();
    });
  }
  return Math.max(0, ...sample.entries.map(({ published }) => published ?? 0));
}

async function factOf(db: Kysely<StoreTables>, name: string): Promise<string | undefined> {
  return (await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

async function replaceSample(db: Transaction<StoreTables>, { entries, company }: SampleContent): Promise<void> {
  for (const table of ['released', 'content', 'content_files', 'publication_record'] as const)
    await db.deleteFrom(table).execute();
  const released = entries.map((entry) => {
    const release: Release = { entry, version: 1, releasedAt: entry.published ?? 0, earlier: [] };
    return { entry_id: entry.id, call: KINDS[entry.kind].call, release: JSON.stringify(release) };
  });
  for (let start = 0; start < released.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('released')
      .values(released.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  const files = [...entries.flatMap((entry) => entry.files), ...company.documents.flatMap(filesOfDocument)];
  await nameSampleFiles(db, [...files, ...company.pictures]);
  await saveParts(db, company);
  for (const call of CONTENT_CALLS) await writeLists(db, call);
  await appendToRecord(db, linesOfSample(entries));
}

/** The record as if each entry had been released at the time that it names. */
function linesOfSample(entries: SampleContent['entries']) {
  const inOrder = entries.toSorted((one, other) => (one.published ?? 0) - (other.published ?? 0));
  return inOrder.map(({ id, published = 0, files, digest, exchange }) => ({
    ...lineOf('release', id, published, files, digest),
    version: 1,
    ...(exchange && { exchange: { id: exchange.id, at: new Date(exchange.at).toISOString() } }),
  }));
}

async function replaceSession(
  db: Transaction<StoreTables>,
  code: string,
  session: SampleSession | undefined,
): Promise<void> {
  for (const table of ['share_price_sessions', 'share_price_records'] as const) await db.deleteFrom(table).execute();
  if (session === undefined) return;
  await db
    .insertInto('share_price_sessions')
    .values({
      code,
      session_date: session.date,
      latest: session.latest,
      previous_close: session.previousClose,
    })
    .execute();
  const records = session.records.map((record) => ({
    code,
    time: record.time,
    current_price: record.currentPrice,
    avg_price: record.avgPrice,
    change: record.change,
    quote_change: record.quoteChange,
  }));
  for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('share_price_records')
      .values(records.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

import type { Transaction } from 'kysely';
import { KINDS } from '../content-folder/kinds';
import { type AlertKind, alertKindOfFiling } from '../domain/alert-kind';
import { isFilingKind } from '../domain/filing-kind';
import type { RecordLine } from '../publishing/record';
import { publishedAt, type Release } from '../publishing/released';
import { noteQueuedUpTo, queuedUpTo, readSubscribers } from '../store/alerts';
import { addMails } from '../store/outbox';
import type { StoreTables } from '../store/schema';
import type { Store } from '../store/store';

/**
 * From the record of what was published to the mails that tell of it. The record is written by whoever publishes, in
 * the transaction that publishes; the site reads on from the line that it came to last. That line and the mails are
 * written in one transaction, which one instance makes at a time: no publication is told twice, and none is passed over.
 */

type Db = Transaction<StoreTables>;

/** What is older is no news: an archive that is published later, what was released while no mail could be sent. In ms. */
export const NEWS_FOR_MS = 3 * 24 * 60 * 60_000;

/** What a mail tells of: entries of one publication, and whether each is new or was corrected. */
export interface ToldEntry {
  id: string;
  is: 'release' | 'correct';
}

/** The fields of a `sendAlert` of the outbox. */
export interface AlertFields {
  subscriber: number;
  /** When they were published, in ms. */
  at: number;
  entries: ToldEntry[];
}

/** Queues a mail for each publication and subscriber since the last look. @returns how many mails */
export async function queueAlerts(db: Store, now = Date.now()): Promise<number> {
  if ((await lastNumber(db)) === (await queuedUpTo(db))) return 0;
  return db.alone('alerts', async (within) => {
    const last = await lastNumber(within);
    const before = await queuedUpTo(within);
    if (last === before) return 0;
    await noteQueuedUpTo(within, last);
    // Who turns alerts on tells of what is published from then on.
    if (before === undefined) return 0;
    // The first publication takes the place of the sample company, and the record begins anew.
    return queueSince(within, last < before ? 0 : before, now);
  });
}

async function lastNumber(db: Pick<Db, 'selectFrom'>): Promise<number> {
  const last = await db
    .selectFrom('publication_record')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.number ?? 0;
}

async function queueSince(db: Db, number: number, now: number): Promise<number> {
  const told = await toldSince(db, number, now);
  if (told.length === 0) return 0;
  const subscribers = await readSubscribers(db);
  const mails = told.flatMap(({ at, entries }) =>
    subscribers.flatMap(({ id, locale, kinds }) => {
      const wanted = entries.filter(({ kind }) => kinds.includes(kind)).map(({ id, is }): ToldEntry => ({ id, is }));
      if (wanted.length === 0) return [];
      const fields: AlertFields = { subscriber: id, at, entries: wanted };
      return [{ call: 'sendAlert' as const, locale, fields, key: `sendAlert:${id}:${at}` }];
    }),
  );
  await addMails(db, mails, now);
  return mails.length;
}

interface Publication {
  at: number;
  entries: (ToldEntry & { kind: AlertKind })[];
}

/** Publications since a line of the record that are news: the lines of one share their moment. */
async function toldSince(db: Db, number: number, now: number): Promise<Publication[]> {
  const rows = await db
    .selectFrom('publication_record')
    .select('line')
    .where('number', '>', number)
    .orderBy('number')
    .execute();
  const publications = new Map<number, Publication>();
  for (const { line } of rows) {
    const { at: iso, action, id } = JSON.parse(line) as RecordLine;
    const at = Date.parse(iso);
    if (at < now - NEWS_FOR_MS || (action !== 'release' && action !== 'correct')) continue;
    const kind = await kindToldOf(db, id, action, at);
    if (kind === undefined) continue;
    const publication = publications.get(at) ?? { at, entries: [] };
    publication.entries.push({ id, is: action, kind });
    publications.set(at, publication);
  }
  return [...publications.values()];
}

/** What an entry counts as; undefined where nobody is told of it. */
async function kindToldOf(db: Db, id: string, action: ToldEntry['is'], at: number): Promise<AlertKind | undefined> {
  const row = await db.selectFrom('released').select('release').where('entry_id', '=', id).executeTakeFirst();
  // A part of the company's content, such as its board, has no page of its own to tell of.
  if (!row) return undefined;
  const release = JSON.parse(row.release) as Release;
  if (release.withdrawnAt !== undefined) return undefined;
  // Of an archive nobody is told, but of its corrections.
  if (action === 'release' && publishedAt(release) < at - NEWS_FOR_MS) return undefined;
  const { alerts } = KINDS[release.entry.kind];
  if (alerts !== 'ofFiling') return alerts;
  const item = await db.selectFrom('entries').select('kind').where('entry_id', '=', id).limit(1).executeTakeFirst();
  return alertKindOfFiling(isFilingKind(item?.kind) ? item.kind : 'other');
}

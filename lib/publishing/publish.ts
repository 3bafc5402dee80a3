import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { canonicalJson } from '../content-folder/canonical';
import { CONTENT_CALLS, type ContentCall, isFiled, KINDS } from '../content-folder/kinds';
import { type CompanyContent, type ContentEntry, type ContentFile, filesOfDocument } from '../content-folder/model';
import { clockOf } from '../content-folder/windows';
import type { Store } from '../store/database';
import { markAnswered, receivedAt } from '../store/inbox';
import type { StoreTables } from '../store/schema';
import { PARTS, saveParts } from './company';
import { removeUnused, saveFile } from './files';
import { raiseChanged, writeLists } from './lists';
import type { Reason } from './reason';
import { type Action, appendToRecord, lastMoment, type RecordLine } from './record';
import type { FormerVersion, Release } from './released';

/** What the store calls itself once somebody has published to it: the sample content is never put there again. */
export const PUBLISHER = 'publisher';
/** What it is called where the sample content was published last, and which. */
export const SAMPLE = 'seed';

/** A publication that cannot be, with a sentence for whoever asked for it. Nothing was written. */
export class PublicationError extends Error {
  override name = 'PublicationError';
}

export interface EntryOrder {
  entry: ContentEntry;
  /** Why a document of the rules is replaced, which is then a correction. */
  because?: Reason;
  outsideWindow?: string;
}

export interface Withdrawal {
  id: string;
  because: Reason;
}

/** What is published together, all or nothing. */
export interface Publication {
  entries?: readonly EntryOrder[];
  /** Ids to be withdrawn. */
  withdrawals?: readonly Withdrawal[];
  parts?: Partial<CompanyContent>;
}

/** The bytes of a file of the folder. */
export type ReadContentFile = (file: ContentFile) => Promise<Uint8Array>;

/** What was done, in the order of the record. */
export type Done = { action: Action; id: string; version?: number }[];

type Line = Omit<RecordLine, 'number'>;
type Db = Transaction<StoreTables>;

/** What changed, as it is gathered. */
interface Changes {
  lines: Line[];
  calls: Set<ContentCall>;
  /** Whether the company's own content changed. */
  hasParts: boolean;
}

/**
 * Publishes in one transaction, for all languages and kinds; another publication waits for this one. What the public
 * has just so is left alone, so that twice is once.
 *
 * @param now in ms
 * @throws {PublicationError}
 */
export async function publish(db: Store, publication: Publication, read: ReadContentFile, now: number): Promise<Done> {
  return db.alone('publication', async (within) => {
    await replaceSample(within, publication);
    await refuseClockSetBack(within, now);
    const changes: Changes = { lines: [], calls: new Set(), hasParts: false };
    for (const order of publication.entries ?? []) await publishEntry(within, order, read, now, changes);
    for (const withdrawal of publication.withdrawals ?? []) await withdraw(within, withdrawal, now, changes);
    await publishParts(within, publication.parts ?? {}, read, now, changes);
    await appendToRecord(within, changes.lines);
    for (const call of changes.calls) await writeLists(within, call);
    await raiseChanged(within, [...changes.calls], changes.hasParts);
    return changes.lines.map(({ action, id, version }) => ({ action, id, version }));
  });
}

/** How far the clocks of those who publish may be apart, in ms. */
const CLOCKS_APART = 5 * 60_000;

/** Days are told by when something was published: a clock that was set back would put it before what came earlier. */
async function refuseClockSetBack(db: Db, now: number): Promise<void> {
  const last = await lastMoment(db);
  if (last === undefined || last <= now + CLOCKS_APART) return;
  throw new PublicationError(
    `The last publication was at ${clockOf(last)}, and it is ${clockOf(now)} here: this machine's clock is wrong, or that of who published then.`,
  );
}

/** What the sample company has in the store; its prices are nobody's share. */
const SAMPLE_TABLES = [
  'entries',
  'released',
  'content',
  'content_files',
  'share_price_sessions',
  'share_price_records',
  'publication_record',
] as const;

/** The first publication takes the place of all that the sample company has. */
async function replaceSample(db: Db, { parts = {}, withdrawals = [] }: Publication): Promise<void> {
  const fact = async (name: string) =>
    (await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst())?.value;
  if ((await fact(PUBLISHER)) !== undefined) return;
  // What stands there is the sample's: nobody can take it back.
  const [withdrawn] = withdrawals;
  if (withdrawn) throw notPublished(withdrawn.id);
  const lacking = PARTS.filter((name) => parts[name] === undefined);
  if (lacking.length > 0) {
    throw new PublicationError(
      `The first publication takes all of the company's content: ${lacking.join(', ')} is not in it.`,
    );
  }
  for (const table of SAMPLE_TABLES) await db.deleteFrom(table).execute();
  await db.deleteFrom('share_history').where('source', '=', '').execute();
  await db.deleteFrom('facts').where('name', '=', SAMPLE).execute();
  await db.insertInto('facts').values({ name: PUBLISHER, value: 'folder' }).execute();
  await raiseChanged(db, CONTENT_CALLS, true);
}

async function releaseOf(db: Db, id: string): Promise<Release | undefined> {
  const row = await db.selectFrom('released').select('release').where('entry_id', '=', id).executeTakeFirst();
  return row && JSON.parse(row.release);
}

async function publishEntry(db: Db, order: EntryOrder, read: ReadContentFile, now: number, changes: Changes) {
  const { entry, because, outsideWindow } = order;
  const before = await releaseOf(db, entry.id);
  if (before?.entry.digest === entry.digest && before.withdrawnAt === undefined) return;
  const action = actionOn(order, before);
  const question = /^question:(\d{1,9})$/.exec(entry.asked ?? '')?.[1];
  const askedAt = before || question === undefined ? before?.askedAt : await receivedAt(db, Number(question));
  const release = { ...nextRelease(order, before, now), ...(askedAt !== undefined && { askedAt }) };
  for (const file of entry.files) await saveFile(db, file, await read(file));
  await saveRelease(db, release);
  if (before && !isFiled(entry)) await removeUnused(db, before.entry.files);
  if (question !== undefined && !before)
    await markAnswered(db, { kind: 'question', id: Number(question) }, entry.id, now);
  changes.calls.add(KINDS[entry.kind].call);
  changes.lines.push({
    ...lineOf(action, entry.id, now, entry.files, entry.digest),
    version: release.version,
    ...(entry.exchange && { exchange: { id: entry.exchange.id, at: new Date(entry.exchange.at).toISOString() } }),
    ...(because && { because }),
    ...(outsideWindow && { outsideWindow }),
  });
}

function actionOn({ entry, because }: EntryOrder, before: Release | undefined): Action {
  if (before === undefined) return 'release';
  if (before.withdrawnAt !== undefined) {
    throw new PublicationError(
      `${entry.id} was withdrawn and stays so. Publish what takes its place under a name of its own.`,
    );
  }
  if (!isFiled(entry)) return 'change';
  if (because === undefined) {
    throw new PublicationError(
      `${entry.id} is published already and differs now. Say why: npm run publish -- correct ${entry.id} --because "…".`,
    );
  }
  return 'correct';
}

function nextRelease({ entry, because }: EntryOrder, before: Release | undefined, now: number): Release {
  if (before === undefined) return { entry, version: 1, releasedAt: now, earlier: [] };
  const at = before.correctedAt ?? before.releasedAt;
  return {
    entry,
    version: before.version + 1,
    releasedAt: before.releasedAt,
    ...(isFiled(entry) && { correctedAt: now, because }),
    earlier: isFiled(entry) ? [...before.earlier, formerly(before, at)] : [],
  };
}

function formerly({ version, entry, because }: Release, at: number): FormerVersion {
  return { version, at, files: entry.files, ...(because !== undefined && { because }) };
}

async function withdraw(db: Db, { id, because }: Withdrawal, now: number, changes: Changes) {
  const release = await releaseOf(db, id);
  if (release === undefined) throw notPublished(id);
  if (release.withdrawnAt !== undefined) return;
  const { entry } = release;
  changes.calls.add(KINDS[entry.kind].call);
  if (isFiled(entry)) {
    await saveRelease(db, { ...release, withdrawnAt: now, because });
  } else {
    await db.deleteFrom('released').where('entry_id', '=', id).execute();
    await removeUnused(db, entry.files);
  }
  const action = isFiled(entry) ? 'withdraw' : 'remove';
  changes.lines.push({ ...lineOf(action, id, now, entry.files, entry.digest), version: release.version, because });
}

const notPublished = (id: string) => new PublicationError(`${id} is not published.`);

async function publishParts(
  db: Db,
  parts: Partial<CompanyContent>,
  read: ReadContentFile,
  now: number,
  changes: Changes,
) {
  const kept = await db.selectFrom('content').selectAll().execute();
  for (const [name, content] of Object.entries(parts)) {
    const before = kept.find((row) => row.name === name)?.value;
    const text = canonicalJson(content);
    if (before === text) continue;
    const files = filesOfPart(name, content);
    for (const file of files) await saveFile(db, file, await read(file));
    await saveParts(db, { [name]: content });
    changes.hasParts = true;
    const digest = createHash('sha256').update(text).digest('hex');
    changes.lines.push(lineOf(before === undefined ? 'release' : 'change', name, now, files, digest));
  }
}

function filesOfPart(name: string, content: CompanyContent[keyof CompanyContent]): readonly ContentFile[] {
  if (name === 'pictures') return content as CompanyContent['pictures'];
  if (name === 'documents') return (content as CompanyContent['documents']).flatMap(filesOfDocument);
  return [];
}

/** What the record says of a step. @param now in ms */
export function lineOf(
  action: Action,
  id: string,
  now: number,
  files: readonly ContentFile[],
  digest: string,
): Omit<RecordLine, 'number'> {
  return {
    at: new Date(now).toISOString(),
    action,
    id,
    files: files.map(({ name, languages, sha256 }) => ({ name, languages, sha256 })),
    digest,
  };
}

async function saveRelease(db: Db, release: Release): Promise<void> {
  const row = { call: KINDS[release.entry.kind].call, release: JSON.stringify(release) };
  await db
    .insertInto('released')
    .values({ entry_id: release.entry.id, ...row })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
    .execute();
}

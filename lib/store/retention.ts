import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EnvironmentConfig } from '../config/env';
import { RETENTION } from '../config/retention';
import { realFile } from './database-files';
import { receivedEntries, undeliveredEntries } from './inbox-entries';
import type { InboxEntry } from './inbox-export';
import type { Store } from './store';

/** What has reached the time that the privacy policy names for it (lib/config/retention.ts), and its erasure. */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const AGED_TABLES = [
  'consultations',
  'submitted_questions',
  'held_messages',
  'outbox',
  'submission_keys',
  'alert_requests',
] as const;

/** How many rows of each table. */
export type RowCounts = Record<(typeof AGED_TABLES)[number], number>;

/**
 * Erases the rows whose time is over, one process at a time, from the disk too.
 *
 * @param isTrial counts them and changes nothing
 */
export async function eraseRowsByAge(db: Store, now: number, isTrial = false): Promise<RowCounts> {
  const counts = Object.fromEntries(AGED_TABLES.map((table) => [table, 0])) as RowCounts;
  const isOver = conditions(now);
  await db.alone('retention', async (transaction) => {
    for (const table of AGED_TABLES) {
      const { rows } = await transaction
        .selectFrom(table)
        .select((each) => each.fn.countAll<number>().as('rows'))
        .where(isOver[table])
        .executeTakeFirstOrThrow();
      counts[table] = Number(rows);
      if (!isTrial && counts[table] > 0) await transaction.deleteFrom(table).where(isOver[table]).execute();
    }
  });
  const changed = AGED_TABLES.filter((table) => counts[table] > 0);
  if (!isTrial && changed.length > 0) await db.overwriteErased(changed);
  return counts;
}

function conditions(now: number): Record<keyof RowCounts, RawBuilder<SqlBool>> {
  const received = (before: number) => sql<SqlBool>`received_at <= ${before}`;
  const unanswered = monthsBefore(now, RETENTION.unansweredMonths);
  const answered = (before: number) =>
    sql<SqlBool>`(answered_at <= ${before} OR (answered_at IS NULL AND received_at <= ${unanswered}))`;
  return {
    consultations: answered(monthsBefore(now, RETENTION.answeredEnquiryMonths)),
    submitted_questions: answered(now - RETENTION.answeredQuestionDays * DAY_MS),
    held_messages: received(monthsBefore(now, RETENTION.quarantineMonths)),
    outbox: received(unanswered),
    submission_keys: received(now - RETENTION.submissionKeyHours * HOUR_MS),
    alert_requests: received(now - RETENTION.alertRequestHours * HOUR_MS),
  };
}

/** What nobody has answered, or the API has not taken, for so long that somebody should look at it. */
export async function overdueEntries(db: Store, now: number): Promise<InboxEntry[]> {
  const before = monthsBefore(now, RETENTION.remindAfterMonths);
  return [...(await receivedEntries(db)), ...(await undeliveredEntries(db))].filter(
    ({ answered, received }) => !answered && Date.parse(received) <= before,
  );
}

/** A moment so many months earlier, of Greenwich's calendar: of the 31st, where that month is shorter, its last day. */
function monthsBefore(moment: number, months: number): number {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** `2026-11-23T22-45-01Z` of lib/store/database-files.ts. */
const TIME = '(\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ)';
/** Of the files that a database consists of, or of one that was not finished. */
const ENDING = '(?:-wal|-shm|-journal)?';

/**
 * Erases copies of the database that are older than they may be: those set aside beside it by a restore
 * (`before-restore`), at a start (`damaged`, `left`) or because it was written over (`overwritten`), backups in `backups/`
 * of the data folder but for the newest, and what is left of a backup or a restore that was killed. A copy that somebody
 * put elsewhere is theirs to erase.
 *
 * @param isTrial counts them and changes nothing
 * @returns how many files and folders
 */
export function eraseCopiesByAge(
  { database, dataFolder }: Pick<EnvironmentConfig, 'database' | 'dataFolder'>,
  now: number,
  isTrial = false,
): number {
  const due = new Set(copiesIn(path.join(dataFolder, 'backups'), 'tradego', now));
  // A link and the file it leads to may stand in two folders.
  const places = database.engine === 'sqlite' ? [database.file, realFile(database.file)] : [];
  for (const place of places)
    for (const file of copiesIn(path.dirname(place), path.basename(place), now)) due.add(file);
  if (!isTrial) for (const file of due) rmSync(file, { recursive: true, force: true });
  return due.size;
}

/** The copies in a folder whose time is over; none where there is no such folder. */
function copiesIn(folder: string, database: string, now: number): string[] {
  const name = database.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const aside = new RegExp(
    `^${name}\\.(?:before-restore|damaged|left|overwritten)-${TIME}(?:\\.dump)?(?:-\\d+)?${ENDING}$`,
  );
  const backup = new RegExp(`^${name}-${TIME}\\.(?:db|dump)$`);
  const unfinished = new RegExp(`^(?:${name}\\.incoming-\\w+|${name}[-.].*\\.unfinished${ENDING})$`);
  const before = monthsBefore(now, RETENTION.copiesMonths);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newest = names
    .filter((each) => backup.test(each))
    .sort()
    .at(-1);
  return names
    .filter((each) => {
      const [, time] = aside.exec(each) ?? (each === newest ? [] : backup.exec(each)) ?? [];
      if (time !== undefined) return momentOf(time) <= before;
      return unfinished.test(each) && modifiedAt(path.join(folder, each)) <= now - DAY_MS;
    })
    .map((each) => path.resolve(folder, each));
}

function momentOf(timeInName: string): number {
  return Date.parse(timeInName.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
}

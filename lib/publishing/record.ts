import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { StoreTables } from '../store/schema';
import type { Reason } from './reason';

/**
 * The record of what was published: appended only. The hash of each line is made of it and of the hash of the line
 * before, so that whoever changes or removes one has to change all that follow, and every copy that anybody took.
 */

export type Action = 'release' | 'change' | 'correct' | 'withdraw' | 'remove';

/** What a line says. Moments are ISO 8601 in UTC, so that anybody can read and recompute it. */
export interface RecordLine {
  number: number;
  at: string;
  action: Action;
  /** Of the entry, or the name of a part of the company's content, such as `board`. */
  id: string;
  version?: number;
  /** When and under which number the Exchange published it. */
  exchange?: { id: string; at: string };
  because?: Reason;
  /** Why it was published outside of the Exchange's windows. */
  outsideWindow?: string;
  files: { name: string; languages: string[]; sha256: string }[];
  /** SHA-256 of what was published, but for its files. */
  digest: string;
}

export interface RecordedLine {
  line: RecordLine;
  /** The text that the hash was made of, with the one before. */
  text: string;
  hash: string;
}

/** What stands before the first line. */
export const BEGINNING = '0'.repeat(64);

/** SHA-256 of the hash before, a line break and the text of the line: 64 hexadecimal digits. */
export function hashOf(before: string, text: string): string {
  return createHash('sha256').update(`${before}\n${text}`).digest('hex');
}

/** Appends lines, within the transaction that publishes. */
export async function appendToRecord(
  db: Kysely<StoreTables>,
  lines: readonly Omit<RecordLine, 'number'>[],
): Promise<void> {
  const last = await db
    .selectFrom('publication_record')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  let { number, hash } = last ?? { number: 0, hash: BEGINNING };
  for (const each of lines) {
    number++;
    const text = JSON.stringify({ number, ...each } satisfies RecordLine);
    hash = hashOf(hash, text);
    await db.insertInto('publication_record').values({ number, line: text, hash }).execute();
  }
}

/** When something was published last, in ms; undefined where nothing was yet. */
export async function lastMoment(db: Kysely<StoreTables>): Promise<number | undefined> {
  const last = await db
    .selectFrom('publication_record')
    .select('line')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && Date.parse((JSON.parse(last.line) as RecordLine).at);
}

/** All of it, oldest first. */
export async function readRecord(db: Kysely<StoreTables>): Promise<RecordedLine[]> {
  const rows = await db.selectFrom('publication_record').selectAll().orderBy('number').execute();
  return rows.map(({ line, hash }) => ({ line: JSON.parse(line) as RecordLine, text: line, hash }));
}

/** The number of the first line that does not follow from the one before; undefined where all do. */
export function firstBrokenLine(record: readonly RecordedLine[]): number | undefined {
  let before = BEGINNING;
  for (const [index, { line, text, hash }] of record.entries()) {
    if (line.number !== index + 1 || hash !== hashOf(before, text)) return index + 1;
    before = hash;
  }
  return undefined;
}

import path from 'node:path';
import { environment } from '../../lib/config/env';
import { ENTRY_KINDS, KINDS } from '../../lib/content-folder/kinds';
import type { ContentFile, Fault } from '../../lib/content-folder/model';
import { readContentFolder } from '../../lib/content-folder/read';
import type { SoundFolder } from '../../lib/publishing/plan';
import { openStore, type Store } from '../../lib/store/database';
import { examplesLeft } from './faults';

/** What a verb is given: the content folder, what stands behind the verb, and its options by name. */
export interface VerbOptions {
  folder: string;
  ids: string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

/** Where a verb says what it did, and what time it is. */
export interface Io {
  /** For whoever reads or a script: with `--json` nothing but JSON. */
  out(text: string): void;
  /** What went wrong, and how far it is. */
  err(text: string): void;
  /** How far it is, on one line that the next one takes the place of; nothing where nobody watches. */
  progress(text: string): void;
  now(): number;
  /** Program of the process that reads PDFs (lib/content-folder/pdf-reader.ts). */
  pdfReader: string;
}

/** One verb of `npm run publish`. @returns its exit status: 0 done, 1 not as asked, 2 asked in a way that says nothing */
export type Verb = (options: VerbOptions, io: Io) => Promise<number>;

export const DONE = 0;
export const REFUSED = 1;
export const MISUSED = 2;

export function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Does something with the store that DATABASE_URL names, and closes it. */
export async function withStore<T>(use: (db: Store) => Promise<T>): Promise<T> {
  const db = await openStore(environment().database);
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Says faults as `file:line message`, in the order of the files. */
export function sayFaults(faults: readonly Fault[], io: Io): void {
  for (const { file, line, message } of faults) io.err(`${file}${line ? `:${line}` : ''}  ${message}`);
}

/**
 * The folder, where what is to be published has no fault: the whole of it, or what was named and the company's own
 * files. Otherwise every fault is said.
 */
export async function soundFolder({ folder, ids }: VerbOptions, io: Io): Promise<SoundFolder | undefined> {
  const content = await readContentFolder(folder);
  const { entries, company } = content;
  const faults = [...content.faults, ...examplesLeft(folder, content)];
  const concerning = faults.filter(({ file }) => ids.length === 0 || isConcerned(file, ids));
  if (company === undefined || concerning.length > 0) {
    sayFaults(company === undefined ? faults : concerning, io);
    io.err(`Nothing was published: mend this first. ${faults.length} faults in ${folder}.`);
    return undefined;
  }
  return { entries, company };
}

/** Whether a faulty file stands in the way of what was named: it belongs to it, or to the company as a whole. */
function isConcerned(file: string, ids: readonly string[]): boolean {
  const entry = entryOf(file);
  return entry === undefined || ids.includes(entry);
}

const FOLDERS = ENTRY_KINDS.map((kind) => KINDS[kind].folder).join('|');
const ENTRY_FILE = new RegExp(`^(?:${FOLDERS})/([^/]+?)(?:\\.yaml)?(?:/|$)`);

/** The id of the entry that a file belongs to; undefined where it is the company's as a whole. */
export function entryOf(file: string): string | undefined {
  return ENTRY_FILE.exec(file)?.[1];
}

/** Reads the files of a content folder for publishing. */
export function filesIn(folder: string) {
  return async ({ path: within }: ContentFile) => {
    const { readFile } = await import('node:fs/promises');
    return readFile(path.join(folder, within));
  };
}

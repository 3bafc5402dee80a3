import { existsSync, realpathSync, renameSync, statSync } from 'node:fs';

/** A database on disk is up to four files: itself, the log of its latest changes, that log's index, and a journal. */

/** What a database consists of; the index of the log is made anew by whoever opens it. */
export const DATA_SUFFIXES = ['', '-wal', '-journal'] as const;
export const SUFFIXES = [...DATA_SUFFIXES, '-shm'] as const;

/** `2026-11-23T22-45-01Z`, which every file system takes. */
export function timeInName(now = new Date()): string {
  return now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** Where the files of a database are: SQLite has its log beside the file that a link leads to. */
export function realFile(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}

/** Those of its files that are not empty. */
export function filesWithData(file: string): string[] {
  // The comment keeps the build from tracing the whole project, since it cannot know which files these are.
  const sizeOf = (name: string) => statSync(/* turbopackIgnore: true */ name, { throwIfNoEntry: false })?.size;
  return DATA_SUFFIXES.map((suffix) => file + suffix).filter(sizeOf);
}

/** A name beside a database under which none of its files would write over another. */
export function freeName(file: string, why: string): string {
  for (let attempt = 1; ; attempt++) {
    const name = attempt === 1 ? `${file}.${why}` : `${file}.${why}-${attempt}`;
    if (!SUFFIXES.some((suffix) => existsSync(name + suffix))) return name;
  }
}

/** Gives a database another name, all of its files alike. @returns that of the main one */
export function setAside(file: string, why: string): string {
  const aside = freeName(file, why);
  for (const suffix of SUFFIXES) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  return aside;
}

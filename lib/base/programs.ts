import { processWide } from './process-wide';

/** Programs of a process and a thread of their own, which stand beside the built server (scripts/lib/project.mjs makes them). */
export interface Programs {
  /** lib/search/files/reader-process.ts */
  fileReader: URL;
  /** lib/search/search-worker.ts */
  search: URL;
}

const shared = processWide<{ programs: Programs }>();

/** @param beside the file of the server's entry */
export function notePrograms(beside: string): void {
  shared.programs = {
    fileReader: new URL('./file-reader.mjs', beside),
    search: new URL('./search.mjs', beside),
  };
}

/** Undefined where the site is not built (`next dev`, tests). */
export const programs = (): Programs | undefined => shared.programs;

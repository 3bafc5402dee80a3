/** Programs of a process and a thread of their own, which stand beside the built server (scripts/lib/project.mjs makes them). */
export interface Programs {
  /** lib/search/files/reader-process.ts */
  fileReader: URL;
  /** lib/search/search-worker.ts */
  search: URL;
}

/** Kept on the global object: the entry of the server is a bundle of its own, beside those that Next makes. */
const shared = globalThis as { tradegoPrograms?: Programs };

/** @param beside the file of the server's entry */
export function notePrograms(beside: string): void {
  shared.tradegoPrograms = {
    fileReader: new URL('./file-reader.mjs', beside),
    search: new URL('./search.mjs', beside),
  };
}

/** Undefined where the site is not built (`next dev`, tests). */
export const programs = (): Programs | undefined => shared.tradegoPrograms;

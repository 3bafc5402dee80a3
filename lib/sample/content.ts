import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompanyContent, ContentEntry, ContentFolder } from '../content-folder/model';

/** The sample company, as the build reads it from `content/` (scripts/build-sample.ts). */
export interface SampleContent {
  /** SHA-256 of all of it. */
  digest: string;
  entries: ContentEntry[];
  company: CompanyContent;
}

/** Where `scripts/build-sample.ts` leaves it: beside the server, and in the project's folder for `next dev` and Jest. */
export const SAMPLE_FILE = 'sample-content.json';

/** The sample company, as the build has read it: a start has nothing to read or to judge. */
export async function sampleContent(): Promise<SampleContent> {
  return JSON.parse(await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), SAMPLE_FILE), 'utf8'));
}

/**
 * The sample company of a folder that was read.
 *
 * @throws where something in the folder is wrong, with every fault
 */
export function asSample({ entries, company, faults }: ContentFolder): SampleContent {
  if (faults.length > 0 || company === undefined) {
    throw new Error(faults.map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`).join('\n'));
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([entries, company]))
    .digest('hex');
  return { digest, entries, company };
}

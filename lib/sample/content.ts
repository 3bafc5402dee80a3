import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompanyContent, ContentEntry, ContentFolder } from '../content-folder/model';
import { SAMPLE_FOLDER } from '../publishing/files';

/** The sample company, as the build reads it from `content/` (scripts/lib/sample-content.ts). */
export interface SampleContent {
  /** SHA-256 of all of it. */
  digest: string;
  entries: ContentEntry[];
  company: CompanyContent;
}

/** Where the build leaves it, beside the server. */
export const SAMPLE_FILE = 'sample-content.json';

/** The sample company: what the build has read, or without a build what the folder holds. */
export async function sampleContent(): Promise<SampleContent> {
  const built = await readFile(path.resolve(SAMPLE_FILE), 'utf8').catch(() => undefined);
  if (built !== undefined) return JSON.parse(built);
  // A build has no use for what reads YAML and Markdown.
  const { readContentFolder } = await import('../content-folder/read');
  return asSample(await readContentFolder(path.resolve(SAMPLE_FOLDER)));
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

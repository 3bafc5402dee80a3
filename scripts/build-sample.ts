import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOfDocument } from '../lib/content-folder/model';
import { readContentFolder } from '../lib/content-folder/read';
import { SAMPLE_FOLDER } from '../lib/publishing/files';
import { asSample, SAMPLE_FILE } from '../lib/sample/content';

/**
 * Reads the sample company once, when the site is built, and lays it and its files beside the server: a start has
 * nothing to read or to judge then. `tsx scripts/build-sample.ts FOLDER` (scripts/lib/project.mjs).
 */
const [, , server = '.'] = process.argv;
const sample = asSample(await readContentFolder(SAMPLE_FOLDER));
writeFileSync(path.join(server, SAMPLE_FILE), JSON.stringify(sample));
const files = [...sample.entries.flatMap((entry) => entry.files), ...sample.company.documents.flatMap(filesOfDocument)];
for (const file of [...files, ...sample.company.pictures]) {
  const to = path.join(server, SAMPLE_FOLDER, file.path);
  if (path.resolve(to) !== path.resolve(SAMPLE_FOLDER, file.path)) cpSync(path.join(SAMPLE_FOLDER, file.path), to);
}

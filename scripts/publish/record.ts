import { createHash } from 'node:crypto';
import { contentFileKey } from '../../lib/assets/address';
import { clockOf } from '../../lib/content-folder/windows';
import { contentOf, findFile } from '../../lib/publishing/files';
import { reasonAsText } from '../../lib/publishing/reason';
import { firstBrokenLine, readRecord } from '../../lib/publishing/record';
import { DONE, REFUSED, type Verb, withStore } from './verb';

/** `record`: every line of what was published, corrected and withdrawn, in Hong Kong time, each with its hash. */
export const record: Verb = async ({ values }, io) =>
  withStore(async (db) => {
    const lines = await readRecord(db);
    for (const { line, text, hash } of lines) {
      if (values.json === true) io.out(JSON.stringify({ text, hash }));
      else {
        const version = line.version ? ` version ${line.version}` : '';
        const because = line.because ? `: ${reasonAsText(line.because)}` : '';
        io.out(`${line.number}  ${clockOf(Date.parse(line.at))}  ${line.action} ${line.id}${version}${because}`);
        if (line.outsideWindow) io.out(`   outside of the windows: ${line.outsideWindow}`);
        io.out(`   ${hash}`);
      }
    }
    return DONE;
  });

/** `verify`: computes the record again, and the hash of each file that it names. */
export const verify: Verb = async (_, io) =>
  withStore(async (db) => {
    const lines = await readRecord(db);
    const broken = firstBrokenLine(lines);
    if (broken !== undefined) {
      io.err(
        `Line ${broken} of the record does not follow from the one before: it, or one above it, was changed or removed.`,
      );
      return REFUSED;
    }
    const gone = new Set(
      lines.flatMap(({ line }) => (line.action === 'remove' ? line.files.map(({ sha256 }) => sha256) : [])),
    );
    const named = new Map(lines.flatMap(({ line }) => line.files.map((file) => [file.sha256, file.name] as const)));
    let checked = 0;
    for (const [sha256, name] of named) {
      const file = await findFile(db, contentFileKey(sha256));
      const content = file && (await contentOf(db, file));
      if (content === undefined) {
        // Pictures of a story go with it, and with its next version.
        if (gone.has(sha256) || !name.endsWith('.pdf')) continue;
        io.err(`${name} is in the record and not in the store.`);
        return REFUSED;
      }
      if (createHash('sha256').update(content).digest('hex') !== sha256) {
        io.err(`${name} is not the file that was published: its hash is another one.`);
        return REFUSED;
      }
      checked++;
    }
    io.out(`${lines.length} lines and ${checked} files, each as it was published.`);
    return DONE;
  });

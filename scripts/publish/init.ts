import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../lib/content-folder/disk';
import { FIRST_FOLDER } from './first-folder';
import { DONE, MISUSED, REFUSED, type Verb } from './verb';

/** `init FOLDER`: the content folder of a new company, with examples to replace, which `check` accepts as they are. */
export const init: Verb = async ({ ids }, io) => {
  const [folder, ...rest] = ids;
  if (folder === undefined || rest.length > 0) {
    io.err('Name the folder to make: init FOLDER.');
    return MISUSED;
  }
  const inTheWay = whyNot(folder);
  if (inTheWay !== undefined) {
    io.err(`${folder} ${inTheWay}. Nothing was written.`);
    return REFUSED;
  }
  for (const [name, text] of Object.entries(FIRST_FOLDER)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  io.out(`${folder}: made, ${Object.keys(FIRST_FOLDER).length} files. README.md there says what is to be replaced.`);
  return DONE;
};

/** Nobody's files are written over. */
function whyNot(folder: string): string | undefined {
  try {
    if (!statSync(folder).isDirectory()) return 'is a file';
    return readdirSync(folder).length > 0 ? 'is not empty' : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : `cannot be read: ${reasonOf(error)}`;
  }
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a chunk of the server begins: a CommonJS module that is a list of modules by number. */
const CHUNK = /^module\.exports=\[/;
/** The one line in which equal chunks differ. */
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=\S*\s*$/;
/** Smaller ones are not worth another file to open. */
const SMALLEST = 2000;

/**
 * The bundler writes what pages share once for each of them: one chunk of 1.2 MB stood in 40 files, and the server kept
 * 40 copies of its source and its code. Of files with equal code the first stays; the others hand it on, so that it is
 * read, compiled and kept once. What is not such a chunk is left as it is.
 *
 * @param {string} folder of the server's chunks
 * @returns {number} how many files hand on another one now
 */
export function shareEqualChunks(folder) {
  /** @type {Map<string, string>} */
  const firstOf = new Map();
  let shared = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    const code = readFileSync(file, 'utf8').replace(SOURCE_MAP, '');
    if (code.length < SMALLEST || !CHUNK.test(code)) continue;
    const digest = createHash('sha256').update(code).digest('hex');
    const first = firstOf.get(digest);
    if (first === undefined) firstOf.set(digest, file);
    else {
      const address = path.relative(path.dirname(file), first).split(path.sep).join('/');
      writeFileSync(file, `module.exports=require(${JSON.stringify(`./${address}`)});\n`);
      shared++;
    }
  }
  return shared;
}

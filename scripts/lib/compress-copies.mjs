import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What is text: pictures, films, letters and documents are compressed as they are. */
const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|md|csv|xml)$/;

/** Shorter ones go uncompressed (`compression` has the same limit). */
const SMALLEST = 1024;

/**
 * Lays a Brotli and a gzip copy beside every text file of a folder, as small as they can be made: here nobody waits
 * for them. lib/next/compressed-copies.ts sends them, and so can any server that static files are deployed to.
 *
 * @param {string} folder
 * @returns {number} how many files have copies now
 */
export function compressCopies(folder) {
  let made = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file);
    if (text.byteLength < SMALLEST) continue;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
    made++;
  }
  return made;
}

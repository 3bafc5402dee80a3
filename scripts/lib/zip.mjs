import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/** Of a file that belongs to Unix, 0644. */
const OWNED = { os: 3, attrs: 0o100644 << 16 };

/**
 * A zip archive that is the same, byte by byte, whenever and wherever it is made of the same files.
 *
 * @param {Record<string, string | Uint8Array>} files by their path in the archive
 * @param {string} date of every file in it, `YYYY-MM-DD`
 */
export function zip(files, date) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // An archive holds local time without a zone: built of its parts it is the same on every machine.
  const options = { ...OWNED, level: /** @type {const} */ (9), mtime: new Date(year, month - 1, day) };
  /** @type {import('fflate').Zippable} */
  const content = {};
  for (const name of Object.keys(files).sort()) {
    const file = files[name] ?? '';
    content[name] = [typeof file === 'string' ? Buffer.from(file) : file, options];
  }
  return Buffer.from(zipSync(content));
}

/** @param {Uint8Array} bytes @returns {string} in hexadecimal */
export function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/**
 * A zip archive that is the same, byte by byte, whenever and wherever it is made of the same files.
 *
 * @param {Record<string, string | Uint8Array>} files by their path in the archive
 * @param {string} date of every file in it, `YYYY-MM-DD`
 */
export function zip(files, date) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // An archive keeps the time of its maker's clock: built of its parts it is the same in every time zone.
  const mtime = new Date(year, month - 1, day);
  const entries = Object.keys(files)
    .sort()
    .map((name) => /** @type {const} */ ([name, bytesOf(files[name] ?? '')]));
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}

/** @param {string | Uint8Array} content */
function bytesOf(content) {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

/** @param {Uint8Array} bytes @returns {string} in hexadecimal */
export function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

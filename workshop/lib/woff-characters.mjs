import { inflateSync } from 'node:zlib';

/**
 * The characters that a font holds, by its own table of them (`cmap`): what a list says of a font is often more.
 *
 * @param {Buffer} woff a WOFF file, version 1
 * @returns {number[]} code points, in their order
 */
export function charactersOf(woff) {
  const cmap = tableOf(woff, 'cmap');
  const found = new Set();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    // Others list variants of characters that these have already.
    if (format === 4) addSegments(table, found);
    if (format === 12) addGroups(table, found);
  }
  return [...found].sort((one, other) => one - other);
}

/**
 * `4e00-4e05,4e07`, as style sheets write a range of characters.
 *
 * @param {number[]} characters
 */
export function rangesOf(characters) {
  /** @type {[from: number, to: number][]} */
  const ranges = [];
  for (const code of characters) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`))
    .join(',');
}

/**
 * @param {Buffer} woff
 * @param {string} name
 */
function tableOf(woff, name) {
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = woff.subarray(44 + index * 20);
    if (entry.toString('latin1', 0, 4) !== name) continue;
    const packed = entry.readUInt32BE(8);
    const offset = entry.readUInt32BE(4);
    const bytes = woff.subarray(offset, offset + packed);
    return packed < entry.readUInt32BE(12) ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table ${name}.`);
}

/**
 * Format 4: segments of the first plane, each with a shift to its glyphs or a list of them.
 *
 * @param {Buffer} table
 * @param {Set<number>} found
 */
function addSegments(table, found) {
  const size = table.readUInt16BE(6);
  const at = (/** @type {number} */ part, /** @type {number} */ segment) =>
    14 + part * size + (part > 0 ? 2 : 0) + segment;
  for (let segment = 0; segment < size; segment += 2) {
    const end = table.readUInt16BE(at(0, segment));
    const start = table.readUInt16BE(at(1, segment));
    const shift = table.readUInt16BE(at(2, segment));
    const list = at(3, segment);
    const offset = table.readUInt16BE(list);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const listed = offset === 0 ? code : table.readUInt16BE(list + offset + 2 * (code - start));
      const glyph = listed === 0 ? 0 : (listed + shift) & 0xffff;
      if (glyph !== 0) found.add(code);
    }
  }
}

/**
 * Format 12: groups of any plane.
 *
 * @param {Buffer} table
 * @param {Set<number>} found
 */
function addGroups(table, found) {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const start = table.readUInt32BE(16 + group * 12);
    const end = table.readUInt32BE(20 + group * 12);
    const glyph = table.readUInt32BE(24 + group * 12);
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) found.add(code);
  }
}

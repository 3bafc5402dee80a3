import { inflateSync } from 'node:zlib';

/** Bytes of the heads of both formats, and of an entry of their directories. */
const WOFF = { head: 44, entry: 20 } as const;
const SFNT = { head: 12, entry: 16 } as const;

/**
 * A font of the WOFF format as the plain font (SFNT) within it: what sets type in PDFs unpacks WOFF by itself with an
 * inflater that fails on some of our pieces.
 */
export function unpackedFont(packed: ArrayBuffer): Buffer {
  const woff = Buffer.from(packed);
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.head + count * SFNT.entry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let place = head.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF.head + index * WOFF.entry;
    const [start, stored, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + stored);
    // Each table begins at a multiple of four.
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (stored < length ? inflateSync(bytes) : bytes).copy(table);
    const to = SFNT.head + index * SFNT.entry;
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(place, to + 8);
    head.writeUInt32BE(length, to + 12);
    tables.push(table);
    place += table.length;
  }
  return Buffer.concat([head, ...tables]);
}

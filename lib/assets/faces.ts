import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pieces from './card-fonts.json';

/** Noto Sans as Hong Kong writes (`tc`) and as the mainland does (`sc`). */
export type Face = keyof typeof pieces;

/** Bytes of pieces that stay in memory: most titles are written with the same dozen. */
const KEPT_BYTES = 3_000_000;

const files = new LRUCache<string, ArrayBuffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
});

type Ranges = (readonly [from: number, to: number])[];

const rangesOf = (list: Record<string, string>) =>
  Object.entries(list).map(([name, range]) => ({
    name,
    ranges: range.split(',').map((part): Ranges[number] => {
      const [from = '', to = from] = part.split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));

const RANGES: Record<Face, { name: string; ranges: Ranges }[]> = { tc: rangesOf(pieces.tc), sc: rangesOf(pieces.sc) };

/** The piece that holds a letter, of the first face that has it; undefined where none does. */
export function pieceHolding(letter: string, faces: readonly Face[]): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  for (const face of faces) {
    const piece = RANGES[face].find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (piece) return `${face}-${piece.name}`;
  }
  return undefined;
}

/** A piece as a font file (WOFF). */
export async function readPiece(name: string): Promise<ArrayBuffer> {
  const known = files.get(name);
  if (known) return known;
  const bytes = await readFile(path.join(process.cwd(), 'public', 'assets', 'card-fonts', `${name}.woff`));
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  files.set(name, data);
  return data;
}

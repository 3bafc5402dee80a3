import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pieces from '../assets/card-fonts.json';
import type { Locale } from '../i18n/locales';
import { inOneScript } from '../text/script';

/** A piece of a face, as the renderer takes it. */
export interface CardFont {
  name: string;
  data: ArrayBuffer;
  weight: 700;
  style: 'normal';
}

type Face = keyof typeof pieces;

/** The face of each language first: the same character has other strokes in Hong Kong than on the mainland. */
const FACES: Record<Locale, readonly Face[]> = { zt: ['tc', 'sc'], zh: ['sc', 'tc'], en: ['tc', 'sc'] };

/** Bytes of pieces that stay in memory: most titles are written with the same dozen. */
const KEPT_BYTES = 3_000_000;

const files = new LRUCache<string, ArrayBuffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
});

/** Pictures, of which a face draws a few and the renderer would fetch the others from elsewhere. */
const PICTOGRAPH = /(?![©®™])\p{Extended_Pictographic}/u;

/** The piece of a face that holds a letter; undefined where none of ours does. */
function pieceOf(letter: string, locale: Locale): string | undefined {
  if (PICTOGRAPH.test(letter)) return undefined;
  const code = letter.codePointAt(0) ?? 0;
  for (const face of FACES[locale]) {
    const piece = RANGES[face].find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (piece) return `${face}-${piece.name}`;
  }
  return undefined;
}

/**
 * A text in letters that our faces hold: of one that they do not, its plain or its simplified form, else nothing, for
 * the renderer would ask other hosts for it. It sets what a reader takes for one character from one piece and knows
 * that by its first unit, so marks that stand apart and characters of the upper planes are among what is left out.
 */
export function setInOurFaces(text: string, locale: Locale): string {
  const letters = Array.from(text.normalize('NFC').replace(/[\s\p{Cc}]/gu, ' '), (letter) => {
    const forms = [letter, letter.normalize('NFKC'), inOneScript(letter)];
    return forms.find((form) => Array.from(form).every((part) => isSettable(part, locale))) ?? '';
  });
  return letters.join('').replace(/ {2,}/g, ' ');
}

const isSettable = (letter: string, locale: Locale) =>
  letter.length === 1 && !/\p{M}/u.test(letter) && pieceOf(letter, locale) !== undefined;

const WORD = /[\p{L}\p{N}]/gu;

/** Whether a title still says something once it is set: half of its letters and figures at least. */
export function isReadable(set: string, title: string): boolean {
  const kept = set.match(WORD)?.length ?? 0;
  return kept > 0 && kept * 2 >= (title.match(WORD)?.length ?? 0);
}

/**
 * The pieces of our own faces that a text needs, each a font by its own name, those of the reader's face first; the
 * machine's fonts are asked for nothing.
 */
export async function fontsFor(text: string, locale: Locale): Promise<CardFont[]> {
  const names = new Set(Array.from(text, (letter) => pieceOf(letter, locale)).filter((name) => name !== undefined));
  const ofFace = (name: string) => FACES[locale].findIndex((face) => name.startsWith(face));
  return Promise.all(
    [...names]
      .sort((one, other) => ofFace(one) - ofFace(other) || one.localeCompare(other))
      .map(async (name) => ({ name, data: await fileOf(name), weight: 700, style: 'normal' }) as const),
  );
}

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

async function fileOf(name: string): Promise<ArrayBuffer> {
  const known = files.get(name);
  if (known) return known;
  const bytes = await readFile(path.join(process.cwd(), 'public', 'assets', 'card-fonts', `${name}.woff`));
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  files.set(name, data);
  return data;
}

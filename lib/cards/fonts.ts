import { type Face, pieceHolding, readPiece } from '../assets/faces';
import type { Locale } from '../i18n/locales';
import { inOneScript } from '../text/script';

/** A piece of a face, as the renderer takes it. */
export interface CardFont {
  name: string;
  data: ArrayBuffer;
  weight: 700;
  style: 'normal';
}

/** The face of each language first: the same character has other strokes in Hong Kong than on the mainland. */
const FACES: Record<Locale, readonly Face[]> = { zt: ['tc', 'sc'], zh: ['sc', 'tc'], en: ['tc', 'sc'] };

/** Emoji: our fonts have only a few, and the renderer would fetch the others from another host. */
const PICTOGRAPH = /(?![©®™])\p{Extended_Pictographic}/u;

/** The piece of a face that holds a letter; undefined where none of ours does. */
function pieceOf(letter: string, locale: Locale): string | undefined {
  if (PICTOGRAPH.test(letter)) return undefined;
  return pieceHolding(letter, FACES[locale]);
}

/**
 * A text in letters that our fonts have. A character that they lack is replaced by its plain or simplified form, or
 * left out: the renderer would fetch a font from another host for it. The renderer also picks one font per grapheme by
 * its first UTF-16 unit, so combining marks and characters beyond U+FFFF are left out too.
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

/** Whether a title is still readable after `setInOurFaces`: at least half of its letters and digits are left. */
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
      .map(async (name) => ({ name, data: await readPiece(name), weight: 700, style: 'normal' }) as const),
  );
}

import { pieceHolding, readPiece } from '../assets/faces';
import { unpackedFont } from '../assets/unpacked-font';

/** A PDF as this file needs it. */
type Pdf = PDFKit.PDFDocument;

/** What stands in the reader's own fonts, which every reader of PDFs has: Latin letters of Western Europe. */
const LATIN = /^[\x20-\x7e\u00a0-\u00ff–—‘’“”•…€™]$/;

interface Run {
  font: string;
  text: string;
}

/** How a line is set: size in points, and whether its Latin letters are bold; the Chinese ones always are. */
export interface Type {
  size: number;
  bold?: boolean;
}

/**
 * A text cut where another font begins. What no font of ours holds is written as its number (`U+20BB7`), so that
 * nothing of a name is lost.
 */
export function runsOf(text: string, bold = false): Run[] {
  const latin = bold ? 'Helvetica-Bold' : 'Helvetica';
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const piece = LATIN.test(letter) ? latin : pieceHolding(letter, ['tc', 'sc']);
    const next = { font: piece ?? latin, text: piece === undefined ? numberOf(letter) : letter };
    const last = runs.at(-1);
    if (last?.font === next.font) last.text += next.text;
    else runs.push(next);
  }
  return runs;
}

/** Gives a PDF the pieces of our faces that texts need; only the letters used of them get into the file. */
export async function registerFonts(pdf: Pdf, texts: Iterable<string>): Promise<void> {
  const names = new Set([...texts].flatMap((text) => runsOf(text).map(({ font }) => font)));
  for (const name of names) {
    if (!name.startsWith('Helvetica')) pdf.registerFont(name, unpackedFont(await readPiece(name)));
  }
}

/** The width of a text in points. */
export function widthOf(pdf: Pdf, text: string, { size, bold }: Type): number {
  return runsOf(text, bold).reduce((sum, run) => sum + pdf.font(run.font, size).widthOfString(run.text), 0);
}

/**
 * Sets a text on one line, its letters standing on `y`; one that is too long for its place is set smaller.
 *
 * @param at place in points from the top left corner, and how wide it is
 */
export function setLine(pdf: Pdf, text: string, at: { x: number; y: number; width: number }, type: Type): void {
  const wide = widthOf(pdf, text, type);
  const size = wide > at.width ? (type.size * at.width) / wide : type.size;
  let { x } = at;
  for (const run of runsOf(text, type.bold)) {
    pdf.font(run.font, size).text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' });
    x += pdf.widthOfString(run.text);
  }
}

function numberOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * The text of a page of a PDF as it is read: paragraphs, headings and tables. A PDF knows only where pieces of text
 * stand; lines, columns and paragraphs are found again from that, in the order in which the file has the pieces.
 */

/** A piece of text; positions are in points from the lower left corner of the page. */
export interface TextPiece {
  str: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageOfPieces {
  /** In points. */
  height: number;
  pieces: readonly TextPiece[];
}

export type Block = { is: 'paragraph' | 'heading'; text: string } | { is: 'table'; rows: string[][] };

interface TextCell {
  text: string;
  x: number;
  right: number;
}

interface Line {
  cells: TextCell[];
  x: number;
  y: number;
  height: number;
}

/** The blocks of each page; what stands at the head or foot of several pages, and page numbers, are left out. */
export function blocksOfPages(pages: readonly PageOfPieces[]): Block[][] {
  const lines = pages.map(({ pieces }) => linesOf(pieces));
  const isFurniture = furnitureOf(pages, lines);
  return lines.map((ofPage, page) => blocksOf(ofPage.filter((line) => !isFurniture(line, page))));
}

/** Between two cells of a row there is at least this, in heights of a letter. */
const CELL_GAP = 2;
/** Between two words. */
const WORD_GAP = 0.15;

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  let spaced = false;
  for (const { str, x, y, width, height } of pieces) {
    if (str.trim() === '') {
      spaced ||= str !== '';
      continue;
    }
    const last = line?.cells.at(-1);
    if (!line || !last || Math.abs(line.y - y) > height / 2 || x < last.right - height) {
      line = { cells: [{ text: str, x, right: x + width }], x, y, height };
      lines.push(line);
    } else if (x - last.right > CELL_GAP * height) {
      line.cells.push({ text: str, x, right: x + width });
    } else {
      const apart = spaced || x - last.right > WORD_GAP * height;
      last.text += `${apart && !/\s$/.test(last.text) ? ' ' : ''}${str}`;
      last.right = x + width;
    }
    spaced = false;
  }
  return lines.map(tidied).flatMap(apart);
}

/** What stands side by side without figures is no row of a table: two languages, two columns of words. */
function apart(line: Line): Line[] {
  if (line.cells.length < 2 || line.cells.some(({ text }) => FIGURE.test(text))) return [line];
  return line.cells.map((cell) => ({ ...line, cells: [cell], x: cell.x }));
}

/** An amount, a percentage, a year, a dash where there is none. */
const FIGURE = /^(?:[(+\-−–]?(?:[A-Z]{0,3}\$)?\d[\d,.]*%?\)?|[-–—]|N\/A|不適用|不适用)$/;

const tidied = (line: Line): Line => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() })),
});

const textOf = ({ cells }: Line) => cells.map(({ text }) => text).join(' ');

/** Parts of a page's height where heads and feet stand. */
const FOOT = 0.06;
const HEAD = 0.95;
const PAGE_NUMBER = /^[-–—]? ?\d+ ?(?:[-–—]|\/ ?\d+)?$/;

/** Tells heads and feet: what stands there on more than one page, figures apart, and the numbers of pages. */
function furnitureOf(pages: readonly PageOfPieces[], lines: readonly Line[][]) {
  const atEdge = (line: Line, page: number) => {
    const place = line.y / (pages[page]?.height ?? 1);
    return place < FOOT || place > HEAD;
  };
  const nameOf = (line: Line) => textOf(line).replace(/\d+/g, '#');
  const seen = new Map<string, Set<number>>();
  for (const [page, ofPage] of lines.entries()) {
    for (const line of ofPage.filter((each) => atEdge(each, page))) {
      seen.set(nameOf(line), (seen.get(nameOf(line)) ?? new Set()).add(page));
    }
  }
  return (line: Line, page: number) =>
    atEdge(line, page) && (PAGE_NUMBER.test(textOf(line)) || (seen.get(nameOf(line))?.size ?? 0) > 1);
}

/** Letters are larger than those of most of the page by this much where they are a heading. */
const HEADING = 1.15;
const LONGEST_HEADING = 120;

function blocksOf(lines: readonly Line[]): Block[] {
  const usual = usualHeight(lines);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const table = tableAt(lines, at);
    const end = table ? table.end : paragraphEnd(lines, at);
    if (table) {
      blocks.push({ is: 'table', rows: table.rows });
    } else {
      const text = joined(lines.slice(at, end).map(textOf));
      const large = (lines[at]?.height ?? 0) >= HEADING * usual && text.length <= LONGEST_HEADING;
      const before = blocks.at(-1);
      // Figures that stand below one another are read in one line.
      if (isFigures(text) && before?.is === 'paragraph' && isFigures(before.text)) before.text += ` · ${text}`;
      else blocks.push({ is: large ? 'heading' : 'paragraph', text });
    }
    at = end;
  }
  return blocks;
}

const isFigures = (text: string) => text.split(' · ').every((each) => FIGURE.test(each));

/** The height that most letters of a page have. */
function usualHeight(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const height = Math.round(line.height * 2) / 2;
    letters.set(height, (letters.get(height) ?? 0) + textOf(line).length);
  }
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** A table that begins at a line: at least two rows with several cells, and the heads of its columns above them. */
function tableAt(lines: readonly Line[], start: number): { rows: string[][]; end: number } | undefined {
  const isRow = (line: Line | undefined) => (line?.cells.length ?? 0) > 1;
  let first = start;
  while (first < lines.length && !isRow(lines[first])) first++;
  let end = first;
  let rows = 0;
  // A heading within the table is a line of its own between two rows.
  while (isRow(lines[end]) || (isRow(lines[end + 1]) && rows > 0 && isUnder(lines, first, end))) {
    if (isRow(lines[end])) rows++;
    end++;
  }
  if (rows < 2) return undefined;
  const columns = columnsOf(lines.slice(first, end));
  const heads = lines.slice(start, first).map((line) => columnOf(line, columns));
  if (heads.some((column) => column === undefined)) return undefined;
  const head = columns.map((_, column) =>
    lines
      .slice(start, first)
      .filter((_line, index) => heads[index] === column)
      .map(textOf)
      .join(' '),
  );
  const body = lines.slice(first, end).map(({ cells }) => cells.map(({ text }) => text));
  return { rows: first > start ? [head, ...body] : body, end };
}

/** Whether a line begins where the rows of the table do. */
function isUnder(lines: readonly Line[], first: number, at: number): boolean {
  const [row, line] = [lines[first], lines[at]];
  return row !== undefined && line !== undefined && Math.abs(row.x - line.x) < 2 * line.height;
}

type Column = { x: number; right: number };

/** Where the columns of a table stand, by the rows that have most cells. */
function columnsOf(lines: readonly Line[]): Column[] {
  const most = Math.max(...lines.map(({ cells }) => cells.length));
  const full = lines.filter(({ cells }) => cells.length === most);
  return Array.from({ length: most }, (_, column) => ({
    x: Math.min(...full.map(({ cells }) => cells[column]?.x ?? 0)),
    right: Math.max(...full.map(({ cells }) => cells[column]?.right ?? 0)),
  }));
}

/** The column, but for the first, that a single line stands above. */
function columnOf({ cells }: Line, columns: readonly Column[]): number | undefined {
  const [cell] = cells;
  if (!cell || cells.length > 1) return undefined;
  const over = columns.flatMap(({ x, right }, column) => (cell.x < right && cell.right > x ? [column] : []));
  return over.length === 1 && over[0] !== 0 ? over[0] : undefined;
}

/** Lines of a paragraph are no farther apart than this, in heights of a letter. */
const LINE_PITCH = 1.9;
/** And no farther than the lines before them, by this much. */
const SAME_PITCH = 1.25;

function paragraphEnd(lines: readonly Line[], start: number): number {
  let end = start + 1;
  let pitch: number | undefined;
  for (let before = lines[start]; before; before = lines[end++]) {
    const line = lines[end];
    if (!line || !goesOn(before, line, pitch)) return end;
    pitch ??= before.y - line.y;
  }
  return end;
}

function goesOn(before: Line, line: Line, pitch: number | undefined): boolean {
  const step = before.y - line.y;
  const sameLetters = Math.abs(before.height - line.height) < 0.6;
  if (line.cells.length > 1 || !sameLetters || step <= 0 || step > LINE_PITCH * line.height) return false;
  if (pitch !== undefined && step > SAME_PITCH * pitch) return false;
  const indented = before.x - line.x;
  return indented > -2 && indented < 3 * line.height && mayBeOneScript(textOf(before), textOf(line));
}

/** Documents say everything twice; figures alone go with either. */
function mayBeOneScript(...texts: string[]): boolean {
  const scripts = texts.filter((text) => /\p{L}/u.test(text)).map((text) => /\p{Script=Han}/u.test(text));
  return new Set(scripts).size < 2;
}

const CHINESE_END = /[\p{Script=Han}，。、；：「」『』（）《》！？…—]$/u;
const CHINESE_BEGIN = /^[\p{Script=Han}，。、；：「」『』（）《》！？…—]/u;

/** Lines end where the paper does: between two Chinese ones there is no space, and none after a hyphen. */
function joined(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const close = /\p{L}-$/u.test(text) || (CHINESE_END.test(text) && CHINESE_BEGIN.test(line));
    return text === '' ? line : `${text}${close ? '' : ' '}${line}`;
  }, '');
}

/** How many letters a page of blocks has. */
export function lettersOf(blocks: readonly Block[]): number {
  const texts = blocks.flatMap((block) => (block.is === 'table' ? block.rows.flat() : block.text));
  return texts.reduce((sum, text) => sum + text.length, 0);
}

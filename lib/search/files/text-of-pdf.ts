import { getDocumentProxy } from 'unpdf';
import { type Block, blocksOfPages, type PageOfPieces } from '../../text/page-blocks';

/** Of one file: an annual report has some 200 pages and 400,000 letters. */
const MOST_PAGES = 600;
const MOST_LETTERS = 2_000_000;
const MOST_LETTERS_OF_PAGE = 20_000;

const HAN = String.raw`[\p{Script=Han}，。、；：「」（）]`;
/** Lines end where the paper does. */
const BETWEEN_CHINESE_LINES = new RegExp(`(?<=${HAN})\\n(?=${HAN})`, 'gu');

/**
 * Filings say everything twice. A line stands between what is Chinese and what is not; all else is a space, since
 * lines end where the paper does. A line without letters goes with the one before it.
 */
export function textOfPage(page: string): string {
  let text = '';
  let before: boolean | undefined;
  for (const line of page.split('\n').map((each) => each.replace(/\s+/g, ' ').trim())) {
    if (line === '') continue;
    const chinese = /\p{L}/u.test(line) ? /\p{Script=Han}/u.test(line) : before;
    text += text === '' ? line : `${chinese === before ? ' ' : '\n'}${line}`;
    before = chinese;
  }
  return text;
}

/** A file that was read: what a search looks at, and what people read, page by page. */
export interface TextOfFile {
  pages: string[];
  blocks: Block[][];
}

/**
 * The words of a PDF, one text a page, with a line for each part in another script; and its paragraphs and tables.
 *
 * @param cMaps folder of the tables that say which characters the codes of GBK, Big5 and their like are (pdfjs-dist), with
 *   a slash behind it: PDFs of many Chinese programs have no table of their own
 * @throws where it is none
 */
export async function textOfPdf(bytes: Uint8Array, cMaps: string): Promise<TextOfFile> {
  const pdf = await getDocumentProxy(bytes, { cMapUrl: cMaps, cMapPacked: true });
  try {
    const pages: string[] = [];
    const pieces: PageOfPieces[] = [];
    let left = MOST_LETTERS;
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item ? [item] : []));
      const words = texts.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('');
      const read = words.slice(0, Math.min(left, MOST_LETTERS_OF_PAGE));
      left -= read.length;
      pages.push(textOfPage(read.replace(BETWEEN_CHINESE_LINES, '')));
      // What is too long to be searched is too long to be shown.
      const shown = read.length < words.length ? [] : texts;
      pieces.push({
        height: page.view[3] ?? 0,
        pieces: shown.map(({ str, transform, width, height }) => ({
          str,
          x: transform[4],
          y: transform[5],
          width,
          height,
        })),
      });
      page.cleanup();
    }
    return { pages, blocks: blocksOfPages(pieces) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

import { extractText, getDocumentProxy } from 'unpdf';

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

/**
 * The words of a PDF, one text a page, with a line for each part in another script.
 *
 * @param cMaps folder of the tables that say which characters the codes of GBK, Big5 and their like are (pdfjs-dist), with
 *   a slash behind it: PDFs of many Chinese programs have no table of their own
 * @throws where it is none
 */
export async function textOfPdf(bytes: Uint8Array, cMaps: string): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes, { cMapUrl: cMaps, cMapPacked: true });
  try {
    const { text } = await extractText(pdf);
    let left = MOST_LETTERS;
    return text.slice(0, MOST_PAGES).map((page) => {
      const read = page.slice(0, Math.min(left, MOST_LETTERS_OF_PAGE));
      left -= read.length;
      return textOfPage(read.replace(BETWEEN_CHINESE_LINES, ''));
    });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

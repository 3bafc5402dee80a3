import { extractText, getDocumentProxy } from 'unpdf';

/** Of one file: an annual report has some 200 pages and 400,000 letters. */
const MOST_PAGES = 600;
const MOST_LETTERS = 20_000;

const HAN = String.raw`[\p{Script=Han}，。、；：「」（）]`;
/** Lines end where the paper does. */
const BETWEEN_CHINESE_LINES = new RegExp(`(?<=${HAN})\\n(?=${HAN})`, 'gu');

/** The words of a PDF, one text a page. @throws where it is none */
export async function textOfPdf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes);
  try {
    const { text } = await extractText(pdf);
    return text
      .slice(0, MOST_PAGES)
      .map((page) => page.slice(0, MOST_LETTERS).replace(BETWEEN_CHINESE_LINES, '').replace(/\s+/g, ' ').trim());
  } finally {
    await pdf.loadingTask.destroy();
  }
}

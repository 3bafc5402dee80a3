import { getDocumentProxy } from 'unpdf';
import { inOneScript } from '../text/script';
import { NO_FACTS, type PdfFacts } from './pdf-facts';

/** Pages that tell a document's language and whether it has text at all. */
const FIRST_PAGES = 5;
/** Pages that are looked through for remarks. */
const MOST_PAGES = 600;
const MOST_LETTERS_OF_PAGE = 20_000;
const MOST_HEADINGS = 10;
/** How much larger than most of the text a heading is. */
const LARGER = 1.1;
/** What somebody writes into a PDF; links and fields of forms are the document's own. */
const REMARKS = new Set([
  'Text',
  'FreeText',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'FileAttachment',
]);

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
interface Line {
  text: string;
  height: number;
}

/**
 * @param cMaps folder of the tables that say which characters the codes of Chinese programs are (pdfjs-dist), with a slash
 *   behind it
 */
export async function factsOfPdf(bytes: Uint8Array, cMaps: string): Promise<PdfFacts> {
  let pdf: Pdf;
  try {
    pdf = await getDocumentProxy(bytes, { cMapUrl: cMaps, cMapPacked: true });
  } catch (error) {
    const { name, message } = error as Error;
    return { ...NO_FACTS, encrypted: name === 'PasswordException', unreadable: message };
  }
  try {
    const info = (await pdf.getMetadata()).info as Record<string, unknown>;
    const pages: Line[][] = [];
    for (let page = 1; page <= Math.min(pdf.numPages, FIRST_PAGES); page++) pages.push(await linesOf(pdf, page));
    const [first = []] = pages;
    return {
      encrypted: typeof info.EncryptFilterName === 'string',
      pages: pdf.numPages,
      firstPage: textOf(first),
      headings: headingsOf(first),
      ...scriptOf(pages.map(textOf).join('\n')),
      ...said('author', info.Author),
      ...said('creator', info.Creator),
      comments: await remarksIn(pdf),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function said(name: 'author' | 'creator', value: unknown): { author?: string; creator?: string } {
  const text = typeof value === 'string' ? value.trim().slice(0, 200) : '';
  return text === '' ? {} : { [name]: text };
}

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_LETTERS_OF_PAGE);

/** The lines of a page, each as large as its largest letters. */
async function linesOf(pdf: Pdf, number: number): Promise<Line[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let line: Line = { text: '', height: 0 };
  for (const item of items) {
    if (!('str' in item)) continue;
    line.text += item.str;
    if (item.str.trim() !== '') line.height = Math.max(line.height, item.height);
    if (!item.hasEOL) continue;
    lines.push(line);
    line = { text: '', height: 0 };
  }
  return [...lines, line].filter(({ text }) => text.trim() !== '');
}

/** Lines of one size and script that follow each other are one heading. */
function headingsOf(lines: readonly Line[]): string[] {
  const usual = usualHeight(lines);
  const headings: Line[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    const heading = line.height > usual * LARGER ? line : undefined;
    const last = headings.at(-1);
    if (heading && last && before?.height === heading.height && isChinese(last.text) === isChinese(heading.text)) {
      last.text += `${isChinese(heading.text) ? '' : ' '}${heading.text.trim()}`;
    } else if (heading) headings.push({ ...heading, text: heading.text.trim() });
    before = heading;
  }
  headings.sort((one, other) => other.height - one.height);
  return headings.slice(0, MOST_HEADINGS).map(({ text }) => text.slice(0, 300));
}

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** The height of letters that half of the page's text does not exceed. */
function usualHeight(lines: readonly Line[]): number {
  let left = lines.reduce((sum, { text }) => sum + text.length, 0) / 2;
  for (const { text, height } of [...lines].sort((one, other) => one.height - other.height)) {
    left -= text.length;
    if (left <= 0) return height;
  }
  return 0;
}

function scriptOf(text: string): Pick<PdfFacts, 'letters' | 'hanShare' | 'traditionalShare'> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  const traditional = han.filter((character) => inOneScript(character) !== character);
  const share = (part: number, of: number) => (of === 0 ? 0 : part / of);
  return { letters, hanShare: share(han.length, letters), traditionalShare: share(traditional.length, han.length) };
}

async function remarksIn(pdf: Pdf): Promise<number> {
  let remarks = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
    const annotations: { subtype?: string }[] = await (await pdf.getPage(number)).getAnnotations();
    remarks += annotations.filter(({ subtype }) => REMARKS.has(subtype ?? '')).length;
  }
  return remarks;
}

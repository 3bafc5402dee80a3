import { openedAndSeeded } from '../api/embedded/opened';
import { PAGE_MADE_AGAIN_AFTER } from '../base/freshness.mjs';
import { log, reasonOf } from '../base/log';
import { outsideRender } from '../base/outside-render';
import { fileFor } from '../contract/document-files';
import type { Circular } from '../contract/types';
import type { Locale } from '../i18n/locales';
import { lowerPageLife } from '../next/page-life';
import { blocksOfFile } from '../store/file-blocks';
import { fileAddress } from '../text/file-address';
import type { Block } from '../text/page-blocks';

/** The text of a filing as its file has it, for readers of a language. */
export interface FilingText {
  /**
   * `read`: here it is. `none`: the file has no text, only pictures, or cannot be read. `awaited`: nobody has read it
   * yet. `no-file`: there is none to read.
   */
  state: 'read' | 'none' | 'awaited' | 'no-file';
  /** Languages of the file that is read; none where nothing says which. */
  languages: readonly Locale[];
  /** One list of blocks a page. */
  pages: readonly (readonly Block[])[];
}

type Filed = Pick<Circular, 'fileUrl' | 'files'>;

interface FileToRead {
  url: string;
  sha256?: string | undefined;
  languages: Locale[];
}

/** The files that may be read for a language: one in that language, or the nearest; then the one that its title opens. */
function filesToRead(locale: Locale, { fileUrl, files = [] }: Filed): FileToRead[] {
  const addresses = [fileFor(locale, files)?.url, fileUrl].flatMap((url) => fileAddress(url) ?? []);
  return [...new Set(addresses)].map((url) => {
    const same = files.filter((file) => file.url === url);
    return { url, sha256: same[0]?.sha256, languages: same.map(({ language }) => language) };
  });
}

/** The text of a filing from the store, into which the search has put it (lib/search/files). */
export async function readFilingText(filing: Filed, locale: Locale): Promise<FilingText> {
  const [first, ...others] = filesToRead(locale, filing);
  if (first === undefined) return { state: 'no-file', languages: [], pages: [] };
  const text = await textOfFile(first);
  if (text.state === 'read') return text;
  for (const other of others) {
    const instead = await textOfFile(other);
    if (instead.state === 'read') return instead;
  }
  return text;
}

async function textOfFile({ url, sha256, languages }: FileToRead): Promise<FilingText> {
  const read = outsideRender(async () => blocksOfFile(await openedAndSeeded(), url, sha256));
  const blocks = await read.catch((error: unknown) => {
    log('warn', 'filing.text-unread', { file: url, reason: reasonOf(error) });
    return undefined;
  });
  if (blocks === undefined) return { state: 'awaited', languages, pages: [] };
  const isEmpty = blocks === 'unreadable' || blocks.every((page) => page.length === 0);
  return isEmpty ? { state: 'none', languages, pages: [] } : { state: 'read', languages, pages: blocks };
}

/** The same for the page being made, which is made again soon while the file has not been read. */
export async function readTextForPage(filing: Filed, locale: Locale): Promise<FilingText> {
  const text = await readFilingText(filing, locale);
  if (text.state === 'awaited') await lowerPageLife('filing-text', [], PAGE_MADE_AGAIN_AFTER);
  return text;
}

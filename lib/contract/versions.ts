import { API_LANGUAGE, LOCALES, type Locale } from '../i18n/locales';
import { type Item, judged } from './judging';
import { momentOf } from './moments';
import { addressOf, checksumOf, lineOf, wholeNumberOf, wordsOf } from './values';

/**
 * What tells where a document comes from and what became of it, of which the API of §7 need not send anything: its
 * name, its files by language, the Exchange's number and time, corrections and withdrawal.
 */

/** Names of entries as addresses have them: of a folder, or the Exchange's number, which is longer than any row's of a table. */
const ENTRY_ID = /^(?:\d{10,20}|(?=.{3,100}$)[a-z0-9]+(?:-[a-z0-9]+)+)$/;

const LARGEST_FILE = 1e12;
const MOST_FILES = 6;
const MOST_VERSIONS = 50;

/** A file of a document, in one language. */
export interface FileInLanguage {
  language: Locale;
  url: string;
  /** Bytes. */
  fileSize?: number;
  pages?: number;
  /** Of its content, 64 hexadecimal digits. */
  sha256?: string;
  /** Address that led to it before. */
  formerly?: string;
}

/** A version that was there before. */
export interface EarlierVersion {
  version: number;
  /** When it was published, in ms. */
  at: number;
  /** Why it took the place of the one before it. */
  because?: string | undefined;
  /** The language of the reason, where it is not the reader's. */
  becauseIn?: Locale | undefined;
  files: FileInLanguage[];
}

export interface Exchange {
  /** Document number. */
  id: string;
  /** When the Exchange published it, in ms. */
  at?: number;
  url?: string;
}

/** The name of an entry, in small letters. */
export function entryIdOf(value: unknown): string | undefined {
  const id = typeof value === 'string' || Number.isSafeInteger(value) ? String(value).trim().toLowerCase() : '';
  return ENTRY_ID.test(id) ? id : undefined;
}

/** The name of an item. Most APIs number their items, which is no name and no fault. */
export const entryId = (item: Item): string | undefined => item.read('id', (id) => entryIdOf(id) ?? '') || undefined;

export const versioned = (item: Item) => ({
  id: entryId(item),
  files: item.read('files', filesOf),
  exchange: item.read('exchange', exchangeOf),
  version: item.read('version', (version) => wholeNumberOf(version, 10_000) || undefined),
  correctedAt: item.read('correctedAt', momentOf),
  withdrawnAt: item.read('withdrawnAt', momentOf),
  because: item.read('because', wordsOf),
  becauseIn: item.read('becauseIn', languageOf),
  /** Ids of filings that it follows: the notice of its results, the meeting of its votes. */
  follows: item.read('follows', namesOf),
  earlier: item.read('earlier', earlierOf),
  /** Since when the API does not supply it any more, in ms: known to this site alone, and read from no answer (lib/api/supplied.ts). */
  missingSince: undefined as number | undefined,
});

export function filesOf(given: unknown): FileInLanguage[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const { items } = judged(given.slice(0, MOST_FILES), (file): FileInLanguage | undefined => {
    const language = file.read('language', languageOf);
    const url = file.read('url', addressOf) ?? file.read('fileUrl', addressOf);
    if (language === undefined || url === undefined) return undefined;
    return {
      language,
      url,
      fileSize: file.read('fileSize', sizeOf) ?? file.read('size', sizeOf),
      pages: file.read('pages', (pages) => wholeNumberOf(pages, 100_000) || undefined),
      sha256: file.read('sha256', checksumOf),
      formerly: file.read('formerly', addressOf),
    };
  });
  return items.length === 0 ? undefined : items;
}

const MOST_FOLLOWED = 20;

function namesOf(given: unknown): string[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const names = given.slice(0, MOST_FOLLOWED).flatMap((name) => entryIdOf(name) ?? []);
  return names.length === 0 ? undefined : names;
}

const sizeOf = (size: unknown) => wholeNumberOf(size, LARGEST_FILE);

/** As this site names languages, or as the API's header does. */
function languageOf(value: unknown): Locale | undefined {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return LOCALES.find((locale) => locale === name || API_LANGUAGE[locale] === name);
}

function exchangeOf(given: unknown): Exchange | undefined {
  const { items } = judged([given], (exchange): Exchange | undefined => {
    const id = exchange.read('id', lineOf);
    if (id === undefined) return undefined;
    const at = exchange.read('at', momentOf) ?? exchange.read('time', momentOf);
    return { id, at, url: exchange.read('url', addressOf) };
  });
  return items[0];
}

function earlierOf(given: unknown): EarlierVersion[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const { items } = judged(given.slice(0, MOST_VERSIONS), (earlier): EarlierVersion | undefined => {
    const version = earlier.read('version', (number) => wholeNumberOf(number, 10_000));
    const at = earlier.read('at', momentOf);
    if (version === undefined || at === undefined) return undefined;
    return {
      version,
      at,
      because: earlier.read('because', wordsOf),
      becauseIn: earlier.read('becauseIn', languageOf),
      files: earlier.read('files', filesOf) ?? [],
    };
  });
  return items.length === 0 ? undefined : items;
}

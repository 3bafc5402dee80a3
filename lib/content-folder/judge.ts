import { textOfHtml } from '../text/html';
import { numeralsAsFigures } from '../text/numerals';
import { isFiled, KINDS } from './kinds';
import { type ContentEntry, type ContentFile, type ContentFolder, type Fault, filesOfDocument } from './model';
import type { PdfFacts } from './pdf-facts';
import type { CompanyFile } from './schemas';
import { differing, figuresTold } from './told-figures';
import { faultOfExchange } from './windows';

/**
 * What is wrong with an entry that its schema cannot know: its documents are opened and looked at (pdf-facts.ts), and its
 * languages compared. Pure: facts come in by the SHA-256 of each file.
 */

type Facts = ReadonlyMap<string, PdfFacts>;
type Company = Pick<CompanyFile, 'stockCode' | 'names'>;

const DAY_MS = 86_400_000;
/** Shares of Chinese among letters: a Chinese filing has some nine tenths, one in both languages a quarter. */
const LEAST_CHINESE = 0.3;
const MOST_IN_ENGLISH = 0.2;
/** Share of Chinese characters that only traditional script has; simplified text has none but in names. */
const LEAST_TRADITIONAL = 0.03;
/** So many letters tell a language; fewer are no text at all. */
const LEAST_LETTERS = 20;
/** Share of a title that its first page has at least; the rest may be worded in another way. */
const LEAST_OF_TITLE = 0.4;

const fileOf = ({ kind, id }: ContentEntry): string => `${KINDS[kind].folder}/${id}/entry.yaml`;

/**
 * Which other filing has the number or a document of this one, in a sentence; undefined where none has.
 *
 * @param others that are there, this one or an earlier version of it among them
 */
export function sharedWith(entry: ContentEntry, others: readonly ContentEntry[]): string | undefined {
  if (!isFiled(entry)) return undefined;
  const documents = entry.files.filter(({ role }) => role !== 'picture');
  for (const other of others) {
    if (other.id === entry.id || !isFiled(other)) continue;
    if (entry.exchange && entry.exchange.id === other.exchange?.id)
      return `${other.id} has the number ${entry.exchange.id} at the Exchange as well: each document has its own.`;
    const shared = documents.find(({ sha256 }) => other.files.some((file) => file.sha256 === sha256));
    if (shared)
      return `${shared.path.split('/').at(-1)} is the document of ${other.id} as well: which of the two is it?`;
  }
  return undefined;
}

/** Everything that is wrong with an entry besides its schema. */
export function judge(entry: ContentEntry, facts: Facts, company: Company, now: number): Fault[] {
  const file = fileOf(entry);
  return [
    ...(isFiled(entry) ? languagesMissing(entry, file) : []),
    ...(entry.exchange ? messagesAt(file, [faultOfExchange(entry.exchange)]) : []),
    ...(isFiled(entry) ? messagesAt(file, [namedAfterCompany(entry, company)]) : []),
    ...(entry.archive ? archiveFaults(entry, file, now) : []),
    ...entry.files.flatMap((each) => documentFaults(each, facts, company)),
    ...(isFiled(entry) ? entry.files.flatMap((each) => filedFaults(each, entry, facts, company)) : []),
    ...(entry.kind === 'story' ? figureFaults(entry) : []),
  ];
}

const messagesAt = (file: string, messages: readonly (string | false | undefined)[]): Fault[] =>
  messages.flatMap((message) => (message ? [{ file, message }] : []));

/** On many first pages the company's name is as large as the title, and above it. */
function namedAfterCompany({ items }: ContentEntry, { names }: Company): string | undefined {
  const own = new Set(Object.values(names).map((name) => name.toLowerCase()));
  const titles = Object.values(items).map(({ title }) => String(title ?? '').trim());
  const one = titles.find((title) => own.has(title.toLowerCase()));
  return (
    one && `Its title is the name of the company, “${one}”: write that of the document, and name the folder by it.`
  );
}

/** The same of every entry of a folder, and of the company's own documents; what two of them share is a fault of both. */
export function judgeFolder({ entries, company }: ContentFolder, facts: Facts, now: number): Fault[] {
  if (!company) return [];
  const documents = company.documents.flatMap(filesOfDocument);
  return [
    ...entries.flatMap((entry) => judge(entry, facts, company.company, now)),
    ...entries.flatMap((entry) => messagesAt(fileOf(entry), [sharedWith(entry, entries)])),
    ...judgeFiles(documents, facts, company.company),
  ];
}

/** The same of documents that are no filings. */
export function judgeFiles(files: readonly ContentFile[], facts: Facts, company: Company): Fault[] {
  return files.flatMap((file) => documentFaults(file, facts, company));
}

function languagesMissing({ files }: ContentEntry, file: string): Fault[] {
  const there = new Set(files.filter(({ role }) => role !== 'picture').flatMap(({ languages }) => languages));
  const missing = (['zt', 'en'] as const).filter((locale) => !there.has(locale));
  const words = { zt: 'traditional Chinese', en: 'English' };
  return missing.map((locale) => ({
    file,
    message: `The document is missing in ${words[locale]}: files must have ${locale}, or bilingual.`,
  }));
}

function archiveFaults({ published, exchange }: ContentEntry, file: string, now: number): Fault[] {
  const messages = [
    exchange && 'archive is true, and exchange is there: take one of the two out.',
    published === undefined && 'archive is true: published must say when the Exchange published it.',
    published !== undefined && published > now - DAY_MS && 'archive is true, but it was published less than a day ago.',
  ];
  return messagesAt(file, messages);
}

/** Of any document: whether it can be opened and read, and is what its file says. */
function documentFaults(file: ContentFile, facts: Facts, company: Company): Fault[] {
  const found = facts.get(file.sha256);
  if (!found) return [];
  const fault = (message: string): Fault => ({ file: file.path, message });
  if (found.encrypted) return [fault('The PDF is encrypted: save it without a password.')];
  if (found.unreadable !== undefined) return [fault(`The PDF cannot be opened: ${found.unreadable}.`)];
  if (found.letters < LEAST_LETTERS)
    return [fault('The PDF has no text, only pictures: nobody can search or hear it.')];
  return [
    inOtherLanguage(file, found),
    file.pages !== undefined &&
      file.pages !== found.pages &&
      `It has ${found.pages} pages, but its entry says ${file.pages}.`,
    found.author !== undefined &&
      !Object.values(company.names).includes(found.author) &&
      `Its metadata names an author, ${found.author}: take that out.`,
    found.comments > 0 && `Somebody's comments are still in it: ${found.comments}. Take them out.`,
  ].flatMap((message) => (message ? [fault(message)] : []));
}

function inOtherLanguage({ role }: ContentFile, { hanShare, traditionalShare }: PdfFacts): string | undefined {
  const isChinese = hanShare >= LEAST_CHINESE;
  if (role === 'en') {
    return hanShare > MOST_IN_ENGLISH ? 'It stands for English, and is in Chinese: are c and e swapped?' : undefined;
  }
  if (role === 'bilingual') {
    return hanShare < 0.05
      ? 'It stands for both languages, and has no Chinese.'
      : hanShare > 0.97
        ? 'It stands for both languages, and has no English.'
        : undefined;
  }
  if (!isChinese) return 'It stands for Chinese, and is in English: are c and e swapped?';
  const isTraditional = traditionalShare >= LEAST_TRADITIONAL;
  if (role === 'zt' && !isTraditional) return 'It stands for traditional Chinese, and is in simplified.';
  if (role === 'zh' && isTraditional) return 'It stands for simplified Chinese, and is in traditional.';
  return undefined;
}

/** Of documents under the Exchange's rules: whether the first page is the company's, and the entry's. */
function filedFaults(file: ContentFile, entry: ContentEntry, facts: Facts, { stockCode }: Company): Fault[] {
  const found = facts.get(file.sha256);
  if (!found || found.unreadable !== undefined || found.encrypted || found.letters < LEAST_LETTERS) return [];
  const fault = (message: string): Fault => ({ file: file.path, message });
  const faults: Fault[] = [];
  const page = found.firstPage.normalize('NFKC');
  if (!new RegExp(`(?<!\\d)0*${stockCode.replace(/^0+/, '')}(?!\\d)`).test(page)) {
    faults.push(fault(`Its first page does not name the stock code ${stockCode}.`));
  }
  for (const locale of file.languages) {
    const title = String(entry.items[locale].title ?? '');
    if (shareFound(title, page) >= LEAST_OF_TITLE) continue;
    const says = found.headings.join(' ').slice(0, 120);
    faults.push(fault(`Its first page says “${says}”, but the title of its entry is “${title}”.`));
  }
  return faults;
}

/** The share of a title's parts that a page has: words, and of Chinese each two characters. */
function shareFound(title: string, page: string): number {
  const parts = partsOf(title);
  if (parts.length === 0) return 1;
  const there = new Set(partsOf(page));
  return parts.filter((part) => there.has(part)).length / parts.length;
}

function partsOf(text: string): string[] {
  const plain = numeralsAsFigures(text.normalize('NFKC')).toLowerCase();
  const chinese =
    plain
      .match(/\p{Script=Han}+/gu)
      ?.flatMap((run) => [...run].slice(1).map((second, index) => [...run][index] + second)) ?? [];
  return [...chinese, ...(plain.match(/[a-z]{3,}|\d+/g) ?? [])];
}

/** Figures that differ between the languages of a story. */
function figureFaults(entry: ContentEntry): Fault[] {
  const told = (locale: 'zt' | 'zh' | 'en') => {
    const { title, contentTxt } = entry.items[locale];
    return figuresTold(`${title ?? ''}\n${textOfHtml(String(contentTxt ?? ''))}`);
  };
  const pairs = [
    ['zt', 'zh'],
    ['zt', 'en'],
    ['zh', 'en'],
  ] as const;
  const said = new Set<string>();
  return pairs.flatMap(([one, other]) =>
    differing(told(one), told(other)).flatMap(([here, there]) => {
      const isNew = !said.has(`${other} ${there.written}`);
      said.add(`${other} ${there.written}`);
      const message = `It says ${there.written} where ${one}.md says ${here.written}.`;
      return isNew ? [{ file: `${KINDS.story.folder}/${entry.id}/${other}.md`, message }] : [];
    }),
  );
}

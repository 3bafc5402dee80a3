import { contentFileKey, contentFileUrl } from '../assets/address';
import { companyContent } from '../content-folder/current';
import type { CompanyDocumentContent, ContentFile } from '../content-folder/model';
import { midnightOf, nextMidnight } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';
import { hongKongDay } from '../market/calendar';
import { linesOfHtml, safeHtml, textOfHtml } from '../text/html';

/** A document of the company that is neither filing nor report, as a reader of one language has it. */
export interface CompanyDocument {
  id: string;
  title: string;
  href: string;
  fileType: string;
  /** Bytes. */
  fileSize: number;
  pages?: number;
  sha256: string;
  /** Days on which it was adopted and last revised, as moments (ms). */
  adopted?: number;
  revised?: number;
  /** Where it is on display: the first and the last day in Hong Kong, and the filing that puts it there. */
  display?: { from: string; until: string; filing?: string | undefined };
  /** Of an earlier version: the day on which the next one took its place, as a moment (ms). */
  until?: number;
  /** Its earlier versions, where there are any, the latest first. */
  earlier?: CompanyDocument[];
}

/** For each language, which file is offered first, and which instead if that one is missing. */
const FILE_FOR = {
  zt: ['zt', 'bilingual', 'zh', 'en'],
  zh: ['zh', 'bilingual', 'zt', 'en'],
  en: ['en', 'bilingual', 'zt', 'zh'],
} as const satisfies Record<Locale, readonly ContentFile['role'][]>;

/** All documents that content has, in its order; of those on display the ones whose days it is. */
export function companyDocuments(locale: Locale, now = Date.now()): CompanyDocument[] {
  return documentsAt(now).flatMap((document) => shownOf(document, locale) ?? []);
}

/** The document of that id; undefined where there is none now. */
export function companyDocument(id: string, locale: Locale): CompanyDocument | undefined {
  const document = documentsAt(Date.now()).find((other) => other.id === id);
  return document && shownOf(document, locale);
}

function documentsAt(now: number): CompanyDocumentContent[] {
  const today = hongKongDay(now);
  return companyContent().documents.filter(({ from = today, until = today }) => from <= today && today <= until);
}

/** The next midnight in Hong Kong at which a document goes on display or ends, in ms; undefined where none does. */
export function displaysChangeAt(now: number): number | undefined {
  const spans = companyContent().documents.flatMap(({ from, until: to }) => (from && to ? [{ from, to }] : []));
  return nextMidnight(spans, now);
}

/** Whether a file is of documents alone whose days on display are still ahead: nobody is given it before. */
export function isBeforeDisplay(key: string, now = Date.now()): boolean {
  const today = hongKongDay(now);
  const its = companyContent().documents.filter(({ files }) =>
    files.some((file) => contentFileKey(file.sha256) === key),
  );
  return its.length > 0 && its.every(({ from = today }) => from > today);
}

function shownOf(document: CompanyDocumentContent, locale: Locale): CompanyDocument | undefined {
  const { from, until, filing } = document;
  const shown = asFile(document, locale);
  const earlier = earlierOf(document, locale);
  return (
    shown && {
      ...shown,
      ...(from !== undefined && until !== undefined && { display: { from, until, filing } }),
      ...(earlier.length > 0 && { earlier }),
    }
  );
}

/** The earlier versions of a document, the latest first. */
function earlierOf({ id, title, earlier = [] }: CompanyDocumentContent, locale: Locale): CompanyDocument[] {
  return earlier.flatMap(({ until, ...version }) => {
    const file = asFile({ id: `${id}-${version.revised ?? version.adopted}`, title, ...version }, locale);
    return file ? [{ ...file, until: midnightOf(until) }] : [];
  });
}

type Filed = Pick<CompanyDocumentContent, 'id' | 'title' | 'files' | 'adopted' | 'revised'>;

function asFile({ id, title, files, adopted, revised }: Filed, locale: Locale): CompanyDocument | undefined {
  const file = FILE_FOR[locale].flatMap((role) => files.find((other) => other.role === role) ?? [])[0];
  if (!file) return undefined;
  return {
    id,
    title: title[locale] ?? title.zt,
    href: contentFileUrl(file),
    fileType: 'pdf',
    fileSize: file.bytes,
    pages: file.pages,
    sha256: file.sha256,
    adopted: momentOf(adopted),
    revised: momentOf(revised),
  };
}

/** A day in Hong Kong as a moment. */
function momentOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : midnightOf(day);
}

/** A document whose text is given, to be read on a page. */
export interface CompanyText {
  id: string;
  title: string;
  /** Safe to render. */
  html: string;
  /** Days on which it was adopted and last revised, as moments (ms). */
  adopted?: number;
  revised?: number;
  /** Year in which the board last reviewed it. */
  reviewed?: number;
  /** Its file, where it has one besides. */
  file?: CompanyDocument;
  /** Its earlier versions, the latest first. */
  earlier: CompanyDocument[];
  /** What stands before its first heading, and below each, for whoever looks for words in it. */
  parts: TextPart[];
}

export interface TextPart {
  /** Of its heading on the page; of the document for what stands before the first one. */
  id: string;
  heading: string;
  /** Plain, a paragraph a line. */
  words: string;
}

/** Kinds whose texts are read on the page of shareholder information. */
const READ_HERE = new Set<CompanyDocumentContent['kind']>(['communications', 'constitutional', 'policy']);

/** All documents that are read on a page. */
export function companyTexts(locale: Locale): CompanyText[] {
  return companyContent()
    .documents.filter(({ kind }) => READ_HERE.has(kind))
    .flatMap((document) => textOf(document, locale) ?? []);
}

/** The documents of a kind, in the order of the content folder: those with a text, and those with a file alone. */
export function documentsOfKind(kind: CompanyDocumentContent['kind'], locale: Locale, now = Date.now()) {
  const documents = documentsAt(now).filter((document) => document.kind === kind);
  return {
    texts: documents.flatMap((document) => textOf(document, locale) ?? []),
    files: documents.flatMap((document) => (document.text ? [] : (shownOf(document, locale) ?? []))),
  };
}

function textOf(document: CompanyDocumentContent, locale: Locale): CompanyText | undefined {
  const { id, title, text, adopted, revised, reviewed } = document;
  if (!text) return undefined;
  const { html, parts } = withAddresses(safeHtml(text[locale]), id);
  return {
    id,
    title: title[locale] ?? title.zt,
    html,
    parts,
    adopted: momentOf(adopted),
    revised: momentOf(revised),
    reviewed,
    file: shownOf(document, locale),
    earlier: earlierOf(document, locale),
  };
}

const HEADING = /<h[2-4]>([\s\S]*?)<\/h[2-4]>/g;

/** Sanitised HTML whose headings stand below the title of the document, each with an address: `board-charter-2`. */
function withAddresses(html: string, id: string): { html: string; parts: TextPart[] } {
  // Split at a group of the pattern, what stands between two headings takes turns with what each says.
  const [lead = '', ...rest] = html.split(HEADING);
  const parts: TextPart[] = [{ id, heading: '', words: linesOfHtml(lead) }];
  const pieces = [lead];
  for (let place = 0; place < rest.length; place += 2) {
    const [heading = '', body = ''] = rest.slice(place, place + 2);
    const address = `${id}-${parts.length}`;
    parts.push({ id: address, heading: textOfHtml(heading), words: linesOfHtml(body) });
    pieces.push(`<h4 id="${address}">${heading}</h4>${body}`);
  }
  return { html: pieces.join(''), parts };
}

/** What the board and its committees work by (§2, corporate governance): ids of documents, by the name of their words. */
const GOVERNANCE = {
  board: {
    corporateGovernance: 'terms-of-reference-corporate-governance',
    communication: 'shareholder-communication-policy',
    nominating: 'procedure-for-nominating-a-director',
  },
  committees: {
    audit: 'audit-committee-terms-of-reference',
    nomination: 'nomination-committee-terms-of-reference',
    remuneration: 'remuneration-committee-terms-of-reference',
  },
} as const;

/** `others` has what content brings besides, under its own title alone. */
export const GOVERNANCE_LISTS = ['board', 'committees', 'others'] as const;
export type GovernanceList = (typeof GOVERNANCE_LISTS)[number];
type NameIn<List extends keyof typeof GOVERNANCE> = keyof (typeof GOVERNANCE)[List];

export interface GovernanceDocument extends CompanyDocument {
  /** Where the site has words on what it is for: their name in its list. */
  name?: NameIn<'board'> | NameIn<'committees'>;
}

/** Those of a list that content has, in the order of the page. */
export function governanceDocuments(list: GovernanceList, locale: Locale): GovernanceDocument[] {
  if (list === 'others') return otherDocuments(locale);
  const ids = Object.entries(GOVERNANCE[list]) as [GovernanceDocument['name'], string][];
  return ids.flatMap(([name, id]) => {
    const document = companyDocument(id, locale);
    return document ? [{ ...document, name }] : [];
  });
}

export type WhitePaper = 'ipo' | 'equity';
const WHITE_PAPERS: Readonly<Record<WhitePaper, string>> = {
  ipo: 'ipo-market-white-paper',
  equity: 'equity-incentive-white-paper',
};

/** On pages of their own: the page about the company, and that of shareholder information. */
const SHOWN_ELSEWHERE = new Set<CompanyDocumentContent['kind']>(['prospectus', 'display']);

/** Documents that no other list or page shows: the page of governance lists everything that is left. */
function otherDocuments(locale: Locale): GovernanceDocument[] {
  const elsewhere = new Set<string>([
    ...Object.values(GOVERNANCE).flatMap(Object.values),
    ...Object.values(WHITE_PAPERS),
  ]);
  return companyContent()
    .documents.filter(({ id, kind }) => !SHOWN_ELSEWHERE.has(kind) && !elsewhere.has(id))
    .flatMap((document) => shownOf(document, locale) ?? []);
}

/** The summary editions of the white papers (§2) that content has, the IPO market first. */
export function whitePapers(locale: Locale): (CompanyDocument & { key: WhitePaper })[] {
  return (['ipo', 'equity'] as const).flatMap((key) => {
    const document = companyDocument(WHITE_PAPERS[key], locale);
    return document ? [{ key, ...document }] : [];
  });
}

import { assetUrl } from '../assets/address';
import type { Locale } from '../i18n/locales';
import { OPEN_API_DOCUMENTS, type PublishedName } from '../site/open-api-names';
import { foldText, searchWords } from '../text/fold';

/** What a section is made of: HTML of our own (open-api/publish), and the place of the console. */
export type DocumentPart = { html: string } | { console: true };

export interface DocumentSection {
  /** Of its heading, within the document; the same in every language. */
  id: string;
  level: 2 | 3;
  title: string;
  parts: DocumentPart[];
  /** What a search looks at: its words without samples and examples. */
  text: string;
}

export interface OpenApiDocument {
  title: string;
  lead: string;
  sections: DocumentSection[];
}

type Documents = Record<PublishedName, OpenApiDocument>;

/** Read when first asked for: a language's documents are a few hundred kilobytes. */
const READERS: Record<Locale, () => Promise<unknown>> = {
  zt: async () => (await import('./open-api/zt.json')).default,
  zh: async () => (await import('./open-api/zh.json')).default,
  en: async () => (await import('./open-api/en.json')).default,
};

async function documentsIn(locale: Locale): Promise<Documents> {
  return (await READERS[locale]()) as Documents;
}

/** A document as `npm run documents` made it, with pictures and files on the resource host where there is one (§7). */
export async function openApiDocument(name: PublishedName, locale: Locale): Promise<OpenApiDocument> {
  const document = (await documentsIn(locale))[name];
  const host = assetUrl('/assets/');
  if (host === '/assets/') return document;
  const sections = document.sections.map((section) => ({
    ...section,
    parts: section.parts.map((part) => ('html' in part ? { html: onHost(part.html, host) } : part)),
  }));
  return { ...document, sections };
}

function onHost(html: string, host: string): string {
  return html.replace(/(["\s])\/assets\//g, `$1${host}`);
}

/** A document's name, title and lead, with its main headings. */
export interface DocumentSummary {
  name: PublishedName;
  title: string;
  lead: string;
  headings: { id: string; title: string }[];
}

/** The guide and the four documents, in order. */
export async function documentSummaries(locale: Locale): Promise<DocumentSummary[]> {
  const documents = await documentsIn(locale);
  return PUBLISHED.map((name) => {
    const { title, lead, sections } = documents[name];
    return { name, title, lead, headings: sections.filter(({ level }) => level === 2) };
  });
}

/** Every document with what a search looks at. */
export async function searchableDocuments(locale: Locale): Promise<(OpenApiDocument & { name: PublishedName })[]> {
  const documents = await documentsIn(locale);
  return PUBLISHED.map((name) => ({ name, ...documents[name] }));
}

const PUBLISHED: readonly PublishedName[] = ['usage', ...OPEN_API_DOCUMENTS];

/** Where a section stands that has what a visitor searched for. */
export interface DocumentHit {
  document: PublishedName;
  documentTitle: string;
  id: string;
  title: string;
  /** The sentence that has the words, or the first of the section. */
  excerpt: string;
}

/** Sections that hold every word of a search, those first whose heading does. */
export async function searchDocuments(q: string, locale: Locale): Promise<DocumentHit[]> {
  const words = searchWords(q);
  if (words.length === 0) return [];
  const documents = await documentsIn(locale);
  const hits = PUBLISHED.flatMap((document) =>
    documents[document].sections.flatMap(({ id, title, text }) => {
      const heading = foldText(title);
      const all = `${heading} ${foldText(text)}`;
      if (!words.every((word) => all.includes(word))) return [];
      const inHeading = words.filter((word) => heading.includes(word)).length;
      return [
        {
          inHeading,
          hit: { document, documentTitle: documents[document].title, id, title, excerpt: excerptOf(text, words) },
        },
      ];
    }),
  );
  return hits.sort((one, other) => other.inHeading - one.inHeading).map(({ hit }) => hit);
}

const EXCERPT = 120;

function excerptOf(text: string, words: string[]): string {
  const sentences = text.split(/(?<=[。！？；]|[.!?;](?=\s))|\n/u);
  const found = sentences.find((sentence) => words.some((word) => foldText(sentence).includes(word))) ?? text;
  const letters = Array.from(found.trim());
  return letters.length <= EXCERPT ? letters.join('') : `${letters.slice(0, EXCERPT).join('')}…`;
}

const PUBLIC = '/assets/open-api-documents';

/** Address of a document's Markdown, for programs and for whoever keeps a copy. */
export function markdownOf(name: PublishedName, locale: Locale): string {
  return assetUrl(`${PUBLIC}/${locale}/${name}.md`);
}

/** Address of all documents as one that stands by itself; our own origin, since it is shown in a frame of ours. */
export function oneDocument(locale: Locale): string {
  return `${PUBLIC}/${locale}/index.html`;
}

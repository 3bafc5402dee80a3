import { readRegister } from '../api/reads';
import type { CitedSource } from '../contract/registers';
import type { InteractiveQuestion } from '../contract/types';
import type { Locale } from '../i18n/locales';
import { linkFrom, type PageContext } from '../site/page-context';
import { fileAddress } from '../text/file-address';

/** A document that answers cite, as a reader of one language has it. */
export interface CitedDocument {
  title: string;
  /** The register that it stands in. */
  page: 'announcements' | 'financialReports';
  /** Address of its file; undefined where it cannot be opened. */
  url?: string;
}

/** By the id that answers cite them by. */
export type CitedDocuments = ReadonlyMap<string, CitedDocument>;

/** Reads the documents that answers may cite; of a register that cannot be read there are none. */
export async function readCitedDocuments(locale: Locale): Promise<CitedDocuments> {
  const [reports, circulars] = await Promise.all([readRegister('reports', locale), readRegister('circulars', locale)]);
  const all = [
    ...(reports.state === 'failed' ? [] : reports.data.map((each) => ({ ...each, page: 'financialReports' as const }))),
    ...(circulars.state === 'failed'
      ? []
      : circulars.data.map((each) => ({ ...each, page: 'announcements' as const }))),
  ];
  return new Map(
    all.flatMap(({ id, title, fileUrl, page, withdrawnAt }) => {
      if (id === undefined || withdrawnAt !== undefined) return [];
      const url = fileAddress(fileUrl);
      return [[id, { title, page, ...(url !== undefined && { url }) }] as const];
    }),
  );
}

/** What a cited document leads to: its page of this site, and the page of its file. */
export interface CitedLink {
  key: string;
  title: string;
  href: string;
  /** Of its file, with the page where one is cited: `….pdf#page=3`. */
  file?: string;
  page?: number;
}

/** The sources of an answer as links; one that is not there any more is left out. */
export function citedLinks(
  page: PageContext,
  { sources = [] }: Pick<InteractiveQuestion, 'sources'>,
  documents: CitedDocuments,
): CitedLink[] {
  return sources.flatMap((source: CitedSource) => {
    const document = documents.get(source.document);
    if (!document) return [];
    const { title, url } = document;
    const mark = source.page === undefined ? '' : `#page=${source.page}`;
    return {
      key: `${source.document}${mark}`,
      title,
      href: linkFrom(page, document.page, { query: { item: source.document } }),
      ...(url !== undefined && { file: `${url}${mark}` }),
      ...(source.page !== undefined && { page: source.page }),
    };
  });
}

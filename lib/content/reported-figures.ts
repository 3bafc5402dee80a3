import type { Read } from '../api/reader';
import { readRegister } from '../api/reads';
import { companyContent } from '../content-folder/current';
import { figuresIn } from '../content-folder/language';
import type { Circular, Report } from '../contract/types';
import type { ReportedFigures } from '../domain/key-figures';
import type { Locale } from '../i18n/locales';
import { fileAddress } from '../text/file-address';

/** A document that figures are from, as a reader of one language has it. */
export interface SourceDocument {
  id: string;
  title: string;
  /** Address of its file; undefined where it cannot be opened. */
  url?: string;
  /** When it was published, in ms. */
  publishTime?: number;
}

export type SourceDocuments = ReadonlyMap<string, SourceDocument>;

/** Figures of all periods, and the documents that they are from by the id that the figures name. */
export interface FiguresAndSources {
  figures: ReportedFigures[];
  sources: SourceDocuments;
}

/** Reads figures and their documents for the page or file being made. Without its register a document has no address. */
export async function readReportedFigures(locale: Locale): Promise<FiguresAndSources> {
  return withSources(reportedFigures(locale), await readDocuments(locale));
}

/** The documents that figures may be from. */
export interface FiledDocuments {
  reports: readonly Report[];
  circulars: readonly Circular[];
}

/** Reads all reports and announcements; of a register that cannot be read there are none. */
export async function readDocuments(locale: Locale): Promise<FiledDocuments> {
  const [reports, circulars] = await Promise.all([readRegister('reports', locale), readRegister('circulars', locale)]);
  return { reports: entriesOf(reports), circulars: entriesOf(circulars) };
}

/** What was read of a register; nothing where it could not be. */
export const entriesOf = <T>(read: Read<T[]>): T[] => (read.state === 'failed' ? [] : read.data);

/** What content has of every period, in the reader's language. */
export function reportedFigures(locale: Locale): ReportedFigures[] {
  return companyContent().figures.map((file) => ({
    ...figuresIn(file, locale),
    document: file.document,
    audited: file.audited,
    ...(file.restated && { restated: file.restated[locale] }),
  }));
}

/** Finds the document of each period. If it was withdrawn, its figures are left out. */
export function withSources(figures: readonly ReportedFigures[], filed: FiledDocuments): FiguresAndSources {
  const documents = new Map(
    figures.flatMap(({ document, period }) => {
      const found = documentOf(document, period, filed);
      return found ? [[document, found] as const] : [];
    }),
  );
  const stands = figures.filter(({ document }) => documents.get(document)?.withdrawnAt === undefined);
  const sources = new Map([...documents].map(([id, document]) => [id, sourceOf(id, document)]));
  return { figures: stands, sources };
}

/** By its id; an API that has no ids says of a report which period it is of. */
export function documentOf(
  id: string,
  period: string,
  { reports, circulars }: FiledDocuments,
): Report | Circular | undefined {
  return (
    reports.find((report) => report.id === id) ??
    circulars.find((circular) => circular.id === id) ??
    reports.find((report) => report.figures?.period === period)
  );
}

function sourceOf(id: string, { title, fileUrl, publishTime }: Report | Circular): SourceDocument {
  const url = fileAddress(fileUrl);
  return { id, title, ...(url !== undefined && { url }), ...(publishTime !== undefined && { publishTime }) };
}

/** Address of a page of a document: `….pdf#page=3`. Undefined where it cannot be opened. */
export function pageAddress(
  source: Pick<SourceDocument, 'url'> | undefined,
  page: number | undefined,
): string | undefined {
  if (source?.url === undefined) return undefined;
  return page === undefined ? source.url : `${source.url}#page=${page}`;
}

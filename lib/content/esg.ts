import { companyContent } from '../content-folder/current';
import type { EsgFile } from '../content-folder/esg-schema';
import { ESG_SUBJECTS, type EsgSubject } from '../domain/esg';
import type { Locale } from '../i18n/locales';
import { fileAddress } from '../text/file-address';
import { documentOf, type FiledDocuments, readDocuments } from './reported-figures';

/** The ESG report of a year, as a reader of one language has it. */
export interface EsgReport {
  year: number;
  /** Page on which it begins. */
  page?: number;
  /** Of the document that it is in; undefined where no register has that. */
  title?: string;
  /** Address of its file, without a page; undefined where it cannot be opened. */
  url?: string;
  fileType?: string;
  /** Bytes. */
  fileSize?: number;
  pages?: number;
}

/** A figure of a year. */
export interface EsgValue {
  value: number;
  /** The report that says so, and its page. */
  report: EsgReport;
  page?: number;
}

/** A figure over the years. */
export interface EsgFigure {
  name: string;
  unit?: string;
  note?: string;
  /** By year; a year that does not report it has none. */
  values: ReadonlyMap<number, EsgValue>;
}

export interface EsgReporting {
  oversight: EsgFile['oversight'];
  /** The latest year first. */
  reports: EsgReport[];
  /** Subjects that have figures, in the order of reports. */
  groups: { subject: EsgSubject; figures: EsgFigure[] }[];
}

/** Reads the ESG reporting for the page or file being made; undefined where content says nothing of it. */
export async function readEsg(locale: Locale): Promise<EsgReporting | undefined> {
  const { esg } = companyContent();
  return esg ? esgOf(esg, locale, await readDocuments(locale)) : undefined;
}

/** What content has, with the documents that it is from. If one was withdrawn, its year is left out. */
export function esgOf({ oversight, reports, figures }: EsgFile, locale: Locale, filed: FiledDocuments): EsgReporting {
  const known = new Map(reports.flatMap((each) => reportOf(each, filed) ?? []).map((each) => [each.year, each]));
  const groups = ESG_SUBJECTS.map((subject) => ({
    subject,
    figures: figures
      .filter(({ group }) => group === subject)
      .map(({ name, unit, note, values }) => ({
        name: name[locale],
        unit: unit?.[locale],
        note: note?.[locale],
        values: new Map(
          values.flatMap(({ year, value, page }): [number, EsgValue][] => {
            const report = known.get(year);
            return report ? [[year, { value, report, page }]] : [];
          }),
        ),
      })),
  }));
  return { oversight, reports: [...known.values()], groups: groups.filter((each) => each.figures.length > 0) };
}

function reportOf({ year, document, page }: EsgFile['reports'][number], filed: FiledDocuments): EsgReport | undefined {
  const found = documentOf(document, `${year}-year`, filed);
  if (!found) return { year, page };
  if (found.withdrawnAt !== undefined) return undefined;
  const { title, fileUrl, fileType, fileSize, files } = found;
  const pages = files?.find(({ url }) => url === fileUrl)?.pages;
  return { year, page, title, url: fileAddress(fileUrl), fileType, fileSize, pages };
}

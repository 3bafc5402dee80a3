import type { EsgFile } from './esg-schema';
import type { Sentence } from './sentences';

/** What is wrong with the ESG reporting that its schema cannot know. Pure. */

/** What of the folder it names. */
export interface KnownToEsg {
  /** Whether there is a filing or report of that id. */
  filed: (id: string) => boolean;
  /** Whether there is a document of the company of that id. */
  document: (id: string) => boolean;
  /** How many pages a filing or report has, where that is known. */
  pages: (id: string) => number | undefined;
}

/** Years that stand twice or out of order: the latest is the first one. */
function disorder(at: string, years: readonly { year: number }[]): Sentence[] {
  return years.flatMap(({ year }, place) => {
    const before = years[place - 1]?.year;
    if (before === undefined || before > year) return [];
    const message =
      before === year ? `${year} is here twice.` : `${year} stands below ${before}: the latest year is the first one.`;
    return [{ at: `${at}[${place}].year`, message }];
  });
}

/** What is wrong with the ESG reporting of a company. */
export function esgFaults({ oversight, reports, figures }: EsgFile, known: KnownToEsg): Sentence[] {
  const documentOf = new Map(reports.map(({ year, document }) => [year, document]));
  const beyond = (at: string, document: string, page: number | undefined): Sentence[] => {
    const pages = known.pages(document);
    if (page === undefined || pages === undefined || page <= pages) return [];
    return [{ at: `${at}.page`, message: `page is ${page}, and ${document} has ${pages}.` }];
  };
  const papers = oversight?.document;
  return [
    ...(papers === undefined || known.document(papers)
      ? []
      : [{ at: 'oversight.document', message: `document names ${papers}, and documents does not have it.` }]),
    ...disorder('reports', reports),
    ...reports.flatMap(({ document, page }, place) => {
      const at = `reports[${place}]`;
      if (known.filed(document)) return beyond(at, document, page);
      const message = `document names ${document}, and neither filings nor reports has it.`;
      return [{ at: `${at}.document`, message }];
    }),
    ...figures.flatMap(({ is, values }, place) => {
      const at = `figures[${place}]`;
      const isSecond = is !== undefined && figures.findIndex((other) => other.is === is) < place;
      return [
        ...(isSecond ? [{ at: `${at}.is`, message: `is is ${is}, which another figure is too.` }] : []),
        ...disorder(`${at}.values`, values),
        ...values.flatMap(({ year, page }, index) => {
          const document = documentOf.get(year);
          const value = `${at}.values[${index}]`;
          if (document !== undefined) return beyond(value, document, page);
          return [{ at: `${value}.year`, message: `${year} has no report: reports must say which document has it.` }];
        }),
      ];
    }),
  ];
}

import type { DividendsFile } from '../content-folder/dates-schema';
import type { EsgFile } from '../content-folder/esg-schema';
import type { CompanyContent } from '../content-folder/model';

/**
 * The parts of the company's content that mention filings and reports. What they say of a draft must not be public
 * before the draft is.
 */
export const ANNOUNCED_PARTS = ['documents', 'dividends', 'meetings', 'calendar', 'esg'] as const;
export type AnnouncedPart = (typeof ANNOUNCED_PARTS)[number];
type Announced = Pick<CompanyContent, AnnouncedPart>;

/** These parts without anything that depends on filings which are not public. */
export function announcedParts(
  { documents, dividends, meetings, calendar, esg }: Announced,
  isOut: (filing: string) => boolean,
): Announced {
  const isTold = ({ filing }: { filing?: string | undefined }) => filing === undefined || isOut(filing);
  return {
    documents: documents.filter(isTold),
    dividends: dividends && {
      ...dividends,
      years: dividends.years.flatMap(({ none, declared = [], ...year }): DividendsFile['years'] => {
        const told = declared.filter(({ filing }) => isOut(filing));
        if (told.length > 0) return [{ ...year, declared: told }];
        return none !== undefined && isOut(none) ? [{ ...year, none }] : [];
      }),
    },
    meetings: meetings.flatMap((meeting) => {
      const { papers = {}, voted, ...called } = meeting;
      if (papers.notice !== undefined && !isOut(papers.notice)) return [];
      const out = Object.fromEntries(Object.entries(papers).filter(([, id]) => id === undefined || isOut(id)));
      if (papers.results === undefined || isOut(papers.results)) return [{ ...meeting, papers: out }];
      return [{ ...called, papers: out, resolutions: meeting.resolutions.map(({ kind, text }) => ({ kind, text })) }];
    }),
    calendar: calendar.filter(isTold),
    esg: esg && withReportsOut(esg, isOut),
  };
}

/** Years whose report is out; a figure that no other year has is left out as a whole. */
function withReportsOut(esg: EsgFile, isOut: (document: string) => boolean): EsgFile {
  const reports = esg.reports.filter(({ document }) => isOut(document));
  const isTold = ({ year }: { year: number }) => reports.some((report) => report.year === year);
  return {
    ...esg,
    reports,
    figures: esg.figures
      .filter(({ values }) => values.length === 0 || values.some(isTold))
      .map((figure) => ({ ...figure, values: figure.values.filter(isTold) })),
  };
}

/** Whether a part tells of one of these filings. */
export function tellsOf(
  part: AnnouncedPart,
  { documents, dividends, meetings, calendar, esg }: Announced,
  filings: ReadonlySet<string>,
) {
  const named = {
    documents: () => documents.map(({ filing }) => filing),
    dividends: () =>
      (dividends?.years ?? []).flatMap(({ none, declared = [] }) => [none, ...declared.map(({ filing }) => filing)]),
    meetings: () => meetings.flatMap(({ papers = {} }) => Object.values(papers)),
    calendar: () => calendar.map(({ filing }) => filing),
    esg: () => (esg?.reports ?? []).map(({ document }) => document),
  }[part]();
  return named.some((filing) => filing !== undefined && filings.has(filing));
}

import { readNewsIndex, readRegister } from '../api/reads';
import type { Circular, InteractiveQuestion, NewsItem, Report, Roadshow } from '../contract/types';
import { periodOf } from '../domain/figures';
import type { ReportedFigures } from '../domain/key-figures';
import type { ReportPeriod } from '../domain/report-period';
import type { Locale } from '../i18n/locales';
import { entriesOf, readDocuments, reportedFigures, type SourceDocuments, withSources } from './reported-figures';

/** Results of a period with the documents that belong to it, each only where it is there. */
export interface PeriodResults {
  /** `2026-half`, which addresses name it by. */
  period: string;
  year: number;
  stretch: ReportPeriod;
  figures: ReportedFigures;
  announcement?: Circular;
  report?: Report;
  /** When its first document was published, in ms. */
  publishedAt?: number;
}

/** What else a page of results has. */
export interface ResultsDetail {
  recordings: Roadshow[];
  stories: NewsItem[];
  /** Answered between these results and the next, newest first. */
  answers: InteractiveQuestion[];
}

export interface ResultsRead {
  /** Newest first. */
  periods: PeriodResults[];
  sources: SourceDocuments;
}

/** Reads the results of all periods for the page or file being made. */
export async function readResults(locale: Locale): Promise<ResultsRead> {
  const { reports, circulars } = await readDocuments(locale);
  return resultsOf(reportedFigures(locale), reports, circulars);
}

/** Periods with their documents, newest first. */
export function resultsOf(
  given: readonly ReportedFigures[],
  reports: readonly Report[],
  circulars: readonly Circular[],
): ResultsRead {
  const { figures, sources } = withSources(given, { reports, circulars });
  const stands = <T extends { withdrawnAt?: number | undefined }>(documents: readonly T[]) =>
    documents.filter(({ withdrawnAt }) => withdrawnAt === undefined);
  const periods = figures.flatMap((each): PeriodResults[] => {
    const of = periodOf(each.period);
    if (!of) return [];
    const report = stands(reports).find(({ id, figures: own }) => id === each.document || own?.period === each.period);
    const announcement = stands(circulars).find(
      ({ id, period, category }) => (category === 'results' && period === each.period) || id === each.document,
    );
    const moments = [announcement?.publishTime, report?.publishTime].filter((at) => at !== undefined);
    return [
      {
        period: each.period,
        ...of,
        figures: each,
        ...(announcement && { announcement }),
        ...(report && { report }),
        ...(moments.length > 0 && { publishedAt: Math.min(...moments) }),
      },
    ];
  });
  return { periods: periods.sort(newestFirst), sources };
}

/** Stretches of a year by their end, the latest first. */
const ENDS: readonly ReportPeriod[] = ['year', 'nineMonths', 'half', 'firstQuarter'];

function newestFirst(one: PeriodResults, other: PeriodResults): number {
  return other.year - one.year || ENDS.indexOf(one.stretch) - ENDS.indexOf(other.stretch);
}

/** Reads what else belongs to a period. */
export async function readResultsDetail(
  locale: Locale,
  of: PeriodResults,
  next: PeriodResults | undefined,
): Promise<ResultsDetail> {
  const [recordings, news, questions] = await Promise.all([
    readRegister('roadshows', locale),
    readNewsIndex(locale),
    readRegister('interactiveQuestions', locale),
  ]);
  return {
    recordings: entriesOf(recordings).filter(({ period }) => period === of.period),
    stories: entriesOf(news).filter(({ figures }) => figures?.period === of.period),
    answers: answersBetween(entriesOf(questions), of.publishedAt, next?.publishedAt),
  };
}

/** Answers that were published from one moment until before another; without the first there are none. */
export function answersBetween(
  questions: readonly InteractiveQuestion[],
  from: number | undefined,
  until = Number.POSITIVE_INFINITY,
): InteractiveQuestion[] {
  if (from === undefined) return [];
  return questions.filter(
    ({ publishTime, answerContent }) =>
      answerContent !== '' && publishTime !== undefined && publishTime >= from && publishTime < until,
  );
}

import type { PageContext } from '@/lib/page-context';
import type { Read } from '@/lib/website-api/reader';
import { readCirculars, readReports, readRoadshows, readScrollingQuestions } from '@/lib/website-api/reads';
import type { Circular, InteractiveQuestion, List, Report, Roadshow } from '@/lib/website-api/types';
import { SharePrice } from '../share-price/share-price';
import { Introduction } from './introduction';
import { InvestorCards } from './investor-cards';
import { LatestFilings } from './latest-filings';
import { LatestQuestions } from './latest-questions';
import { LatestRoadshows } from './latest-roadshows';

export interface Overview {
  reports: Read<List<Report>>;
  circulars: Read<List<Circular>>;
  roadshows: Read<List<Roadshow>>;
  questions: Read<List<InteractiveQuestion>>;
}

/** The beginnings of the registers, in the sizes of §9. */
export async function readOverview({ locale }: PageContext): Promise<Overview> {
  const first = (pageSize: number) => ({ pageIndex: 1, pageSize });
  const [reports, circulars, roadshows, questions] = await Promise.all([
    readReports(locale, first(4)),
    readCirculars(locale, first(8)),
    readRoadshows(locale, first(4)),
    readScrollingQuestions(locale),
  ]);
  return { reports, circulars, roadshows, questions };
}

/** Investor relations with all its blocks (§2). */
export function InvestorOverview({ page, reports, circulars, roadshows, questions }: Overview & { page: PageContext }) {
  return (
    <>
      <Introduction page={page} />
      <SharePrice page={page} />
      <LatestFilings page={page} reports={reports} circulars={circulars} />
      <LatestRoadshows page={page} read={roadshows} />
      <LatestQuestions page={page} read={questions} />
      <InvestorCards page={page} />
    </>
  );
}

import { readTradingDay } from '@/lib/api/read-trading-day';
import type { Read } from '@/lib/api/reader';
import { readForPage, readRegister } from '@/lib/api/reads';
import { nextEvents } from '@/lib/content/company-events';
import { untilDatesChange } from '@/lib/content/dates-life';
import type { Circular, SharePrice as Day, InteractiveQuestion, List, Report, Roadshow } from '@/lib/contract/types';
import { haltOf } from '@/lib/domain/halt';
import type { PageContext } from '@/lib/site/page-context';
import { CompanyData } from '../../data/company-data';
import { Guarded } from '../../data/guarded';
import { Section } from '../../ui/layout/section';
import { NextDates } from '../calendar/next-dates';
import { NewResults } from '../results/new-results';
import { SharePrice } from '../share-price/share-price';
import { CompanyFacts, Introduction } from './introduction';
import { InvestorCards } from './investor-cards';
import { InvestorDirectory } from './investor-directory';
import { KeyFacts } from './key-facts';
import { LatestFilings } from './latest-filings';
import { LatestQuestions } from './latest-questions';
import { LatestResults } from './latest-results';
import { LatestRoadshows } from './latest-roadshows';

export interface Overview {
  reports: Read<List<Report>>;
  /** As many as say what the same months of other years were. */
  earlier: Read<List<Report>>;
  circulars: Read<List<Circular>>;
  roadshows: Read<List<Roadshow>>;
  questions: Read<List<InteractiveQuestion>>;
  day: Read<Day>;
  /** The filing by which trading is halted. */
  halt: Circular | undefined;
}

/** Five years of reports, three or four a year; a size that the register offers as well. */
const EARLIER = 20;

/** The beginnings of the registers, in the sizes of §9. */
export async function readOverview({ locale }: PageContext): Promise<Overview> {
  const first = (pageSize: number) => ({ pageIndex: 1, pageSize });
  const [reports, earlier, circulars, roadshows, questions, day, filings] = await Promise.all([
    readForPage('reports', locale, first(4)),
    readForPage('reports', locale, first(EARLIER)),
    readForPage('circulars', locale, first(8)),
    readForPage('roadshows', locale, first(4)),
    readForPage('interactiveScroll', locale),
    readTradingDay(locale),
    // All of them: a suspension may last for years.
    readRegister('circulars', locale),
  ]);
  const halt = filings.state === 'failed' ? undefined : haltOf(filings.data);
  await untilDatesChange();
  return { reports, earlier, circulars, roadshows, questions, day, halt };
}

/** Figures of a report that was withdrawn are shown as nobody's. */
function standing(read: Read<List<Report>>): Read<List<Report>> {
  if (read.state === 'failed') return read;
  const items = read.data.items.filter(({ withdrawnAt }) => withdrawnAt === undefined);
  return { ...read, data: { ...read.data, items } };
}

/** Investor relations with all its blocks (§2). */
export function InvestorOverview({
  page,
  reports,
  earlier,
  circulars,
  roadshows,
  questions,
  day,
  halt,
}: Overview & { page: PageContext }) {
  const halted = halt !== undefined || (day.state !== 'failed' && day.data.suspended === true);
  return (
    <>
      <CompanyData />
      <Introduction
        page={page}
        facts={
          <Guarded page={page} section="keyFacts">
            <KeyFacts page={page} day={day} reports={earlier} halted={halted} />
          </Guarded>
        }
      />
      <Guarded page={page} section="newResults">
        <NewResults page={page} />
      </Guarded>
      <Guarded page={page} section="sharePrice">
        <SharePrice page={page} read={day} halt={halt} />
      </Guarded>
      <Guarded page={page} section="results">
        <LatestResults page={page} read={standing(reports)} earlier={standing(earlier)} />
      </Guarded>
      {nextEvents(page.locale, Date.now(), 1).length > 0 && (
        <Section id="next-dates">
          <NextDates page={page} now={Date.now()} />
        </Section>
      )}
      <InvestorDirectory page={page} />
      <CompanyFacts page={page} />
      <LatestFilings page={page} reports={reports} circulars={circulars} />
      <LatestRoadshows page={page} read={roadshows} />
      <LatestQuestions page={page} read={questions} />
      <InvestorCards page={page} />
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { companyWords } from '@/lib/company/company-words';
import { untilDatesChange } from '@/lib/content/dates-life';
import { type ResultsDetail, type ResultsRead, readResults, readResultsDetail } from '@/lib/content/results';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { PeriodPage } from './period-page';
import { ResultsList } from './results-list';

interface ResultsPageData extends ResultsRead {
  page: PageContext<'results'>;
  /** The period that the address names. */
  name: string | undefined;
  /** Its place among the periods; undefined where there is none of that name. */
  place?: number;
  detail?: ResultsDetail;
}

/** Results of a period, or the list of all, on both layouts. */
export const resultsPage: PageContent<'results', ResultsPageData> = {
  read: async ({ page, name }) => {
    await untilDatesChange();
    const results = await readResults(page.locale);
    const place = results.periods.findIndex(({ period }) => period === name);
    const of = results.periods[place];
    if (name === undefined || !of) return { ...results, page, name };
    const detail = await readResultsDetail(page.locale, of, results.periods[place - 1]);
    return { ...results, page: { ...page, query: { id: name } }, name, place, detail };
  },
  metadata: async ({ page, name, periods, place }) => {
    const of = place === undefined ? undefined : periods[place];
    if (!of) return name === undefined ? {} : { hidden: true, query: {} };
    const t = await getTranslations({ locale: page.locale, namespace: 'results' });
    const title = t(`period.${of.stretch}`, { year: String(of.year) });
    return { title, description: t('centre.description', { ...companyWords(page.locale), period: title }) };
  },
  answer: ({ name, place }) => (name !== undefined && place === undefined ? 'missing' : undefined),
  View: ({ page, name, periods, place, detail, sources }) =>
    place === undefined || !detail ? (
      <ResultsList page={page} periods={periods} missing={name !== undefined} />
    ) : (
      <PeriodPage page={page} periods={periods} place={place} detail={detail} sources={sources} />
    ),
};

import type { Read } from '../api/reader';
import { readForPage, readNewsIndex, readRegister } from '../api/reads';
import { inTurns } from '../base/idle';
import { keyOfFiling, readFilings } from '../content/filing-page';
import { readResults } from '../content/results';
import { companyContent } from '../content-folder/current';
import type { ItemOf } from '../contract/calls';
import { lastChange } from '../contract/document-marks';
import { CALL_OF_PAGE, PAGE_OF_CALL, type PagedCall } from '../contract/list-pages';
import { REGISTER_NAMES, type RegisterName } from '../contract/registers';
import { isoMoment } from '../i18n/dates';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { OPEN_API_DOCUMENTS } from '../site/open-api-names';
import { publicAddress } from '../site/public-address';
import { isListRoute, ROUTE_IDS, ROUTES, type RouteId } from '../site/routes';
import { languageAlternates } from './metadata';

const NEWS_WEIGHT = 0.5;
const FILING_WEIGHT = 0.4;
const DOCUMENT_WEIGHT = 0.6;
const MEETING_WEIGHT = 0.4;
const RESULTS_WEIGHT = 0.6;

/** An address of the sitemap. */
export interface SitemapEntry {
  address: string;
  /** When its content last changed, as far as that is known. */
  changed?: string;
  /** 0 to 1. */
  priority: number;
  /** Its address in every language, and the bare one. */
  alternates: Record<string, string>;
  /** Where the layouts have twins, the address on desktops. */
  onDesktop?: string;
}

/** What a sitemap is made of. */
export interface SitemapSource {
  /** The answers that it is read from, and all that it takes of them. */
  sources: readonly unknown[];
  said: unknown;
  /**
   * Every page of the table of routes that has a weight, every document of the Open API, the results of every period, every
   * general meeting, every news item and every filing, in each language. `changed` stands where the content says when it is
   * from, and nowhere else.
   */
  entries(): Promise<SitemapEntry[]>;
}

export async function readForSitemap(): Promise<SitemapSource> {
  const [changed, news, filings, results] = await Promise.all([
    lastChanges(),
    readNewsIndex(DEFAULT_LOCALE),
    readFilings(DEFAULT_LOCALE),
    readResults(DEFAULT_LOCALE),
  ]);
  const periods = results.periods.map(({ period, publishedAt }) => ({ id: period, changed: isoMoment(publishedAt) }));
  const articles = news.state === 'failed' ? [] : news.data;
  const { meetings } = companyContent();
  const entries = async () => {
    const pages = ROUTE_IDS.filter((id) => ROUTES[id].weight > 0).flatMap((id) => {
      const list = isListRoute(id) ? CALL_OF_PAGE[id] : undefined;
      return inEachLanguage(id, {}, { priority: ROUTES[id].weight, changed: list && changed[list] });
    });
    const documents = OPEN_API_DOCUMENTS.flatMap((doc) =>
      inEachLanguage('openApi', { doc }, { priority: DOCUMENT_WEIGHT }),
    );
    const stories = await inTurns(articles, ({ id, publishTime }) =>
      inEachLanguage('dynamicDetails', { id }, { priority: NEWS_WEIGHT, changed: isoMoment(publishTime) }),
    );
    const ofPeriods = periods.flatMap(({ id, changed: published }) =>
      inEachLanguage('results', { id }, { priority: RESULTS_WEIGHT, changed: published }),
    );
    const ofMeetings = meetings.flatMap(({ id }) =>
      inEachLanguage('generalMeetings', { id }, { priority: MEETING_WEIGHT }),
    );
    const filed = await inTurns(filings, (filing) =>
      inEachLanguage(
        PAGE_OF_CALL[filing.register],
        { item: keyOfFiling(filing) },
        { priority: FILING_WEIGHT, changed: isoMoment(lastChange(filing)) },
      ),
    );
    return [...pages, ...documents, ...ofPeriods, ...ofMeetings, ...stories.flat(), ...filed.flat()];
  };
  return {
    sources: [articles, filings, meetings, ...Object.values(changed), JSON.stringify(periods)],
    said: [
      changed,
      periods,
      meetings.map(({ id }) => id),
      articles.map(({ id, publishTime }) => [id, publishTime]),
      filings.map((filing) => [keyOfFiling(filing), lastChange(filing)]),
    ],
    entries,
  };
}

/** When each list last changed, as far as it can be read: by an entry more, or by what became of an older one. */
async function lastChanges(): Promise<Partial<Record<PagedCall, string>>> {
  const [news, ...registers] = await Promise.all([
    readForPage('newsHistory', DEFAULT_LOCALE, { pageIndex: 1, pageSize: 1 }),
    ...REGISTER_NAMES.map((name) => readRegister(name, DEFAULT_LOCALE)),
  ]);
  const newsChanged = news.state === 'failed' ? undefined : isoMoment(news.data.items[0]?.publishTime);
  const days = REGISTER_NAMES.map((name, i) => [name, registers[i] && changeOf(registers[i])] as const);
  return { newsHistory: newsChanged, ...Object.fromEntries(days) };
}

function changeOf(read: Read<ItemOf<RegisterName>[]>): string | undefined {
  if (read.state === 'failed') return undefined;
  const changes = read.data.flatMap((entry) => lastChange(entry) ?? []);
  return isoMoment(changes.reduce<number | undefined>((last = 0, change) => Math.max(last, change), undefined));
}

function inEachLanguage(
  id: RouteId,
  query: Record<string, string | number>,
  { priority, changed }: { priority: number; changed?: string | undefined },
): SitemapEntry[] {
  const alternates = languageAlternates(id, query);
  return LOCALES.map((locale) => {
    const address = publicAddress(id, locale, query);
    const onDesktop = publicAddress(id, locale, query, 'desktop');
    return {
      address,
      priority,
      ...(changed !== undefined && { changed }),
      alternates,
      ...(onDesktop !== address && { onDesktop }),
    };
  });
}

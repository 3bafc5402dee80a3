import { readTradingDay } from '@/lib/api/read-trading-day';
import type { Read } from '@/lib/api/reader';
import { readRegister } from '@/lib/api/reads';
import { readShareHistory } from '@/lib/api/share-history';
import { itemKey } from '@/lib/contract/item-key';
import type { Circular, Report, SharePrice } from '@/lib/contract/types';
import type { ShareSession } from '@/lib/market/share-history';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { filingHref } from '../filing-href';

/** What the page about the shares is made of. */
export interface ShareReading {
  page: PageContext;
  day: Read<SharePrice>;
  history: ShareSession[];
  circulars: readonly Circular[];
  reports: readonly Report[];
}

/** Reads the price, what is remembered of earlier sessions, and the documents that facts and marks lead to. */
export async function readShares({ page }: { page: PageContext }): Promise<ShareReading> {
  const [day, circulars, reports] = await Promise.all([
    readTradingDay(page.locale),
    readRegister('circulars', page.locale),
    readRegister('reports', page.locale),
  ]);
  return {
    page,
    day,
    history: await readShareHistory(day),
    circulars: circulars.state === 'failed' ? [] : circulars.data,
    reports: reports.state === 'failed' ? [] : reports.data,
  };
}

/** A document of the company that a fact is from. */
export interface Source {
  href: string;
  is: 'filing' | 'report';
  publishTime?: number;
}

/** The page of the document of an id; undefined where the registers do not have it. */
export function sourceOf({ page, circulars, reports }: ShareReading, id: string | undefined): Source | undefined {
  if (id === undefined) return undefined;
  const circular = circulars.find((each) => each.id === id);
  if (circular) return { href: filingHref(page, circular), is: 'filing', publishTime: circular.publishTime };
  const report = reports.find((each) => each.id === id);
  if (!report) return undefined;
  const href = linkFrom(page, 'financialReports', { query: { item: itemKey('reports', report) } });
  return { href, is: 'report', publishTime: report.publishTime };
}

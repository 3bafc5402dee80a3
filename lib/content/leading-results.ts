import { HONG_KONG_MS } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';
import { endPageAt } from '../next/page-life';
import { type PeriodResults, readResults } from './results';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days results lead the overview, the day of their publication included. */
const DAYS = 14;

/** Results that are published and whose days are not over, at a moment in ms; the latest of several. */
export function leadingResults(periods: readonly PeriodResults[], at: number): PeriodResults | undefined {
  return periods
    .filter((of) => of.publishedAt !== undefined && of.publishedAt <= at && at < leadEndsAt(of.publishedAt))
    .sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0))[0];
}

/** The midnight in Hong Kong after which results no longer lead, in ms. */
export function leadEndsAt(publishedAt: number): number {
  const day = Math.floor((publishedAt + HONG_KONG_MS) / DAY_MS);
  return (day + DAYS) * DAY_MS - HONG_KONG_MS;
}

/** Reads the results that lead now, and ends the page being rendered once they no longer do. */
export async function readLeadingResults(locale: Locale, now = Date.now()): Promise<PeriodResults | undefined> {
  const { periods } = await readResults(locale);
  const leading = leadingResults(periods, now);
  if (leading?.publishedAt !== undefined) await endPageAt(leadEndsAt(leading.publishedAt));
  return leading;
}

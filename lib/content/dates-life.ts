import { HONG_KONG_MS } from '../i18n/hong-kong';
import { endPageAt } from '../next/page-life';
import { eventsChangeAt } from './company-events';
import { meetingsChangeAt } from './meetings';

/** Ends the page being rendered, which shows coming dates, once one of them has passed or a meeting begins. */
export async function untilDatesChange(now = Date.now()): Promise<void> {
  for (const moment of [eventsChangeAt(now), meetingsChangeAt(now)]) {
    if (moment !== undefined) await endPageAt(moment);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ends the page being rendered, which names today, at midnight in Hong Kong. */
export async function untilMidnight(now = Date.now()): Promise<void> {
  await endPageAt((Math.floor((now + HONG_KONG_MS) / DAY_MS) + 1) * DAY_MS - HONG_KONG_MS);
}

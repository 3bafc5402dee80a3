import { nextMidnight } from '../i18n/hong-kong';
import { hongKongDay } from '../market/calendar';
import { endPageAt } from '../next/page-life';
import { boardChangesAt } from './board';
import { eventsChangeAt } from './company-events';
import { displaysChangeAt } from './documents';
import { meetingsChangeAt } from './meetings';

/** What a page shows changes at some midnights and moments by itself: each of these ends the page being rendered then. */

/** Of a page that shows coming dates: one of them passes, or a meeting begins. */
export async function untilDatesChange(now = Date.now()): Promise<void> {
  await until(eventsChangeAt(now), meetingsChangeAt(now));
}

/** Of a page that shows the board: a director joins or leaves, at midnight whenever it was published. */
export async function untilBoardChanges(now = Date.now()): Promise<void> {
  await until(boardChangesAt(now));
}

/** Of a page that shows documents on display: one is there from a midnight on, or until one. */
export async function untilDisplaysChange(now = Date.now()): Promise<void> {
  await until(displaysChangeAt(now));
}

/** Of a page that names today: midnight in Hong Kong. */
export async function untilMidnight(now = Date.now()): Promise<void> {
  const today = hongKongDay(now);
  await until(nextMidnight([{ from: today, to: today }], now));
}

/** @param moments of the next changes, in ms; undefined where none is known */
async function until(...moments: readonly (number | undefined)[]): Promise<void> {
  for (const moment of moments) if (moment !== undefined) await endPageAt(moment);
}

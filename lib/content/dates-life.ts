import { endPageAt } from '../next/page-life';
import { eventsChangeAt } from './company-events';
import { meetingsChangeAt } from './meetings';

/** Ends the page being rendered, which shows coming dates, once one of them has passed or a meeting begins. */
export async function untilDatesChange(now = Date.now()): Promise<void> {
  for (const moment of [eventsChangeAt(now), meetingsChangeAt(now)]) {
    if (moment !== undefined) await endPageAt(moment);
  }
}

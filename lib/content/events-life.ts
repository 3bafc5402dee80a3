import { PAGE_MADE_AGAIN_AFTER, PAGE_WITHOUT_CHANGE } from '../base/freshness.mjs';
import { lowerPageLife } from '../next/page-life';
import { eventsChangeAt } from './company-events';

/** Shortens the life of the page being rendered, which depends on the day, where the calendar changes before it ends. */
export async function untilEventsChange(now = Date.now()): Promise<void> {
  const change = eventsChangeAt(now);
  if (change !== undefined && change - now < PAGE_WITHOUT_CHANGE * 1000) {
    await lowerPageLife('calendar', [], PAGE_MADE_AGAIN_AFTER);
  }
}

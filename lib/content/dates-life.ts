import { PAGE_MADE_AGAIN_AFTER, PAGE_WITHOUT_CHANGE } from '../base/freshness.mjs';
import { lowerPageLife } from '../next/page-life';
import { eventsChangeAt } from './company-events';
import { meetingsChangeAt } from './meetings';

/**
 * Shortens the life of the page being rendered, which shows coming dates, if one of them passes or a meeting begins
 * before the page would be made again.
 */
export async function untilDatesChange(now = Date.now()): Promise<void> {
  const changes = [eventsChangeAt(now), meetingsChangeAt(now)].filter((moment) => moment !== undefined);
  if (changes.some((moment) => moment - now < PAGE_WITHOUT_CHANGE * 1000)) {
    await lowerPageLife('dates', [], PAGE_MADE_AGAIN_AFTER);
  }
}

import { PAGE_MADE_AGAIN_AFTER, PAGE_WITHOUT_CHANGE } from '../base/freshness.mjs';
import { lowerPageLife } from '../next/page-life';
import { boardChangesAt } from './board';

/**
 * Shortens the life of the page being rendered, which shows the board, if a director joins or leaves before the page
 * would be made again. Such a change takes effect at midnight, whenever it was published.
 */
export async function untilBoardChanges(now = Date.now()): Promise<void> {
  const change = boardChangesAt(now);
  if (change !== undefined && change - now < PAGE_WITHOUT_CHANGE * 1000) {
    await lowerPageLife('board', [], PAGE_MADE_AGAIN_AFTER);
  }
}

import { endPageAt } from '../next/page-life';
import { boardChangesAt } from './board';

/**
 * Ends the page being rendered, which shows the board, once a director joins or leaves. Such a change takes effect at
 * midnight, whenever it was published.
 */
export async function untilBoardChanges(now = Date.now()): Promise<void> {
  const change = boardChangesAt(now);
  if (change !== undefined) await endPageAt(change);
}

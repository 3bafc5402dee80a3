import { untilBoardChanges } from '@/lib/content/dates-life';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { Board } from './board';

interface BoardPageData {
  page: PageContext<'boardMembers'>;
  /** The day that is shown, where it is not today. */
  on: string | undefined;
}

/** Board members (§2), on both layouts. */
export const boardPage: PageContent<'boardMembers', BoardPageData> = {
  read: async ({ page, on }) => {
    await untilBoardChanges();
    return on === undefined ? { page, on } : { page: { ...page, query: { on } }, on };
  },
  // Whichever day is shown, it is the page of the board.
  metadata: () => ({ query: {} }),
  View: Board,
};

import { untilBoardChanges } from '@/lib/content/board-life';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { Board } from './board';

/** Board members (§2), on both layouts. */
export const boardPage: PageContent<'boardMembers', { page: PageContext<'boardMembers'> }> = {
  read: async ({ page }) => {
    await untilBoardChanges();
    return { page };
  },
  View: Board,
};

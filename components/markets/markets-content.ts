import { untilMidnight } from '@/lib/content/dates-life';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { MarketsPage } from './markets-page';

/** The trading-platform home (§2), on both layouts: its clock names today, or the next trading day. */
export const marketsContent: PageContent<'tradeGoMarkets', { page: PageContext<'tradeGoMarkets'> }> = {
  read: async ({ page }) => {
    await untilMidnight();
    return { page };
  },
  View: MarketsPage,
};

import { untilBoardChanges } from '@/lib/content/dates-life';
import type { PageContent } from '@/lib/pages/define-page';
import type { PageContext } from '@/lib/site/page-context';
import { Governance } from './governance';

/** Corporate governance (§2), on both layouts. */
export const governancePage: PageContent<'corporateRegulation', { page: PageContext<'corporateRegulation'> }> = {
  read: async ({ page }) => {
    await untilBoardChanges();
    return { page };
  },
  View: Governance,
};

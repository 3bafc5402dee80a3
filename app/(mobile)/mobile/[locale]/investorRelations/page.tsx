import { InvestorOverview, readOverview } from '@/components/investors/overview/investor-overview';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('investorRelations', {
  read: async ({ page }) => ({ page, ...(await readOverview(page)) }),
  View: InvestorOverview,
});

export const generateMetadata = page.metadata;
export default page.render;

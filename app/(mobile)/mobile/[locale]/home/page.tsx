import { MobileHome } from '@/components/home/mobile-home';
import { definePage } from '@/components/layout/mobile-page';
import { readForPage, readPackages } from '@/lib/api/reads';

/** News items of the mobile home page (§9). */
const NEWS = { pageIndex: 1, pageSize: 10 };

const page = definePage('home', {
  read: async ({ page }) => {
    const [news, packages] = await Promise.all([readForPage('hotNews', page.locale, NEWS), readPackages(page.locale)]);
    return { page, news, packages };
  },
  View: MobileHome,
});

export const generateMetadata = page.metadata;
export default page.render;

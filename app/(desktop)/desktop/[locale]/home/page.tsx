import { DesktopHome } from '@/components/home/desktop-home';
import { definePage } from '@/components/layout/desktop-page';
import { readForPage } from '@/lib/api/reads';

const page = definePage('home', {
  read: async ({ page }) => ({ page, news: await readForPage('hotNews', page.locale) }),
  View: DesktopHome,
});

export const generateMetadata = page.metadata;
export default page.render;

import { AboutPage } from '@/components/about/about-page';
import { definePage } from '@/components/layout/desktop-page';
import { readForPage } from '@/lib/website-api/reads';

const page = definePage('aboutUs', {
  read: async ({ page }) => ({ page, news: await readForPage('hotNews', page.locale) }),
  View: AboutPage,
});

export const generateMetadata = page.metadata;
export default page.render;

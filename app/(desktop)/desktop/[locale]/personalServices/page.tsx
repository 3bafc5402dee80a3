import { definePage } from '@/components/layout/desktop-page';
import { PersonalPage } from '@/components/personal/personal-page';
import { readPackages } from '@/lib/api/reads';

const page = definePage('personalServices', {
  read: async ({ page }) => ({ page, packages: await readPackages(page.locale) }),
  View: PersonalPage,
});

export const generateMetadata = page.metadata;
export default page.render;

import { readEsg } from '@/lib/content/esg';
import type { PageContent } from '@/lib/pages/define-page';
import { Esg, type EsgProps } from './esg';

/** ESG reporting, on both layouts. */
export const esgPage: PageContent<'esg', EsgProps> = {
  read: async ({ page }) => ({ page, reporting: await readEsg(page.locale) }),
  View: Esg,
};

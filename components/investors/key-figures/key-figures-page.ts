import { readReportedFigures } from '@/lib/content/reported-figures';
import type { PageContent } from '@/lib/pages/define-page';
import { KeyFigures, type KeyFiguresProps } from './key-figures';

/** Key figures, on both layouts. */
export const keyFiguresPage: PageContent<'keyFigures', KeyFiguresProps> = {
  read: async ({ page }) => ({ page, ...(await readReportedFigures(page.locale)) }),
  View: KeyFigures,
};

import { DownloadPage } from '@/components/downloads/download-page';
import { readDownloads } from '@/components/downloads/downloads';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('download', {
  read: async ({ page }) => ({ page, ...(await readDownloads(page)) }),
  View: DownloadPage,
});

export const generateMetadata = page.metadata;
export default page.render;

import { appDownloadPage } from '@/components/downloads/app-download-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('tradeGodownload', appDownloadPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

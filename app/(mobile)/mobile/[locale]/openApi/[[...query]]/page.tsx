import { definePage } from '@/components/layout/mobile-page';
import { openApiPage } from '@/components/open-api/documents/open-api-page';

const page = definePage('openApi', openApiPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

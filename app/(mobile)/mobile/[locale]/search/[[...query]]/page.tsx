import { definePage } from '@/components/layout/mobile-page';
import { searchPage } from '@/components/search/search-page';

const page = definePage('search', searchPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

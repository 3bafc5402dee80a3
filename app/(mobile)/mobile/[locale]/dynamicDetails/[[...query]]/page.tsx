import { definePage } from '@/components/layout/mobile-page';
import { newsDetailPage } from '@/components/news/news-detail';

const page = definePage('dynamicDetails', newsDetailPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

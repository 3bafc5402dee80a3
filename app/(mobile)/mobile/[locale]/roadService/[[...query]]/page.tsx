import { Roadshows } from '@/components/investors/roadshows/roadshows';
import { defineListPage } from '@/components/layout/mobile-page';

const page = defineListPage('roadshows', Roadshows);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

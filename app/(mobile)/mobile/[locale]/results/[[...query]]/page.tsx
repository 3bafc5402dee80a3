import { resultsPage } from '@/components/investors/results/results-page';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('results', resultsPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

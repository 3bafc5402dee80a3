import { esgPage } from '@/components/investors/esg/esg-page';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('esg', esgPage);

export const generateMetadata = page.metadata;
export default page.render;

import { aboutPage } from '@/components/about/about-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('aboutUs', aboutPage);

export const generateMetadata = page.metadata;
export default page.render;

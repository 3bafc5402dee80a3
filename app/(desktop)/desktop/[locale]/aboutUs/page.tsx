import { AboutPage } from '@/components/about/about-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('aboutUs', { View: AboutPage });

export const generateMetadata = page.metadata;
export default page.render;

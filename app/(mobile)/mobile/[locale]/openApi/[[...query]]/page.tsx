import { PageFrame } from '@/components/frame/page-frame';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('openApi', { View: PageFrame });

export const generateMetadata = page.metadata;
export default page.render;

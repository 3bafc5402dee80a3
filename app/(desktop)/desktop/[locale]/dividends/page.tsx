import { Dividends } from '@/components/investors/dividends/dividends';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('dividends', { View: Dividends });

export const generateMetadata = page.metadata;
export default page.render;

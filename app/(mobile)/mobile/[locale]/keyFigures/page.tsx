import { InvestorHeading } from '@/components/investors/investor-heading';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('keyFigures', { View: InvestorHeading });

export const generateMetadata = page.metadata;
export default page.render;

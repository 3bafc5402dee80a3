import { InvestorHeading } from '@/components/investors/investor-heading';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('shareInformation', { View: InvestorHeading });

export const generateMetadata = page.metadata;
export default page.render;

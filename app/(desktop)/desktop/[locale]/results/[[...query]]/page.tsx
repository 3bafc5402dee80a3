import { InvestorHeading } from '@/components/investors/investor-heading';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('results', { View: InvestorHeading });

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

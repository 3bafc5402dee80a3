import { governancePage } from '@/components/investors/governance/governance-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('corporateRegulation', governancePage);

export const generateMetadata = page.metadata;
export default page.render;

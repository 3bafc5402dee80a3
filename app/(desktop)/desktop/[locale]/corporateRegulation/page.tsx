import { Governance } from '@/components/investors/governance/governance';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('corporateRegulation', { View: Governance });

export const generateMetadata = page.metadata;
export default page.render;

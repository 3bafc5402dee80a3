import { definePage } from '@/components/layout/desktop-page';
import { LegalPage } from '@/components/legal/legal-page';

const page = definePage('serviceTerms', { View: LegalPage });

export const generateMetadata = page.metadata;
export default page.render;

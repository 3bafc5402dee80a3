import { definePage } from '@/components/layout/mobile-page';
import { LegalPage } from '@/components/legal/legal-page';

const page = definePage('thirdPartyInformation', { View: LegalPage });

export const generateMetadata = page.metadata;
export default page.render;

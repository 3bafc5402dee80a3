import { definePage } from '@/components/layout/mobile-page';
import { MobileListed } from '@/components/listed/mobile-listed';

const page = definePage('listedCompanyServices', { View: MobileListed });

export const generateMetadata = page.metadata;
export default page.render;

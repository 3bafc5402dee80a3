import { definePage } from '@/components/layout/desktop-page';
import { DesktopListed } from '@/components/listed/desktop-listed';

const page = definePage('listedCompanyServices', { View: DesktopListed });

export const generateMetadata = page.metadata;
export default page.render;

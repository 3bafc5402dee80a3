import { shareholderPage } from '@/components/investors/shareholders/shareholder-information';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('shareholderInformation', shareholderPage);

export const generateMetadata = page.metadata;
export default page.render;

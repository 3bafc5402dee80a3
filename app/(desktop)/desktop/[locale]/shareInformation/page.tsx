import { SHARE_PAGE } from '@/components/investors/shares/share-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('shareInformation', SHARE_PAGE);

export const generateMetadata = page.metadata;
export default page.render;

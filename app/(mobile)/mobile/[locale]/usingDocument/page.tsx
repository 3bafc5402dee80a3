import { definePage } from '@/components/layout/mobile-page';
import { guidePage } from '@/components/open-api/documents/open-api-page';

const page = definePage('usingDocument', guidePage);

export const generateMetadata = page.metadata;
export default page.render;

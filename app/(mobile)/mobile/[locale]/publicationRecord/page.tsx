import { recordPage } from '@/components/investors/record/record-page';
import { definePage } from '@/components/layout/mobile-page';

const page = definePage('publicationRecord', recordPage);

export const generateMetadata = page.metadata;
export default page.render;

import { boardPage } from '@/components/investors/board/board-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('boardMembers', boardPage);

export const generateMetadata = page.metadata;
export default page.render;

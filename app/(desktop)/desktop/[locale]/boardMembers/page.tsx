import { Board } from '@/components/investors/board/board';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('boardMembers', { View: Board });

export const generateMetadata = page.metadata;
export default page.render;

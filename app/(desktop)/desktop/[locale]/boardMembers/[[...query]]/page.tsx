import { boardPage } from '@/components/investors/board/board-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('boardMembers', boardPage);

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];
export const generateMetadata = page.metadata;
export default page.render;

import { keyFiguresPage } from '@/components/investors/key-figures/key-figures-page';
import { definePage } from '@/components/layout/desktop-page';

const page = definePage('keyFigures', keyFiguresPage);

export const generateMetadata = page.metadata;
export default page.render;

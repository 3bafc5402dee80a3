import { definePage } from '@/components/layout/mobile-page';
import { marketsContent } from '@/components/markets/markets-content';

const page = definePage('tradeGoMarkets', marketsContent);

export const generateMetadata = page.metadata;
export default page.render;

import { definePage } from '@/components/layout/mobile-page';
import { MarketsPage } from '@/components/markets/markets-page';

const page = definePage('tradeGoMarkets', { View: MarketsPage });

export const generateMetadata = page.metadata;
export default page.render;

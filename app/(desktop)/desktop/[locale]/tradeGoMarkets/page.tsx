import { definePage } from '@/components/layout/desktop-page';
import { MarketsPage } from '@/components/markets/markets-page';

const page = definePage('tradeGoMarkets', { View: MarketsPage });

export const generateMetadata = page.metadata;
export default page.render;

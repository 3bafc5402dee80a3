import { MobileShell } from '@/components/layout/mobile-shell';
import { MarketsPage } from '@/components/markets/markets-page';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('tradeGoMarkets', 'mobile'));

export default async function Page() {
  const page = await currentPage('tradeGoMarkets', 'mobile');
  return (
    <MobileShell page={page}>
      <MarketsPage page={page} />
    </MobileShell>
  );
}

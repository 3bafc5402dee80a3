import { DesktopShell } from '@/components/layout/desktop-shell';
import { MarketsPage } from '@/components/markets/markets-page';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('tradeGoMarkets', 'desktop'));

export default async function Page() {
  const page = await currentPage('tradeGoMarkets', 'desktop');
  return (
    <DesktopShell page={page}>
      <MarketsPage page={page} />
    </DesktopShell>
  );
}

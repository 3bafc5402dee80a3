import { InvestorOverview, readOverview } from '@/components/investors/overview/investor-overview';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('investorRelations', 'mobile'));

export default async function Page() {
  const page = await currentPage('investorRelations', 'mobile');
  return (
    <MobileShell page={page}>
      <InvestorOverview page={page} {...(await readOverview(page))} />
    </MobileShell>
  );
}

import { InvestorOverview, readOverview } from '@/components/investors/overview/investor-overview';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('investorRelations', 'desktop'));

export default async function Page() {
  const page = await currentPage('investorRelations', 'desktop');
  return (
    <DesktopShell page={page}>
      <InvestorOverview page={page} {...(await readOverview(page))} />
    </DesktopShell>
  );
}

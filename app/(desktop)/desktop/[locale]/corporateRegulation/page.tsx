import { Governance } from '@/components/investors/governance';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('corporateRegulation', 'desktop'));

export default async function Page() {
  const page = await currentPage('corporateRegulation', 'desktop');
  return (
    <DesktopShell page={page}>
      <Governance page={page} />
    </DesktopShell>
  );
}

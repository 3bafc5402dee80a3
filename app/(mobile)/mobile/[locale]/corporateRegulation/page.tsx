import { Governance } from '@/components/investors/governance';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('corporateRegulation', 'mobile'));

export default async function Page() {
  const page = await currentPage('corporateRegulation', 'mobile');
  return (
    <MobileShell page={page}>
      <Governance page={page} />
    </MobileShell>
  );
}

import { PageFrame } from '@/components/frame/page-frame';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('brokerService', 'mobile'));

export default async function Page() {
  const page = await currentPage('brokerService', 'mobile');
  return (
    <MobileShell page={page}>
      <PageFrame page={page} />
    </MobileShell>
  );
}

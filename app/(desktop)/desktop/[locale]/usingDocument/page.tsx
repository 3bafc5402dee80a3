import { PageFrame } from '@/components/frame/page-frame';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('usingDocument', 'desktop'));

export default async function Page() {
  const page = await currentPage('usingDocument', 'desktop');
  return (
    <DesktopShell page={page}>
      <PageFrame page={page} />
    </DesktopShell>
  );
}

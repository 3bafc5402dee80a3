import { Board } from '@/components/investors/board';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('boardMembers', 'desktop'));

export default async function Page() {
  const page = await currentPage('boardMembers', 'desktop');
  return (
    <DesktopShell page={page}>
      <Board page={page} />
    </DesktopShell>
  );
}

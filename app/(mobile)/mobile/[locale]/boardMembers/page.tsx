import { Board } from '@/components/investors/board';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = async () => pageMetadata(await currentPage('boardMembers', 'mobile'));

export default async function Page() {
  const page = await currentPage('boardMembers', 'mobile');
  return (
    <MobileShell page={page}>
      <Board page={page} />
    </MobileShell>
  );
}

import { DesktopHome } from '@/components/home/desktop-home';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { readHotNews } from '@/lib/website-api/reads';

export const generateMetadata = async () => pageMetadata(await currentPage('home', 'desktop'));

export default async function Page() {
  const page = await currentPage('home', 'desktop');
  return (
    <DesktopShell page={page}>
      <DesktopHome page={page} news={await readHotNews(page.locale)} />
    </DesktopShell>
  );
}

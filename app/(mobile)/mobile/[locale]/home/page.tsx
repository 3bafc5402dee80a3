import { MobileHome } from '@/components/home/mobile-home';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentPage } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { readHotNews, readPackages } from '@/lib/website-api/reads';

/** News items of the mobile home page (§9). */
const NEWS = { pageIndex: 1, pageSize: 10 };

export const generateMetadata = async () => pageMetadata(await currentPage('home', 'mobile'));

export default async function Page() {
  const page = await currentPage('home', 'mobile');
  const [news, packages] = await Promise.all([readHotNews(page.locale, NEWS), readPackages(page.locale)]);
  return (
    <MobileShell page={page}>
      <MobileHome page={page} news={news} packages={packages} />
    </MobileShell>
  );
}

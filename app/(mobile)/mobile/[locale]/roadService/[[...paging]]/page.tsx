import { Roadshows } from '@/components/investors/roadshows';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentListPage, type ListPageProps } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { readListPage } from '@/lib/website-api/list-page';
import { readRoadshows } from '@/lib/website-api/reads';

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];

export async function generateMetadata(props: ListPageProps) {
  const { page } = await currentListPage('roadshows', 'mobile', props);
  return pageMetadata(page, { query: page.query });
}

export default async function Page(props: ListPageProps) {
  const { page, paging } = await currentListPage('roadshows', 'mobile', props);
  return (
    <MobileShell page={page}>
      <Roadshows page={page} list={await readListPage(page, paging, readRoadshows)} />
    </MobileShell>
  );
}

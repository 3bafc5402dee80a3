import { CompanyNews } from '@/components/company/company-news';
import { MobileShell } from '@/components/layout/mobile-shell';
import { currentListPage, type ListPageProps } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { readListPage } from '@/lib/website-api/list-page';
import { readHotNews, readNewsHistory } from '@/lib/website-api/reads';

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];

export async function generateMetadata(props: ListPageProps) {
  const { page } = await currentListPage('companyDynamics', 'mobile', props);
  return pageMetadata(page, { query: page.query });
}

export default async function Page(props: ListPageProps) {
  const { page, paging } = await currentListPage('companyDynamics', 'mobile', props);
  const [hot, history] = await Promise.all([readHotNews(page.locale), readListPage(page, paging, readNewsHistory)]);
  return (
    <MobileShell page={page}>
      <CompanyNews page={page} hot={hot} history={history} />
    </MobileShell>
  );
}

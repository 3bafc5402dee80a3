import { FinancialReports } from '@/components/investors/financial-reports';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentListPage, type ListPageProps } from '@/lib/current-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { readListPage } from '@/lib/website-api/list-page';
import { readReports } from '@/lib/website-api/reads';

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];

export async function generateMetadata(props: ListPageProps) {
  const { page } = await currentListPage('financialReports', 'desktop', props);
  return pageMetadata(page, { query: page.query });
}

export default async function Page(props: ListPageProps) {
  const { page, paging } = await currentListPage('financialReports', 'desktop', props);
  return (
    <DesktopShell page={page}>
      <FinancialReports page={page} list={await readListPage(page, paging, readReports)} />
    </DesktopShell>
  );
}

import { NewsDetail, newsDetailMetadata } from '@/components/company/news-detail';
import { DesktopShell } from '@/components/layout/desktop-shell';
import { currentPage } from '@/lib/current-page';
import { parseId } from '@/lib/routing/query';

/** Made on demand and kept, like every page (see the layout). */
export const generateStaticParams = () => [];

type Props = { params: Promise<{ id?: string[] }> };

async function thisPage({ params }: Props) {
  const id = parseId((await params).id?.[0]);
  return { id, page: await currentPage('dynamicDetails', 'desktop', { id }) };
}

export async function generateMetadata(props: Props) {
  const { page, id } = await thisPage(props);
  return newsDetailMetadata(page, id);
}

export default async function Page(props: Props) {
  const { page, id } = await thisPage(props);
  return (
    <DesktopShell page={page}>
      <NewsDetail page={page} id={id} />
    </DesktopShell>
  );
}

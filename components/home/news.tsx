import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Read } from '@/lib/api/reader';
import type { List, NewsItem } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { Guarded } from '../data/guarded';
import { TextLink } from '../ui/actions/text-link';
import { EmptyState } from '../ui/layout/empty-state';
import { Section } from '../ui/layout/section';

interface HomeNewsProps {
  page: PageContext;
  read: Read<List<NewsItem>>;
  /** How the layout shows its stories: NewsStories or NewsLines. */
  children: (items: readonly NewsItem[]) => ReactNode;
}

/** Company news of the home pages (§2). */
export function HomeNews({ page, read, children }: HomeNewsProps) {
  const t = useTranslations('home.news');
  return (
    <Section
      id="news"
      title={t('title')}
      space={page.layout === 'mobile' ? 'strip' : undefined}
      aside={
        <>
          <DataNotice page={page} read={read} />
          <TextLink href={linkFrom(page, 'companyDynamics')}>{t('all')}</TextLink>
        </>
      }
    >
      <Guarded page={page} section="news">
        <NewsList page={page} read={read}>
          {children}
        </NewsList>
      </Guarded>
    </Section>
  );
}

function NewsList({ page, read, children }: HomeNewsProps) {
  const words = useTranslations('news.empty');
  if (read.state === 'failed') return <FailedState page={page} awaited={read.awaited} />;
  const { items } = read.data;
  if (items.length === 0) return <EmptyState title={words('title')} text={words('text')} />;
  return children(items);
}

import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/page-context';
import type { ListPage } from '@/lib/website-api/list-page';
import type { Read } from '@/lib/website-api/reader';
import type { List, NewsItem } from '@/lib/website-api/types';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { ListPager } from '../data/list-pager';
import { EmptyState } from '../ui/empty-state';
import { PageHeading, Section } from '../ui/section';
import styles from './news.module.css';
import { NewsEntry } from './news-entry';

export interface CompanyNewsProps {
  page: PageContext;
  hot: Read<List<NewsItem>>;
  history: ListPage<NewsItem>;
}

/** Company dynamics (§2): hot news, then the history with its pager. */
export function CompanyNews({ page, hot, history }: CompanyNewsProps) {
  const t = useTranslations('pages.companyDynamics');
  const isFirstPage = history.paging.pageIndex === 1;
  return (
    <>
      <PageHeading title={t('heading')} lead={t('lead')} />
      {isFirstPage && <HotNews page={page} hot={hot} />}
      <Section id="history" title={t('sections.history.title')} aside={<DataNotice page={page} read={history.read} />}>
        <History page={page} history={history} />
      </Section>
    </>
  );
}

/** The newest stories; further pages of the history leave them out. */
function HotNews({ page, hot }: { page: PageContext; hot: CompanyNewsProps['hot'] }) {
  const t = useTranslations('pages.companyDynamics.sections.hot');
  if (hot.state === 'failed') return null;
  const [lead, ...others] = hot.data.items;
  if (!lead) return null;
  return (
    <Section title={t('title')}>
      <div className={styles.hot}>
        <NewsEntry page={page} item={lead} look="lead" />
        <div className={styles.briefs}>
          {others.slice(0, 4).map((item) => (
            <NewsEntry key={item.id} page={page} item={item} look="brief" />
          ))}
        </div>
      </div>
    </Section>
  );
}

function History({ page, history: { read, paging } }: { page: PageContext; history: ListPage<NewsItem> }) {
  const t = useTranslations('news.empty');
  if (read.state === 'failed') return <FailedState page={page} />;
  if (read.data.total === 0) return <EmptyState title={t('title')} text={t('text')} />;
  return (
    <>
      <ul className={styles.list}>
        {read.data.items.map((item) => (
          <li key={item.id}>
            <NewsEntry page={page} item={item} look="row" />
          </li>
        ))}
      </ul>
      <ListPager page={page} paging={paging} total={read.data.total} />
    </>
  );
}

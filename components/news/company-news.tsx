import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import type { Locale } from '@/lib/i18n/locales';
import { pageNotKept } from '@/lib/server/page-store/page-status';
import type { PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import { readForPage } from '@/lib/website-api/reads';
import type { List, NewsItem } from '@/lib/website-api/types';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { Guarded } from '../data/guarded';
import { ListPager } from '../data/list-pager';
import { EmptyState } from '../ui/empty-state';
import { PageHeading } from '../ui/page-heading';
import { Section } from '../ui/section';
import styles from './news.module.css';
import { NewsEntry } from './news-entry';

interface BesidesHistory {
  hot: Read<List<NewsItem>>;
}

/** What the page of company news shows besides its list. */
export async function readBesidesHistory(locale: Locale): Promise<BesidesHistory> {
  return { hot: await readForPage('hotNews', locale) };
}

/** How many of the hot stories lead the first page: one large, the others beside it. */
const LEADING = 3;

/** Company dynamics (§2): hot news, then the history with its pager; what leads the page is not repeated below. */
export function CompanyNews({ page, hot, list }: CurrentList<NewsItem> & BesidesHistory) {
  const t = useTranslations('pages.companyDynamics');
  const isFirstPage = list.paging.pageIndex === 1;
  const leading = isFirstPage ? leadingOf(hot, list.read) : [];
  return (
    <>
      {!list.kept && <div {...pageNotKept} />}
      <PageHeading title={t('heading')} lead={t('lead')} />
      {leading.length > 0 && (
        <Guarded page={page} section="hotNews">
          <LeadingNews page={page} items={leading} />
        </Guarded>
      )}
      <Section
        id="history"
        title={t(leading.length > 0 ? 'sections.history.further' : 'sections.history.title')}
        aside={<DataNotice page={page} read={list.read} />}
      >
        <Guarded page={page} section="history">
          <History page={page} list={list} shownAbove={leading} />
        </Guarded>
      </Section>
    </>
  );
}

/** The stories that lead the page; none where the list would have nothing left to show. */
function leadingOf(hot: Read<List<NewsItem>>, read: Read<List<NewsItem>>): NewsItem[] {
  if (hot.state === 'failed') return [];
  const leading = hot.data.items.slice(0, LEADING);
  const isAllThereIs = read.state !== 'failed' && without(leading, read.data.items).length === 0;
  return isAllThereIs ? [] : leading;
}

function without(shown: NewsItem[], items: NewsItem[]): NewsItem[] {
  return items.filter(({ id }) => !shown.some((each) => each.id === id));
}

/** The newest stories; further pages of the history have none. */
function LeadingNews({ page, items: [lead, ...others] }: { page: PageContext; items: NewsItem[] }) {
  const t = useTranslations('pages.companyDynamics.sections.hot');
  if (!lead) return null;
  return (
    <Section title={t('title')}>
      <div className={styles.hot}>
        <NewsEntry page={page} item={lead} look="lead" />
        {others.length > 0 && (
          <div className={styles.others}>
            {others.map((item) => (
              <NewsEntry key={item.id} page={page} item={item} look="second" />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

interface HistoryProps extends CurrentList<NewsItem> {
  /** They count in the pager's range, and are not shown again. */
  shownAbove: NewsItem[];
}

function History({ page, list: { read, paging }, shownAbove }: HistoryProps) {
  const t = useTranslations('news.empty');
  if (read.state === 'failed') return <FailedState page={page} />;
  if (read.data.items.length === 0) return <EmptyState title={t('title')} text={t('text')} />;
  return (
    <>
      <ul className={styles.list}>
        {without(shownAbove, read.data.items).map((item) => (
          <li key={item.id}>
            <NewsEntry page={page} item={item} look="row" />
          </li>
        ))}
      </ul>
      <ListPager page={page} paging={paging} list={read.data} />
    </>
  );
}

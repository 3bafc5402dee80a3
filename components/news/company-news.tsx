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
import { PageHeading, Section } from '../ui/section';
import styles from './news.module.css';
import { NewsEntry } from './news-entry';

interface BesidesHistory {
  hot: Read<List<NewsItem>>;
}

/** What the page of company news shows besides its list. */
export async function readBesidesHistory(locale: Locale): Promise<BesidesHistory> {
  return { hot: await readForPage('hotNews', locale) };
}

/** Company dynamics (§2): hot news, then the history with its pager. */
export function CompanyNews({ page, hot, list }: CurrentList<NewsItem> & BesidesHistory) {
  const t = useTranslations('pages.companyDynamics');
  const isFirstPage = list.paging.pageIndex === 1;
  return (
    <>
      {!list.kept && <div {...pageNotKept} />}
      <PageHeading title={t('heading')} lead={t('lead')} />
      {isFirstPage && (
        <Guarded page={page} section="hotNews">
          <HotNews page={page} hot={hot} />
        </Guarded>
      )}
      <Section id="history" title={t('sections.history.title')} aside={<DataNotice page={page} read={list.read} />}>
        <Guarded page={page} section="history">
          <History page={page} list={list} />
        </Guarded>
      </Section>
    </>
  );
}

/** The newest stories; further pages of the history leave them out. */
function HotNews({ page, hot }: { page: PageContext } & BesidesHistory) {
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

function History({ page, list: { read, paging } }: CurrentList<NewsItem>) {
  const t = useTranslations('news.empty');
  if (read.state === 'failed') return <FailedState page={page} />;
  if (read.data.items.length === 0) return <EmptyState title={t('title')} text={t('text')} />;
  return (
    <>
      <ul className={styles.list}>
        {read.data.items.map((item) => (
          <li key={item.id}>
            <NewsEntry page={page} item={item} look="row" />
          </li>
        ))}
      </ul>
      <ListPager page={page} paging={paging} list={read.data} />
    </>
  );
}

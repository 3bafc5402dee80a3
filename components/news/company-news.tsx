import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { readForPage } from '@/lib/api/reads';
import type { List, NewsItem } from '@/lib/contract/types';
import type { Locale } from '@/lib/i18n/locales';
import type { CurrentList } from '@/lib/pages/list-page';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Crumbs } from '../data/crumbs';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { FollowLinks } from '../data/follow-links';
import { Guarded } from '../data/guarded';
import { ListBeginning, ListPager } from '../data/list-pager';
import { OpenInBrowser } from '../files/open-in-browser';
import { NewsEntry } from '../stories/news-entry';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { EmptyState } from '../ui/layout/empty-state';
import { PageHeading } from '../ui/layout/page-heading';
import { Section } from '../ui/layout/section';
import styles from './company-news.module.css';
import { StoryKinds } from './story-kinds';

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
  const kinds = useTranslations('news.kinds');
  const common = useTranslations('common');
  const { read, paging, filter } = list;
  const leading = paging.pageIndex === 1 && filter.about === undefined ? leadingOf(hot, read) : [];
  const stories = read.state === 'failed' ? undefined : read.data.stories;
  return (
    <>
      <PageHeading
        title={t('heading')}
        lead={t('lead')}
        before={<Crumbs crumbs={[{ label: common('home'), href: linkFrom(page, 'home') }, { label: t('heading') }]} />}
        beside={
          stories && (
            <div className={styles.kinds}>
              <StoryKinds page={page} list={list} stories={stories} />
            </div>
          )
        }
      />
      {leading.length > 0 && (
        <Guarded page={page} section="hotNews">
          <LeadingNews page={page} items={leading} />
        </Guarded>
      )}
      <Section
        id="history"
        title={
          filter.about === undefined
            ? t(leading.length > 0 ? 'sections.history.further' : 'sections.history.title')
            : kinds(filter.about)
        }
        aside={
          <>
            <StoriesFound list={list} />
            <DataNotice page={page} read={read} />
          </>
        }
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

/** The newest stories, on ink across the page. Further pages of the history have none. */
function LeadingNews({ page, items: [lead, ...others] }: { page: PageContext; items: NewsItem[] }) {
  const t = useTranslations('pages.companyDynamics.sections.hot');
  if (!lead) return null;
  return (
    <section className={styles.hot} aria-labelledby="hot-news" data-on-ink="">
      <h2 id="hot-news" className="visually-hidden">
        {t('title')}
      </h2>
      <NewsEntry page={page} item={lead} look="lead" />
      {others.length > 0 && (
        <Container>
          <div className={styles.others}>
            {others.map((item) => (
              <NewsEntry key={item.id} page={page} item={item} look="second" />
            ))}
          </div>
        </Container>
      )}
    </section>
  );
}

interface HistoryProps extends CurrentList<NewsItem> {
  /** They count in the pager's range, and are not shown again. */
  shownAbove: NewsItem[];
}

/** How many stories of the chosen kind there are, said aloud too. */
function StoriesFound({ list: { read, filter } }: Pick<CurrentList<NewsItem>, 'list'>) {
  const t = useTranslations('news.filter');
  if (filter.about === undefined || read.state === 'failed') return null;
  return (
    <p role="status" className={styles.found}>
      {t('count', { count: read.data.total ?? read.data.items.length })}
    </p>
  );
}

function History({ page, list: { read, paging, filter }, shownAbove }: HistoryProps) {
  const t = useTranslations('news.empty');
  const none = useTranslations('news.filter.none');
  if (read.state === 'failed') return <FailedState page={page} awaited={read.awaited} />;
  if (read.data.items.length === 0) {
    return filter.about === undefined ? (
      <EmptyState title={t('title')} text={t('text')} />
    ) : (
      <EmptyState
        title={none('title')}
        text={none('text')}
        action={
          <ButtonLink look="outline" href={linkFrom(page, page.route)}>
            {none('action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ListBeginning page={page} paging={paging} list={read.data} />
      <ul className={styles.list}>
        {without(shownAbove, read.data.items).map((item) => (
          <li key={item.id}>
            <NewsEntry page={page} item={item} look="row" />
          </li>
        ))}
      </ul>
      <ListPager page={page} paging={paging} list={read.data} />
      <OpenInBrowser page={page} />
      <FollowLinks page={page} />
    </>
  );
}

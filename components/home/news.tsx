import { useTranslations } from 'next-intl';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { List, NewsItem } from '@/lib/website-api/types';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { Guarded } from '../data/guarded';
import { NewsEntry } from '../news/news-entry';
import { NewsLink } from '../news/news-link';
import { NewsPicture } from '../news/news-picture';
import { Disclosure } from '../ui/disclosure';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { Words } from '../ui/words/words';
import styles from './home.module.css';
import { NewsShowcase } from './news-showcase';

/** Stories of the mobile page in view before the rest of its ten is opened. */
const LINES_SHOWN = 3;

/** Entries beside the large preview of the desktop page. */
const SHOWN = 5;

/** Company news of the home pages (§2): a list with a preview on desktop, the ten of §9 on mobile. */
export function HomeNews({ page, read }: { page: PageContext; read: Read<List<NewsItem>> }) {
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
        <NewsList page={page} read={read} />
      </Guarded>
    </Section>
  );
}

function NewsList({ page, read }: { page: PageContext; read: Read<List<NewsItem>> }) {
  const t = useTranslations('home.news');
  const words = useTranslations('news.empty');
  if (read.state === 'failed') return <FailedState page={page} />;
  const { items } = read.data;
  if (items.length === 0) return <EmptyState title={words('title')} text={words('text')} />;
  if (page.layout === 'mobile') {
    return (
      <>
        <ul className={styles.news}>
          {items.slice(0, LINES_SHOWN).map((item, index) => (
            <li key={item.id}>
              {index === 0 ? <NewsEntry page={page} item={item} look="brief" /> : <NewsLine page={page} item={item} />}
            </li>
          ))}
        </ul>
        {items.length > LINES_SHOWN && (
          <Disclosure summary={t('more', { count: items.length - LINES_SHOWN })}>
            <ul className={styles.news}>
              {items.slice(LINES_SHOWN).map((item) => (
                <li key={item.id}>
                  <NewsLine page={page} item={item} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </>
    );
  }
  return (
    <NewsShowcase
      items={items.slice(0, SHOWN).map(({ id, title, pictureUrl, publishTime }) => ({
        item: { id, title, pictureUrl, publishTime },
        href: linkFrom(page, 'dynamicDetails', { query: { id } }),
        title: <Words>{title}</Words>,
        ...(publishTime !== undefined && { day: dayMonthYear(publishTime), isoDay: isoDay(publishTime) }),
        picture: <NewsPicture url={pictureUrl} sizes="(min-width: 1200px) 700px, 94vw" />,
        openLabel: t('open', { title }),
      }))}
    />
  );
}

/** A further story on a phone: its day and its title in one row. */
function NewsLine({ page, item: { id, title, pictureUrl, publishTime } }: { page: PageContext; item: NewsItem }) {
  return (
    <article data-testid="news-item">
      <NewsLink
        href={linkFrom(page, 'dynamicDetails', { query: { id } })}
        item={{ id, title, pictureUrl, publishTime }}
        className={styles.line}
      >
        {publishTime !== undefined && <time dateTime={isoDay(publishTime)}>{dayMonthYear(publishTime)}</time>}
        <h3>
          <Words>{title}</Words>
        </h3>
      </NewsLink>
    </article>
  );
}

import { useTranslations } from 'next-intl';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { Read } from '@/lib/website-api/reader';
import type { List, NewsItem } from '@/lib/website-api/types';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { Guarded } from '../data/guarded';
import { NewsEntry } from '../news/news-entry';
import { NewsPicture } from '../news/news-picture';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import styles from './home.module.css';
import { NewsShowcase } from './news-showcase';

/** Entries beside the large preview of the desktop page. */
const SHOWN = 5;

/** Company news of the home pages (§2): a list with a preview on desktop, the ten of §9 on mobile. */
export function HomeNews({ page, read }: { page: PageContext; read: Read<List<NewsItem>> }) {
  const t = useTranslations('home.news');
  return (
    <Section
      id="news"
      title={t('title')}
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
      <ul className={styles.news}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsEntry page={page} item={item} look="brief" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <NewsShowcase
      items={items.slice(0, SHOWN).map(({ id, title, pictureUrl, publishTime }) => ({
        item: { id, title, pictureUrl, publishTime },
        href: linkFrom(page, 'dynamicDetails', { query: { id } }),
        ...(publishTime !== undefined && { day: dayMonthYear(publishTime), isoDay: isoDay(publishTime) }),
        picture: <NewsPicture url={pictureUrl} sizes="(min-width: 1200px) 700px, 94vw" />,
        openLabel: t('open', { title }),
      }))}
    />
  );
}

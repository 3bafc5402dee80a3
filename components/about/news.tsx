import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import type { List, NewsItem } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../data/data-notice';
import { FailedState } from '../data/failed-state';
import { Guarded } from '../data/guarded';
import { NewsEntry } from '../stories/news-entry';
import { TextLink } from '../ui/actions/text-link';
import { EmptyState } from '../ui/layout/empty-state';
import { Section } from '../ui/layout/section';
import styles from './news.module.css';

/** Stories that are shown of the hot ones. */
const SHOWN = 3;

/** What the hot news are on this page. */
export function storiesOf(read: Read<List<NewsItem>>): readonly NewsItem[] {
  return read.state === 'failed' ? [] : read.data.items.slice(0, SHOWN);
}

/** The hot news of §2 About us, and the way to all of it. */
export function AboutNews({ page, read }: { page: PageContext; read: Read<List<NewsItem>> }) {
  const t = useTranslations('about.news');
  const common = useTranslations('common');
  return (
    <Section
      id="news"
      title={t('title')}
      aside={
        <>
          <DataNotice page={page} read={read} />
          <TextLink href={linkFrom(page, 'companyDynamics')} about={common('about', { what: t('title') })}>
            {t('all')}
          </TextLink>
        </>
      }
    >
      <Guarded page={page} section="news">
        <Stories page={page} read={read} />
      </Guarded>
    </Section>
  );
}

function Stories({ page, read }: { page: PageContext; read: Read<List<NewsItem>> }) {
  const words = useTranslations('news.empty');
  if (read.state === 'failed') return <FailedState page={page} awaited={read.awaited} />;
  const items = storiesOf(read);
  if (items.length === 0) return <EmptyState title={words('title')} text={words('text')} />;
  return (
    <ul className={styles.stories}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsEntry page={page} item={item} look="card" />
        </li>
      ))}
    </ul>
  );
}

import { useTranslations } from 'next-intl';
import type { NewsItem } from '@/lib/contract/types';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { NewsLink } from '../stories/news-link';
import { NewsPicture } from '../stories/news-picture';
import { Disclosure } from '../ui/actions/disclosure';
import { Words } from '../ui/text/words';
import styles from './mobile-news.module.css';

/** Stories in view before the rest is opened. */
const SHOWN = 3;

/** The ten stories of the mobile home (§9): the newest with its picture, the others as lines. */
export function NewsLines({ page, items }: { page: PageContext; items: readonly NewsItem[] }) {
  const t = useTranslations('home.news');
  return (
    <>
      <ul className={styles.news}>
        {items.slice(0, SHOWN).map((item, index) => (
          <li key={item.id}>
            <NewsLine page={page} item={item} pictured={index === 0} />
          </li>
        ))}
      </ul>
      {items.length > SHOWN && (
        <Disclosure summary={t('more', { count: items.length - SHOWN })}>
          <ul className={styles.news}>
            {items.slice(SHOWN).map((item) => (
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

interface NewsLineProps {
  page: PageContext;
  item: NewsItem;
  pictured?: boolean;
}

/** A story: its day and its title in one row, or one over the other beside its picture. */
function NewsLine({ page, item: { id, title, pictureUrl, publishTime }, pictured = false }: NewsLineProps) {
  return (
    <article data-testid="news-item">
      <NewsLink
        href={linkFrom(page, 'dynamicDetails', { query: { id } })}
        item={{ id, title, pictureUrl, publishTime }}
        className={pictured ? styles.first : styles.line}
      >
        {publishTime !== undefined && <time dateTime={isoDay(publishTime)}>{dayMonthYear(publishTime)}</time>}
        <h3>
          <Words>{title}</Words>
        </h3>
        {pictured && <NewsPicture url={pictureUrl} sizes="112px" small="thumb" className={styles.picture} />}
      </NewsLink>
    </article>
  );
}

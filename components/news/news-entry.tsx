import { excerptOf } from '@/lib/content/html';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { NewsItem } from '@/lib/website-api/types';
import styles from './news.module.css';
import { NewsLink } from './news-link';
import { NewsPicture } from './news-picture';

export interface NewsEntryProps {
  page: PageContext;
  item: NewsItem;
  /** `lead` is the first hot story, `brief` a further one, `row` an entry of the history. */
  look: 'lead' | 'brief' | 'row';
  headingLevel?: 'h2' | 'h3';
}

const SIZES: Record<NewsEntryProps['look'], Record<PageContext['layout'], string>> = {
  lead: { desktop: '(min-width: 1200px) 690px, 58vw', mobile: '100vw' },
  brief: { desktop: '(min-width: 1200px) 200px, 18vw', mobile: '112px' },
  row: { desktop: '(min-width: 1200px) 384px, 32vw', mobile: '112px' },
};

const EXCERPT = { zt: 88, zh: 88, en: 180 } as const;

/** One news item of a list: picture, day/month/year, title, excerpt; the whole of it is the link. */
export function NewsEntry({ page, item, look, headingLevel: Heading = 'h3' }: NewsEntryProps) {
  const { id, title, pictureUrl, publishTime } = item;
  return (
    <article className={styles.entry} data-look={look} data-testid="news-item">
      <NewsLink
        href={linkFrom(page, 'dynamicDetails', { query: { id } })}
        item={{ id, title, pictureUrl, publishTime }}
        className={styles.link}
      >
        <NewsPicture
          url={pictureUrl}
          sizes={SIZES[look][page.layout]}
          className={styles.picture}
          priority={look === 'lead'}
        />
        <span className={styles.words}>
          {publishTime !== undefined && <time dateTime={isoDay(publishTime)}>{dayMonthYear(publishTime)}</time>}
          <Heading>{title}</Heading>
          {look !== 'brief' && (
            <span className={styles.excerpt}>{excerptOf(item.contentTxt, EXCERPT[page.locale])}</span>
          )}
        </span>
      </NewsLink>
    </article>
  );
}

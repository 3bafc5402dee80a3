import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { ShownSmall } from '@/lib/assets/address';
import type { NewsItem } from '@/lib/contract/types';
import { revenueChangeOf } from '@/lib/domain/figures';
import { kindOfNews } from '@/lib/domain/news-kind';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { excerptOf } from '@/lib/text/html';
import { Prose, Words } from '../ui/text/words';
import styles from './news-entry.module.css';
import leadStyles from './news-lead.module.css';
import { NewsLink } from './news-link';
import { NewsPicture } from './news-picture';
import rowStyles from './news-row.module.css';

export interface NewsEntryProps {
  page: PageContext;
  item: NewsItem;
  /** `lead` is the first hot story, `second` a further one, `row` of the history, `card` after an article. */
  look: 'lead' | 'second' | 'row' | 'card';
  headingLevel?: 'h2' | 'h3';
}

const SIZES: Record<NewsEntryProps['look'], Record<PageContext['layout'], string>> = {
  lead: { desktop: '(min-width: 1440px) 720px, (min-width: 961px) 50vw, 100vw', mobile: '100vw' },
  second: { desktop: '208px', mobile: '112px' },
  card: { desktop: '(min-width: 1200px) 384px, 94vw', mobile: '112px' },
  row: { desktop: '208px', mobile: '112px' },
};

/** How small the picture is: its small type is left out where it could not be read. */
const SMALL: Record<NewsEntryProps['look'], Partial<Record<PageContext['layout'], ShownSmall>>> = {
  lead: { mobile: 'card' },
  card: { desktop: 'card', mobile: 'thumb' },
  second: { desktop: 'thumb', mobile: 'thumb' },
  row: { desktop: 'thumb', mobile: 'thumb' },
};

const EXCERPT = { zt: 88, zh: 88, en: 180 } as const;
/** Beside a small picture on a phone: a sentence; as much more may a sentence be that is not to be cut. */
const SHORT_EXCERPT = { zt: 40, zh: 40, en: 90 } as const;

/** What the lead, and what all others, add to the parts of an entry. */
const LOOKS: Record<'lead' | 'row', Record<string, string | undefined>> = {
  lead: {
    entry: leadStyles.entry,
    link: leadStyles.link,
    picture: leadStyles.picture,
    words: leadStyles.words,
    figure: leadStyles.figure,
  },
  row: {
    entry: rowStyles.entry,
    link: rowStyles.link,
    picture: rowStyles.picture,
    words: rowStyles.words,
    facts: rowStyles.facts,
    excerpt: rowStyles.excerpt,
    figure: rowStyles.figure,
  },
};

/**
 * One news item of a list: picture, day/month/year, title, excerpt; the whole of it is the link. Where there is room
 * the kind of story stands beside the date, and a story with figures shows what the revenue did.
 */
export function NewsEntry({ page, item, look, headingLevel: Heading = 'h3' }: NewsEntryProps) {
  const { id, title, pictureUrl, publishTime } = item;
  const t = useTranslations('news');
  const added = LOOKS[look === 'lead' ? 'lead' : 'row'];
  const excerpt = look !== 'lead' && page.layout === 'mobile' ? SHORT_EXCERPT : EXCERPT;
  // Of three abreast one alone would have a figure.
  const change = look === 'card' ? undefined : figureOf(item);
  const day = publishTime !== undefined && <time dateTime={isoDay(publishTime)}>{dayMonthYear(publishTime)}</time>;
  return (
    <article className={`${styles.entry} ${added.entry}`} data-look={look} data-testid="news-item">
      <NewsLink
        href={linkFrom(page, 'dynamicDetails', { query: { id } })}
        item={{ id, title, pictureUrl, publishTime }}
        className={`${styles.link} ${added.link}`}
      >
        <NewsPicture
          url={pictureUrl}
          sizes={SIZES[look][page.layout]}
          small={SMALL[look][page.layout]}
          className={`${styles.picture} ${added.picture}`}
          priority={look === 'lead'}
        />
        <span className={`${styles.words} ${added.words}`}>
          <span className={`${styles.facts} ${added.facts ?? ''}`}>
            {day}
            <span>{t(`kinds.${kindOfNews(item)}`)}</span>
          </span>
          <Heading>
            <Words>{title}</Words>
          </Heading>
          {look !== 'card' && (
            <span className={`${styles.excerpt} ${added.excerpt ?? ''}`}>
              <Prose>{excerptOf(item.contentTxt, excerpt[page.locale], SHORT_EXCERPT[page.locale])}</Prose>
            </span>
          )}
        </span>
        {change && (
          <span className={`${styles.figure} ${added.figure}`}>
            <b style={{ '--signs': change.length } as CSSProperties}>{change}</b>
            <span>{t('revenueChange')}</span>
          </span>
        )}
      </NewsLink>
    </article>
  );
}

/** What the revenue did, unless the title beside it says it already. */
function figureOf(item: NewsItem): string | undefined {
  const change = revenueChangeOf(item.figures);
  return change && item.title.includes(change.slice(1)) ? undefined : change;
}

import { Link2, Mail } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ArticlePart } from '@/lib/content/article';
import { publicAddress } from '@/lib/seo/metadata';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { NewsItem } from '@/lib/website-api/types';
import { CopyLink } from '../layout/copy-link';
import { ShareLink } from '../share/share-link';
import { ShareMenu } from '../share/share-menu';
import { Icon } from '../ui/icon';
import { Words } from '../ui/words/words';
import styles from './article-margin.module.css';

export interface ArticleMarginProps {
  page: PageContext;
  item: NewsItem;
  parts: ArticlePart[];
  /** What the revenue did, of a story about results. */
  change?: string;
}

/** What stands beside an article: the figure of results and its contents, where there is a margin, and the ways to hand it on. */
export function ArticleMargin({ page, item: { id, title }, parts, change }: ArticleMarginProps) {
  const t = useTranslations('news.margin');
  const news = useTranslations('news');
  const address = publicAddress('dynamicDetails', page.locale, { id });
  return (
    <div className={styles.margin} data-margin="">
      {change && (
        <p className={styles.figure} data-figures>
          <b>{change}</b>
          {news('revenueChange')}
        </p>
      )}
      {parts.length > 1 && (
        <nav aria-labelledby="article-contents" className={styles.contents}>
          <p id="article-contents">{t('contents')}</p>
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>
                  <Words>{part.title}</Words>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <ul className={styles.share} aria-label={t('share')}>
        <li>
          <ShareLink page={page} route="dynamicDetails" query={{ id }} title={title} named />
        </li>
        <li>
          <CopyLink
            href={linkFrom(page, 'dynamicDetails', { query: { id } })}
            labels={{ copied: t('copied'), failed: t('copyFailed') }}
          >
            <Icon of={Link2} size={18} />
            {t('copy')}
          </CopyLink>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}>
            <Icon of={Mail} size={18} />
            {t('email')}
          </a>
        </li>
      </ul>
      <ShareMenu />
    </div>
  );
}

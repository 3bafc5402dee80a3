import { useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import type { ArticlePart } from '@/lib/content/article';
import { Words } from '../ui/text/words';
import styles from './article-margin.module.css';

export interface ArticleFigure {
  value: string;
  label: string;
}

export interface ArticleMarginProps {
  parts: ArticlePart[];
  /** Of a story about results, the first of them large. */
  figures: ArticleFigure[];
  /** What stands below them. */
  children: ReactNode;
}

/** What stands beside an article, where there is a margin, and before it on a phone: the figures of results, its contents. */
export function ArticleMargin({ parts, figures, children }: ArticleMarginProps) {
  const t = useTranslations('news.margin');
  return (
    <div className={styles.margin} data-margin="">
      {figures.length > 0 && (
        <div className={styles.figures} data-figures>
          {figures.map(({ value, label }) => (
            <p key={label} style={{ '--signs': value.length } as CSSProperties}>
              <b>{value}</b> <Words>{label}</Words>
            </p>
          ))}
        </div>
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
      {children}
    </div>
  );
}

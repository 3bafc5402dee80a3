'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { Container } from '../ui/section';
import styles from './article.module.css';
import { type RememberedNews, recallNews } from './remembered-news';

export interface RememberedArticleProps {
  locale: Locale;
  /** Address of articles; the id is added. */
  articleHref: string;
  /** Shown while the session holds none. */
  children: ReactNode;
}

/**
 * The article that this session kept, for the address without an id (§2). An
 * entry that the list stored has no body yet; its own address has.
 */
export function RememberedArticle({ locale, articleHref, children }: RememberedArticleProps) {
  const [item, setItem] = useState<RememberedNews>();

  useEffect(() => {
    const remembered = recallNews();
    if (!remembered) return;
    if (remembered.contentTxt === undefined) {
      const address = new URL(articleHref, window.location.href);
      address.searchParams.set('id', String(remembered.id));
      window.location.replace(address);
    } else {
      setItem(remembered);
    }
  }, [articleHref]);

  if (!item) return children;
  return (
    <Container className={styles.page}>
      <article className={styles.article}>
        <h1>{item.title}</h1>
        <p className={styles.meta}>
          <time>{longDate(item.publishTime, locale)}</time>
        </p>
        <div className={styles.body} dangerouslySetInnerHTML={{ __html: item.contentTxt ?? '' }} />
      </article>
    </Container>
  );
}

'use client';

import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { dayMonthYear, isoDay } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { type RememberedNews, recallNews } from '../stories/remembered-news';
import { Breadcrumb, type Crumb } from '../ui/actions/breadcrumb';
import { Container } from '../ui/layout/container';
import styles from './article.module.css';
import prose from './article-body.module.css';
import { Headline } from './headline';
import { safeElements } from './safe-elements';

export interface RememberedArticleProps {
  locale: Locale;
  /** Address of articles; the id is added. */
  articleHref: string;
  /** Breadcrumb up to the article. */
  way: { label: string; crumbs: Crumb[] };
  /** What follows an article's title in the window's. */
  titleSuffix: string;
  /** Shown while the session holds none. */
  children: ReactNode;
}

/**
 * The article that this session kept, for the address without an id (§2). An
 * entry that the list stored has no body yet, and one of another language is not
 * for this reader; its own address has both.
 */
export function RememberedArticle({ locale, articleHref, way, titleSuffix, children }: RememberedArticleProps) {
  const [item, setItem] = useState<RememberedNews>();

  useEffect(() => {
    const remembered = recallNews();
    if (!remembered) return;
    if (remembered.contentTxt === undefined || (remembered.language ?? locale) !== locale) {
      const address = new URL(articleHref, window.location.href);
      address.searchParams.set('id', String(remembered.id));
      window.location.replace(address);
    } else {
      setItem(remembered);
    }
  }, [articleHref, locale]);

  const title = item && `${item.title} | ${titleSuffix}`;
  useLayoutEffect(() => (title === undefined ? undefined : keepWindowTitle(title)), [title]);

  if (!item) return children;
  const day = dayMonthYear(item.publishTime);
  return (
    <Container className={styles.page}>
      <article className={styles.article}>
        <Breadcrumb label={way.label} crumbs={[...way.crumbs, { label: item.title }]} />
        <h1>
          <Headline title={item.title} />
        </h1>
        <div className={styles.meta}>
          {day && (
            <time dateTime={isoDay(item.publishTime)} data-figures>
              {day}
            </time>
          )}
        </div>
        <div className={prose.body}>{safeElements(item.contentTxt ?? '')}</div>
      </article>
    </Container>
  );
}

/**
 * The window's title, for as long as this address stands: the framework writes that of the page once more when the
 * page's head comes alive, which may be after this.
 * @returns ends it
 */
function keepWindowTitle(title: string): () => void {
  const { href } = window.location;
  const observer = new MutationObserver(keep);
  function keep() {
    if (window.location.href !== href) observer.disconnect();
    else if (document.title !== title) document.title = title;
  }
  keep();
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

'use client';

import { ArrowRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { type RememberedNews, rememberNews } from '../stories/remembered-news';
import { Link } from '../ui/actions/link';
import { Icon } from '../ui/media/icon';
import styles from './news-showcase.module.css';

export interface ShowcaseItem {
  item: RememberedNews;
  href: string;
  /** The title as it is shown. */
  title: ReactNode;
  /** Day as the list shows it, and as machines read it, where it is known. */
  day?: string;
  isoDay?: string;
  picture: ReactNode;
  /** Name of the arrow's link. */
  openLabel: string;
}

/**
 * Company news of the desktop home page (§2): pointing at an entry changes the
 * large preview, a click opens the article, and so does a click on the arrow of
 * the entry that is already selected.
 */
export function NewsShowcase({ items }: { items: ShowcaseItem[] }) {
  const [{ selected, before }, setPreview] = useState<{ selected: number; before?: number }>({ selected: 0 });
  const setSelected = (next: number) =>
    setPreview((last) => (last.selected === next ? last : { selected: next, before: last.selected }));
  return (
    <div className={styles.showcase}>
      <div className={styles.preview} aria-hidden="true">
        {items.map(({ item, picture }, i) => (
          <div key={item.id} data-selected={i === selected || undefined} data-before={i === before || undefined}>
            {picture}
          </div>
        ))}
      </div>
      <ul className={styles.list}>
        {items.map(({ item, href, title, day, isoDay, openLabel }, i) => (
          <li
            key={item.id}
            data-testid="news-item"
            data-selected={i === selected || undefined}
            // A finger does not hover: there the first touch of the arrow selects.
            onPointerEnter={(event) => event.pointerType === 'mouse' && setSelected(i)}
            onFocus={(event) => event.target.matches(':focus-visible') && setSelected(i)}
          >
            <Link href={href} className={styles.title} onClick={() => rememberNews(item)}>
              {day && <time dateTime={isoDay}>{day}</time>}
              <span>{title}</span>
            </Link>
            <Link
              href={href}
              className={styles.arrow}
              aria-label={openLabel}
              onClick={(event) => {
                if (i === selected) rememberNews(item);
                else {
                  event.preventDefault();
                  setSelected(i);
                }
              }}
            >
              <Icon of={ArrowRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

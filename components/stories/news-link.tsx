'use client';

import type { ReactNode } from 'react';
import { Link } from '../ui/actions/link';
import { type RememberedNews, rememberNews } from './remembered-news';

/** A link to a news item; a click also stores the item in the session (§2 Company dynamics). */
export function NewsLink({
  href,
  item,
  className,
  children,
}: {
  href: string;
  item: RememberedNews;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={className} onClick={() => rememberNews(item)}>
      {children}
    </Link>
  );
}

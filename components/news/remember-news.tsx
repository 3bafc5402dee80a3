'use client';

import { useEffect } from 'react';
import { type RememberedNews, rememberNews } from '../stories/remembered-news';

/** Keeps the whole article in the session, so that the address without an id shows it again (§2). */
export function RememberNews({ item: { id, title, pictureUrl, publishTime, language } }: { item: RememberedNews }) {
  useEffect(() => {
    // The body stands in the page already; sending it twice would double the page.
    const body = document.querySelector('article [data-article-body]');
    rememberNews({ id, title, pictureUrl, publishTime, language, contentTxt: body?.innerHTML });
  }, [id, title, pictureUrl, publishTime, language]);
  return null;
}

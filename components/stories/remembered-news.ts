import type { Locale } from '@/lib/i18n/locales';

/** Key of the session storage entry, named by the specification (§2). */
export const SESSION_KEY = 'dynamicDetails';

/** A news item as the session keeps it. The list leaves the body out; the article's own page adds it. */
export interface RememberedNews {
  id: number;
  title: string;
  pictureUrl: string;
  publishTime?: number;
  contentTxt?: string;
  /** Of the words. */
  language?: Locale;
}

export function rememberNews(item: RememberedNews): void {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(item));
  } catch {
    // Storage is off or full: the item has its own address all the same.
  }
}

/** What the session holds, if it can be shown: anything may stand in a browser's storage. */
export function recallNews(): RememberedNews | undefined {
  try {
    const item: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
    const { id, title, publishTime, contentTxt } = (item ?? {}) as Partial<RememberedNews>;
    // An id that no address takes would lead back here for ever.
    const isItem = Number.isInteger(id) && Number(id) >= 0 && Number(id) <= 999_999_999 && typeof title === 'string';
    const isReadable = contentTxt === undefined || typeof contentTxt === 'string';
    const isDate = publishTime === undefined || typeof publishTime === 'number';
    return isItem && isReadable && isDate ? (item as RememberedNews) : undefined;
  } catch {
    return undefined;
  }
}

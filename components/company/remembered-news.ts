/** Key of the session storage entry, named by the specification (§2). */
export const SESSION_KEY = 'dynamicDetails';

/** A news item as the session keeps it. The list leaves the body out; the article's own page adds it. */
export interface RememberedNews {
  id: number;
  title: string;
  pictureUrl: string;
  publishTime: number;
  /** Already sanitised. */
  contentTxt?: string;
}

export function rememberNews(item: RememberedNews): void {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify(item));
  } catch {
    // Storage is off or full: the item has its own address all the same.
  }
}

export function recallNews(): RememberedNews | undefined {
  try {
    const item: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? 'null');
    const { id, title, publishTime } = (item ?? {}) as Partial<RememberedNews>;
    return typeof id === 'number' && typeof title === 'string' && typeof publishTime === 'number'
      ? (item as RememberedNews)
      : undefined;
  } catch {
    return undefined;
  }
}

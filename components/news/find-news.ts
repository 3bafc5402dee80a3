import type { Read } from '@/lib/website-api/reader';
import type { NewsItem } from '@/lib/website-api/types';

/** An article with the items next to it in time, and the read it came from. */
export interface FoundNews {
  state: 'found';
  read: Read<NewsItem[]>;
  item: NewsItem;
  later?: NewsItem;
  earlier?: NewsItem;
}

/** `missing` is what a fresh index does not have; an older one cannot tell, so there it is `failed`. */
export type NewsLookup = FoundNews | { state: 'missing'; item?: undefined } | { state: 'failed'; item?: undefined };

/** Finds an item in the index of all news, newest first. */
export function findNews(read: Read<NewsItem[]>, id: number): NewsLookup {
  if (read.state === 'failed') return { state: 'failed' };
  const position = read.data.findIndex((item) => item.id === id);
  const item = read.data[position];
  if (!item) return { state: read.state === 'fresh' ? 'missing' : 'failed' };
  return { state: 'found', read, item, later: read.data[position - 1], earlier: read.data[position + 1] };
}

import { kindOfNews } from '@/lib/content/news-kind';
import type { Read } from '@/lib/website-api/reader';
import type { NewsItem } from '@/lib/website-api/types';

/** An article with the items next to it in time, and the read it came from. */
export interface FoundNews {
  state: 'found';
  read: Read<NewsItem[]>;
  item: NewsItem;
  later?: NewsItem;
  earlier?: NewsItem;
  /** What to read next: of the same kind first, and none of the two above. */
  related: NewsItem[];
}

const RELATED = 3;
/** How far from an article what is related to it is looked for, in stories; there may be thousands. */
const REACH = 30;

/** `missing` is what a fresh index does not have; an older one cannot tell, so there it is `failed`. */
export type NewsLookup = FoundNews | { state: 'missing'; item?: undefined } | { state: 'failed'; item?: undefined };

/** Finds an item in the index of all news, newest first. */
export function findNews(read: Read<NewsItem[]>, id: number): NewsLookup {
  if (read.state === 'failed') return { state: 'failed' };
  const position = read.data.findIndex((item) => item.id === id);
  const item = read.data[position];
  if (!item) return { state: read.state === 'fresh' ? 'missing' : 'failed' };
  const related = relatedTo(position, read.data);
  return { state: 'found', read, item, later: read.data[position - 1], earlier: read.data[position + 1], related };
}

function relatedTo(position: number, all: NewsItem[]): NewsItem[] {
  const kind = all[position] && kindOfNews(all[position]);
  const distanceTo = (item: NewsItem) => Math.abs(all.indexOf(item) - position);
  const near = all.slice(Math.max(0, position - REACH), position + REACH + 1).filter((item) => distanceTo(item) > 1);
  near.sort((one, other) => distanceTo(one) - distanceTo(other));
  const isAlike = new Map(near.map((item) => [item, kindOfNews(item) === kind]));
  return [...near.filter((item) => isAlike.get(item)), ...near.filter((item) => !isAlike.get(item))].slice(0, RELATED);
}

import type { Read } from '@/lib/api/reader';
import type { NewsItem } from '@/lib/contract/types';
import { kindOfNews } from '@/lib/domain/news-kind';

/** An article with the items next to it in time, and the read it came from. */
export interface FoundNews {
  state: 'found';
  read: Read<NewsItem[]>;
  item: NewsItem;
  later?: NewsItem;
  earlier?: NewsItem;
  /** What to read next, newest first: of the same kind while there are two of it, and none of the two above. */
  related: NewsItem[];
}

const RELATED = 3;
/** Of a kind, fewer than these are joined by the newest of the others. */
const FEWEST = 2;

/** `missing` is what a fresh index does not have; an older one cannot tell, so there it is `failed`. */
export type NewsLookup =
  | FoundNews
  | { state: 'missing'; item?: undefined }
  | { state: 'failed'; item?: undefined; awaited?: string | undefined };

/** Finds an item in the index of all news, newest first. */
export function findNews(read: Read<NewsItem[]>, id: number): NewsLookup {
  if (read.state === 'failed') return read;
  const position = read.data.findIndex((item) => item.id === id);
  const item = read.data[position];
  if (!item) return read.state === 'fresh' ? { state: 'missing' } : { state: 'failed', awaited: read.awaited };
  const related = relatedTo(position, read.data);
  return { state: 'found', read, item, later: read.data[position - 1], earlier: read.data[position + 1], related };
}

function relatedTo(position: number, all: NewsItem[]): NewsItem[] {
  const kind = all[position] && kindOfNews(all[position]);
  const alike: NewsItem[] = [];
  const others: NewsItem[] = [];
  // There may be thousands, so it ends with the last that is shown.
  for (const [place, item] of all.entries()) {
    if (alike.length === RELATED) break;
    if (Math.abs(place - position) <= 1) continue;
    if (kindOfNews(item) === kind) alike.push(item);
    else if (others.length < FEWEST) others.push(item);
  }
  return alike.length < FEWEST ? [...alike, ...others].slice(0, FEWEST) : alike;
}

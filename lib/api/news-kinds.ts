import type { List, NewsItem } from '../contract/types';
import type { Paging } from '../domain/list-filter';
import { kindOfNews, type NewsKind, type StoryCounts } from '../domain/news-kind';
import type { Locale } from '../i18n/locales';
import type { Read } from './reader';
import { readWhole } from './whole-list';

/**
 * News by kind (docs/requirements.md, Routes). No source says the kind of a story, so the news is read whole, once, for all
 * pages that ask, as articles are.
 */

/** The kinds of an answer that is kept, each read from the words once. */
const kindsOfAnswers = new WeakMap<readonly NewsItem[], NewsKind[]>();

function kindsOf(news: readonly NewsItem[]): NewsKind[] {
  const known = kindsOfAnswers.get(news);
  if (known) return known;
  const kinds = news.map(kindOfNews);
  kindsOfAnswers.set(news, kinds);
  return kinds;
}

/** A page of the stories of one kind, or of all, newest first, with how many there are of each. */
export async function readStories(locale: Locale, paging: Paging, about?: NewsKind): Promise<Read<PageOfStories>> {
  const whole = await readWhole('newsHistory', locale);
  return whole.state === 'failed' ? whole : { ...whole, data: pageOfStories(whole.data, paging, about) };
}

type PageOfStories = List<NewsItem> & { stories: StoryCounts };

/** Likewise, of all the news there is. */
export function pageOfStories(
  news: readonly NewsItem[],
  { pageIndex, pageSize }: Paging,
  about?: NewsKind,
): PageOfStories {
  const kinds = kindsOf(news);
  const found = about === undefined ? news : news.filter((_, index) => kinds[index] === about);
  const start = (pageIndex - 1) * pageSize;
  return { items: found.slice(start, start + pageSize), total: found.length, stories: count(kinds) };
}

function count(kinds: readonly NewsKind[]): StoryCounts {
  const counts: Record<NewsKind, number> = { results: 0, investors: 0, research: 0, notice: 0, product: 0, company: 0 };
  for (const kind of kinds) counts[kind]++;
  return counts;
}

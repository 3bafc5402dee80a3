import { kindOfNews, type NewsKind, type StoryCounts } from '../content/news-kind';
import type { Locale } from '../i18n/locales';
import type { Paging } from '../routing/query';
import type { Read } from './reader';
import type { List, NewsItem } from './types';
import { readWhole } from './whole-list';

/**
 * News by kind (decisions, Routes). No source says the kind of a story, so the news is read whole, once, for all
 * pages that ask, as articles are.
 */

/** The kinds of an answer that is kept, each read from the words once. */
const kindsOfAnswers = new WeakMap<NewsItem[], NewsKind[]>();

function kindsOf(news: NewsItem[]): NewsKind[] {
  const known = kindsOfAnswers.get(news);
  if (known) return known;
  const kinds = news.map(kindOfNews);
  kindsOfAnswers.set(news, kinds);
  return kinds;
}

/** How many stories of each kind there are. */
export async function countStories(locale: Locale): Promise<Read<StoryCounts>> {
  const whole = await readWhole('newsHistory', locale);
  return whole.state === 'failed' ? whole : { ...whole, data: count(kindsOf(whole.data)) };
}

/** A page of the stories of one kind, or of all, newest first. */
export async function readStories(
  locale: Locale,
  about: NewsKind | undefined,
  { pageIndex, pageSize }: Paging,
): Promise<Read<List<NewsItem> & { stories: StoryCounts }>> {
  const whole = await readWhole('newsHistory', locale);
  if (whole.state === 'failed') return whole;
  const kinds = kindsOf(whole.data);
  const found = about === undefined ? whole.data : whole.data.filter((_, index) => kinds[index] === about);
  const start = (pageIndex - 1) * pageSize;
  return {
    ...whole,
    data: { items: found.slice(start, start + pageSize), total: found.length, stories: count(kinds) },
  };
}

function count(kinds: readonly NewsKind[]): StoryCounts {
  const counts: Record<NewsKind, number> = { results: 0, investors: 0, research: 0, notice: 0, product: 0, company: 0 };
  for (const kind of kinds) counts[kind]++;
  return counts;
}

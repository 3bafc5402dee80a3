import { Feed, type Item } from 'feed';
import { getTranslations } from 'next-intl/server';
import { readNewsIndex, readRegister } from '../api/reads';
import { companyWords } from '../company/company-words';
import { isSample } from '../company/sample';
import { environment } from '../config/env';
import { markedWords } from '../content/marked-words';
import { lastChange } from '../contract/document-marks';
import { itemKey } from '../contract/item-key';
import { type RegisterName, type Registers, registerOf } from '../contract/registers';
import type { Circular, NewsItem } from '../contract/types';
import { kindOfNews } from '../domain/news-kind';
import { INTL_LOCALE, type Locale } from '../i18n/locales';
import { onPublicOrigin, publicAddress } from '../site/public-address';
import { fileAddress } from '../text/file-address';
import { excerptOf } from '../text/html';
import { html, Markup } from '../text/markup';
import { printable } from '../text/printable';
import { type MadeFile, madeFiles } from './made-file';
import { type FeedFormat, type FeedName, FOLLOWED_LIST, feedPath, followedPage } from './names';

/** Entries of a feed, newest first: what a reader who was away for months still finds. */
const MOST = 50;
/** Characters of an article that stand in the feed. */
const EXCERPT = { zt: 160, zh: 160, en: 320 } as const;

/**
 * A feed: RSS 2.0 or JSON Feed 1. Undefined when the API could not be read and nothing was known before, so
 * that a reader keeps what it has. Entries without a date are left out: a feed has no place for them.
 */
export async function feedFile(name: FeedName, locale: Locale, format: FeedFormat): Promise<MadeFile | undefined> {
  const followed = FOLLOWED_LIST[name];
  const read = await (followed === 'newsHistory' ? readNews(locale) : readEntries(followed, locale));
  if (!read) return undefined;
  const [file] = await madeFiles(feedPath({ name, locale, format }), {
    sources: [read.source, isSample('data')],
    said: () => [read.entries(), isSample('data')],
    make: async () => [await feedText(name, locale, format, read.entries())],
  });
  return file;
}

async function feedText(name: FeedName, locale: Locale, format: FeedFormat, entries: Item[]): Promise<string> {
  const { siteUrl, websubHub } = environment();
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const { company } = companyWords(locale);
  const route = followedPage(name);
  const link = publicAddress(route, locale);
  const address = (as: FeedFormat) => new URL(feedPath({ name, locale, format: as }), siteUrl).href;
  const newest = entries[0]?.date;
  const notice = await getTranslations({ locale, namespace: 'home.notice' });
  const feed = new Feed({
    id: link,
    link,
    title: `${pages(`${route}.title`)} | ${company}`,
    description: [
      pages(`${route}.description`, companyWords(locale)),
      ...(isSample('data') ? [notice('sampleData')] : []),
    ].join(locale === 'en' ? ' ' : ''),
    language: INTL_LOCALE[locale],
    copyright: company,
    generator: company,
    feedLinks: { rss: address('xml'), json: address('json') },
    ...(websubHub && { hub: websubHub }),
    // The time of the newest entry, so that the same entries give the same bytes.
    ...(newest && { updated: newest }),
  });
  for (const entry of entries) feed.addItem(format === 'xml' ? withUpdate(entry) : entry);
  return format === 'xml' ? feed.rss2() : withHub(feed.json1(), websubHub);
}

/** JSON Feed names the hub too, which the library leaves out. */
function withHub(json: string, hub: string | undefined): string {
  if (hub === undefined) return json;
  return JSON.stringify({ ...JSON.parse(json), hubs: [{ type: 'WebSub', url: hub }] }, null, 4);
}

/** RSS has no word for when an item changed; that of Atom is known to its readers. */
function withUpdate(item: Item): Item {
  const { date, published = date } = item;
  if (date.getTime() === published.getTime()) return item;
  return { ...item, extensions: [{ name: 'atom:updated', objects: { _text: date.toISOString() } }] };
}

/** An entry as both formats have it: its words are read as HTML there, and are none. */
function entryOf({ id, link, title, date, updated = date, words, kind }: Entry): Item {
  return {
    id,
    link,
    title: printable(title),
    // The library's `date` is the time of the last change.
    date: updated,
    published: date,
    description: html`${words instanceof Markup ? words : printable(words)}`.text,
    category: [{ name: kind }],
  };
}

interface Entry {
  /** An address of ours that stays the same for the same thing; a file moves, and is replaced. */
  id: string;
  link: string;
  title: string;
  date: Date;
  /** When it last changed, where it did. */
  updated?: Date;
  words: string | Markup;
  kind: string;
}

/** What a feed is made of, and its entries, which are worked out when they are asked for. */
interface FeedSource {
  source: unknown;
  entries(): Item[];
}

async function readNews(locale: Locale): Promise<FeedSource | undefined> {
  const [news, kinds] = await Promise.all([
    readNewsIndex(locale),
    getTranslations({ locale, namespace: 'news.kinds' }),
  ]);
  if (news.state === 'failed') return undefined;
  const entries = () =>
    dated(news.data).map(({ item, date }) => {
      const link = publicAddress('dynamicDetails', locale, { id: item.id });
      const words = excerptOf(item.contentTxt, EXCERPT[locale]);
      return entryOf({ id: link, link, title: item.title, date, words, kind: kinds(kindOfNews(item)) });
    });
  return { source: news.data, entries };
}

async function readEntries(register: RegisterName, locale: Locale): Promise<FeedSource | undefined> {
  const { page, title, words } = registerOf(register);
  // The whole register: what is corrected or withdrawn today may be years old.
  const [read, pages, kinds, marked] = await Promise.all([
    readRegister(register, locale),
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'investors.filter.kind' }),
    markedWords(locale),
  ]);
  if (read.state === 'failed') return undefined;
  const entries = () => {
    const named = new Map<string, number>();
    return dated(read.data).map(({ item, date, updated }) => {
      const { category, fileUrl, ...marks } = item as Partial<Circular>;
      const place = publicAddress(page, locale, { item: itemKey(register, item) });
      const before = named.get(place) ?? 0;
      named.set(place, before + 1);
      const kind = category ? kinds(category) : pages(`${page}.title`);
      return entryOf({
        // Two entries with the same address still need different ids.
        id: before === 0 ? place : `${place}#${before + 1}`,
        // One without its file is found on its page, and so is one that was withdrawn: its file does not say so.
        link: (marks.withdrawnAt === undefined && fileUrl && onPublicOrigin(fileAddress(fileUrl))) || place,
        title: marked.title(title(item), marks),
        date,
        updated,
        // A feed needs words for each entry; for most documents the title is all there is.
        words: marked.html(marks) ?? (excerptOf(words?.(item) ?? '', EXCERPT[locale]) || kind),
        kind,
      });
    });
  };
  return { source: read.data, entries };
}

/** Of what has a date, that which was published or changed last. */
function dated<T extends NewsItem | Registers[RegisterName]>(
  items: readonly T[],
): { item: T; date: Date; updated: Date }[] {
  return items
    .flatMap((item) => {
      const { publishTime } = item;
      if (publishTime === undefined) return [];
      return [{ item, date: new Date(publishTime), updated: new Date(lastChange(item) ?? publishTime) }];
    })
    .filter(({ date }) => !Number.isNaN(date.getTime()))
    .sort((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, MOST);
}

import { PAGE_OF_CALL } from '../contract/list-pages';
import { REGISTER_NAMES, type REGISTERS, type RegisterName, registerOf } from '../contract/registers';
import { LOCALES, type Locale } from '../i18n/locales';
import type { ListRouteId, RouteId } from '../site/routes';

type Feeds = {
  [Name in RegisterName]: (typeof REGISTERS)[Name] extends { feed: infer Feed } ? Feed : never;
}[RegisterName];
/** What can be subscribed to, each in every language. */
export type FeedName = 'news' | Feeds;

/** The list that a feed follows. */
export const FOLLOWED_LIST = {
  ...Object.fromEntries(REGISTER_NAMES.map((name) => [registerOf(name).feed, name]).filter(([feed]) => feed)),
  news: 'newsHistory',
} as Record<Feeds, RegisterName> & { news: 'newsHistory' };
export const FEEDS = Object.keys(FOLLOWED_LIST) as FeedName[];

/** Formats of a feed, by the ending of its address. */
export const FEED_TYPES = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof FEED_TYPES;
const FORMATS = Object.keys(FEED_TYPES) as FeedFormat[];

export const CALENDAR_TYPE = 'text/calendar';

/** What a file of `/feeds/` holds. */
export type FeedFile =
  | { name: FeedName; locale: Locale; format: FeedFormat }
  | { name: 'calendar'; locale: Locale; format: 'ics' };

const FILE = new RegExp(
  `^(?:(?<feed>${FEEDS.join('|')})\\.(?<of>${LOCALES.join('|')})\\.(?<format>xml|json)|calendar\\.(?<for>${LOCALES.join('|')})\\.ics)$`,
);

/** Reads the name of a file of `/feeds/`; undefined where there is none of that name. */
export function feedFileOf(file: string): FeedFile | undefined {
  const groups = FILE.exec(file)?.groups;
  if (!groups) return undefined;
  const { feed, of, format, for: calendarOf } = groups;
  if (calendarOf) return { name: 'calendar', locale: calendarOf as Locale, format: 'ics' };
  return { name: feed as FeedName, locale: of as Locale, format: format as FeedFormat };
}

/** Path of a feed or of the calendar: `/feeds/news.zt.xml`. */
export function feedPath({ name, locale, format }: FeedFile): string {
  return `/feeds/${name}.${locale}.${format}`;
}

/** Pages whose entries the calendar takes days from, or that show days ahead (calendar.ts). */
const ON_CALENDAR: ReadonlySet<RouteId> = new Set<RouteId>([
  'announcements',
  'roadshows',
  'financialCalendar',
  'generalMeetings',
]);

/** Pages about all that is published. */
const ABOUT_ALL: ReadonlySet<RouteId> = new Set<RouteId>(['investorRelations', 'alerts']);

/** The files that a page offers its readers to follow. */
export function offeredBy(route: RouteId, locale: Locale): FeedFile[] {
  const isAboutAll = ABOUT_ALL.has(route);
  const feeds = FEEDS.filter((name) => isAboutAll || followedPage(name) === route);
  return [
    ...feeds.flatMap((name) => FORMATS.map((format) => ({ name, locale, format }))),
    ...(isAboutAll || ON_CALENDAR.has(route) ? [{ name: 'calendar', locale, format: 'ics' } as const] : []),
  ];
}

/** Files that have something in common, in their order. */
export function filesBy<Key>(files: readonly FeedFile[], keyOf: (file: FeedFile) => Key): [Key, FeedFile[]][] {
  const groups = new Map<Key, FeedFile[]>();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return [...groups];
}

/** The page that a feed follows. */
export function followedPage(name: FeedName): ListRouteId {
  return PAGE_OF_CALL[FOLLOWED_LIST[name]];
}

/** Media type of a file, as `<link rel="alternate">` and its answer name it. */
export function typeOf({ format }: FeedFile): string {
  return format === 'ics' ? CALENDAR_TYPE : FEED_TYPES[format];
}

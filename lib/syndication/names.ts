import { LOCALES, type Locale } from '../i18n/locales';
import type { RouteId } from '../site/routes';

/** What can be subscribed to, each in every language. */
export const FEEDS = ['news', 'announcements'] as const;
export type FeedName = (typeof FEEDS)[number];

/** Formats of a feed, by the ending of its address. */
export const FEED_TYPES = { xml: 'application/rss+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof FEED_TYPES;

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

/** What of this a page offers, in the order of its links. */
const OFFERED: Partial<Record<RouteId, readonly ('news' | 'announcements' | 'calendar')[]>> = {
  companyDynamics: ['news'],
  announcements: ['announcements', 'calendar'],
  roadshows: ['calendar'],
};

/** The files that a page offers its readers to follow. */
export function offeredBy(route: RouteId, locale: Locale): FeedFile[] {
  return (OFFERED[route] ?? []).flatMap((name): FeedFile[] =>
    name === 'calendar'
      ? [{ name, locale, format: 'ics' }]
      : [
          { name, locale, format: 'xml' },
          { name, locale, format: 'json' },
        ],
  );
}

/** The page that a feed follows. */
export const FOLLOWED_PAGE: Readonly<Record<FeedName, RouteId>> = {
  news: 'companyDynamics',
  announcements: 'announcements',
};

/** Media type of a file, as `<link rel="alternate">` and its answer name it. */
export function typeOf({ format }: FeedFile): string {
  return format === 'ics' ? CALENDAR_TYPE : FEED_TYPES[format];
}

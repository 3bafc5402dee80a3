import { isLocale, type Locale } from '../i18n/locales';
import { parseId, parseItemKey } from '../routing/query';
import { ROUTE_IDS, type RouteId } from '../site/routes';

/** A social card: of a page, or of one thing on it (a news item by its id, an entry of a register by its key). */
export interface CardName {
  locale: Locale;
  route: RouteId;
  item?: string;
}

/** Size that Open Graph and X ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The public path of a card: `/cards/zt/announcements/0123456789ab.png`. */
export function cardPath({ locale, route, item }: CardName): string {
  return `/cards/${[locale, route, item].filter((part) => part !== undefined).join('/')}.png`;
}

/** The card of a path's segments, spelt as `cardPath` spells them; undefined where there can be none. */
export function parseCard([locale, second, third, ...rest]: readonly string[]): CardName | undefined {
  const last = third ?? second;
  if (!isLocale(locale) || rest.length > 0 || !last?.endsWith('.png')) return undefined;
  const name = last.slice(0, -'.png'.length);
  const route = third === undefined ? name : second;
  const item = third === undefined ? undefined : name;
  if (!ROUTE_IDS.includes(route as RouteId)) return undefined;
  // Another spelling of an id is no address of ours: it would be drawn and kept as a picture of its own.
  if (item !== undefined && item !== parseItemKey(item) && item !== parseId(item)?.toString()) return undefined;
  return { locale, route: route as RouteId, ...(item !== undefined && { item }) };
}

import { address, figures, fileSize, line, published } from './fields';
import { type Faults, type Item, judged, type Shaped } from './judging';
import { dayOf } from './moments';
import { amountOf, booleanOf, checksumOf, clockTimeOf, figureOf, htmlOf, priceOf, wholeNumberOf } from './values';

/**
 * The shapes of answers (§3). Answers are converted into our own types on arrival, and the types are inferred from
 * here; those of the registers are in registers.ts. An item without its title, or a news item without its id, is left
 * out; every other field may be missing. Moments are milliseconds since 1970 whatever their form on the wire, and
 * absent if they cannot be read. Addresses can be opened, or are empty.
 */

/** Ids of news as addresses have them: 1 to 9 digits (docs/requirements.md, Routes). */
const LARGEST_ID = 999_999_999;
/** `contentTxt` is HTML as the API gave it: sanitise before rendering. */
export const newsItem = (item: Item) => {
  const id = item.read('id', (value) => wholeNumberOf(value, LARGEST_ID));
  const title = line(item, 'title');
  if (id === undefined || title === undefined) return undefined;
  return {
    id,
    title,
    contentTxt: item.read('contentTxt', htmlOf) ?? '',
    pictureUrl: address(item, 'pictureUrl'),
    publishTime: published(item),
    figures: figures(item),
  };
};

/**
 * The overview and the version information are HTML: sanitise before rendering.
 * Positions in this list name the products (§3), so an item that cannot be read keeps its place, blank.
 */
export const softwareItem = (item: Item) => ({
  productName: line(item, 'productName') ?? '',
  softwareOverview: item.read('softwareOverview', htmlOf) ?? '',
  versionInformation: item.read('versionInformation', htmlOf) ?? '',
  imageUrl: address(item, 'imageUrl'),
});

/**
 * Positions count here too (§7). The address is always https: the API's http ones are rewritten.
 * Size in bytes, checksum and date may be missing.
 */
export const installationPackage = (item: Item) => ({
  pid: line(item, 'pid') ?? '',
  url: address(item, 'url').replace(/^http:/i, 'https:'),
  fileSize: fileSize(item),
  /** Of the file, 64 hexadecimal digits. */
  sha256: item.read('sha256', checksumOf),
  publishTime: published(item),
});

/**
 * A record says nothing without its time (HHMM or HMM text, Hong Kong time) and its
 * price in HK$. Its change is signed, in HK$, and its quote change in percent.
 */
const priceRecord = (item: Item) => {
  const time = item.read('time', clockTimeOf);
  const currentPrice = item.read('currentPrice', priceOf);
  if (time === undefined || currentPrice === undefined) return undefined;
  return {
    time,
    currentPrice,
    avgPrice: item.read('avgPrice', priceOf),
    change: item.read('change', figureOf),
    quoteChange: item.read('quoteChange', figureOf),
  };
};

export type NewsItem = Shaped<typeof newsItem>;
export type SoftwareItem = Shaped<typeof softwareItem>;
export type InstallationPackage = Shaped<typeof installationPackage>;
export type SharePriceRecord = Shaped<typeof priceRecord>;

export interface SharePrice {
  sharePriceRtVos: SharePriceRecord[];
  /** Latest price, HK$. */
  xj?: number;
  /** Previous close, HK$. */
  zs?: number;
  /** Day of the session, `YYYY-MM-DD`. */
  date?: string;
  /** Shares traded in the session so far. */
  volume?: number;
  /** Their value, HK$. */
  turnover?: number;
  /** Trading in the share is halted or suspended. */
  suspended?: boolean;
}

/** More shares than any company has. */
const LARGEST_VOLUME = 1e13;

/** One for each second of a session; a longer answer cannot be of one day. */
const MOST_RECORDS = 20_000;

/**
 * Intraday prices, or undefined if the answer has no price at all; `empty` if it says so itself in a valid form.
 * lib/market/trading-day decides which records make the trading day.
 */
export function sharePrice(data: unknown): { price?: SharePrice; empty?: boolean; faults: Faults } {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const list = Array.isArray(given.sharePriceRtVos) ? given.sharePriceRtVos : [];
  const { items, faults } = judged(list.slice(-MOST_RECORDS), priceRecord);
  faults.leftOut += Math.max(0, list.length - MOST_RECORDS);
  const whole = judged([data], (item) => ({
    xj: item.read('xj', priceOf),
    zs: item.read('zs', priceOf),
    date: item.read('date', dayOf),
    volume: item.read('volume', (shares) => wholeNumberOf(shares, LARGEST_VOLUME)),
    turnover: item.read('turnover', amountOf),
    suspended: item.read('suspended', booleanOf),
  }));
  Object.assign(faults.without, whole.faults.without);
  if (given.sharePriceRtVos !== list && given.sharePriceRtVos !== null) faults.without.sharePriceRtVos = 1;
  const [{ xj, zs, ...more } = {}] = whole.items;
  if (items.length === 0 && xj === undefined && zs === undefined) {
    const isAnswer = data === null || given.sharePriceRtVos === null || given.sharePriceRtVos === list;
    return { empty: isAnswer && list.length === 0, faults };
  }
  return { price: { sharePriceRtVos: items, xj, zs, ...more }, faults };
}

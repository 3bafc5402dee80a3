import { filingKind } from '../domain/filing-kind';
import { figuresOf } from './figures';
import { type Faults, type Item, judged, type Shaped } from './judging';
import { dayOf, momentOf } from './moments';
import {
  addressOf,
  checksumOf,
  clockTimeOf,
  figureOf,
  htmlOf,
  lineOf,
  priceOf,
  wholeNumberOf,
  wordsOf,
} from './values';
import { entryId, versioned } from './versions';

/**
 * What an answer must look like (§3), reshaped once at this border into our own
 * types, which are inferred from here. An item without its title, or a news item
 * without its id, is left out; anything else it can do without. Moments are
 * milliseconds since 1970, whatever form they had on the wire, and absent where
 * the API gives none that can be read. Addresses can be opened, or are empty.
 */

/** Ids of news as addresses have them: 1 to 9 digits (docs/requirements.md, Routes). */
const LARGEST_ID = 999_999_999;
const LARGEST_FILE = 1e12;
/** A day, in seconds. */
const LONGEST_RECORDING = 86_400;

/** Largest number that tells entries of one moment apart. */
const LARGEST_ORDINAL = 999_999_999;

const line = (item: Item, field: string) => item.read(field, lineOf);
const address = (item: Item, field: string) => item.read(field, addressOf) ?? '';
const published = (item: Item) => item.read('publishTime', momentOf);

/** Tells an entry of a register from others of the same moment, in every language (lib/contract/item-key). */
const ordinal = (item: Item) => item.read('ordinal', (number) => wholeNumberOf(number, LARGEST_ORDINAL));

/** Bytes. */
const fileSize = (item: Item) => item.read('fileSize', (size) => wholeNumberOf(size, LARGEST_FILE));

/** What it says in figures, where it is given as data (lib/domain/figures). */
const figures = (item: Item) => item.read('figures', figuresOf);

const file = (item: Item) => ({
  fileUrl: address(item, 'fileUrl'),
  fileSize: fileSize(item),
  fileType: item.read('fileType', (type) => {
    const text = lineOf(type);
    return text && text.length <= 20 ? text : undefined;
  }),
});

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

export const report = (item: Item) => {
  const title = line(item, 'title');
  if (title === undefined) return undefined;
  const pictureUrl = address(item, 'pictureUrl');
  const intro = item.read('intro', wordsOf);
  return {
    title,
    ...file(item),
    ...versioned(item),
    pictureUrl,
    publishTime: published(item),
    ordinal: ordinal(item),
    intro,
    figures: figures(item),
  };
};

export const circular = (item: Item) => {
  const title = line(item, 'title');
  if (title === undefined) return undefined;
  return {
    title,
    ...file(item),
    ...versioned(item),
    publishTime: published(item),
    ordinal: ordinal(item),
    /** Kind of document: from the API if it says so, else from the title. */
    category: filingKind(title, line(item, 'category')),
    figures: figures(item),
  };
};

/** Parts of a recording that are shown. */
const MOST_PARTS = 12;

/** Parts of a recording in their order; one that cannot be read is left out, and without any there is no agenda. */
function agendaOf(given: unknown): { at: number; topic: string }[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const { items } = judged(given.slice(0, MOST_PARTS), (part) => {
    const at = part.read('at', (seconds) => wholeNumberOf(seconds, LONGEST_RECORDING));
    const topic = line(part, 'topic');
    return at === undefined || topic === undefined ? undefined : { at, topic };
  });
  return items.length === 0 ? undefined : items.sort((one, other) => one.at - other.at);
}

/** Words without the office that said them are nobody's, and are left out. */
function quotationOf(given: unknown): { words: string; office: string } | undefined {
  const { items } = judged([given], (quotation) => {
    const words = quotation.read('words', wordsOf);
    const office = line(quotation, 'office');
    return words === undefined || office === undefined ? undefined : { words, office };
  });
  return items[0];
}

export const roadshow = (item: Item) => {
  const title = line(item, 'title');
  if (title === undefined) return undefined;
  return {
    title,
    intro: item.read('intro', wordsOf) ?? '',
    id: entryId(item),
    publishTime: published(item),
    ordinal: ordinal(item),
    pictureUrl: address(item, 'pictureUrl'),
    skipUrl: address(item, 'skipUrl'),
    /** Of the recording, in seconds. */
    duration: item.read('duration', (seconds) => wholeNumberOf(seconds, LONGEST_RECORDING) || undefined),
    /** What is said from when on, in seconds from the start. */
    agenda: item.read('agenda', agendaOf),
    /** What somebody said, and the office that said it. */
    quotation: item.read('quotation', quotationOf),
  };
};

export const interactiveQuestion = (item: Item) => {
  const questionContent = item.read('questionContent', wordsOf);
  if (questionContent === undefined) return undefined;
  return {
    questionContent,
    answerContent: item.read('answerContent', wordsOf) ?? '',
    id: entryId(item),
    publishTime: published(item),
    ordinal: ordinal(item),
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
export type Report = Shaped<typeof report>;
export type Circular = Shaped<typeof circular>;
export type Roadshow = Shaped<typeof roadshow>;
export type InteractiveQuestion = Shaped<typeof interactiveQuestion>;
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
}

/** One for each second of a session; an answer with more is none of a share's day. */
const MOST_RECORDS = 20_000;

/**
 * Intraday prices, or undefined where the answer holds no price at all: `empty` where it says so itself, in the shape
 * of an answer. Which records make the trading day, `lib/market/trading-day` decides.
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
  }));
  Object.assign(faults.without, whole.faults.without);
  if (given.sharePriceRtVos !== list && given.sharePriceRtVos !== null) faults.without.sharePriceRtVos = 1;
  const [{ xj, zs, date } = {}] = whole.items;
  if (items.length === 0 && xj === undefined && zs === undefined) {
    const isAnswer = data === null || given.sharePriceRtVos === null || given.sharePriceRtVos === list;
    return { empty: isAnswer && list.length === 0, faults };
  }
  return { price: { sharePriceRtVos: items, xj, zs, date }, faults };
}

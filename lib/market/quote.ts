import type { SharePrice } from '../contract/types';
import { type PriceAxis, priceAxis } from './axis';
import { type Move, moveOf } from './figures';
import { type Point, seriesOf } from './series';
import { isPrice, tradingDayOf } from './trading-day';

/** What the share price block shows of one answer of the API, in the figures as given. */
export interface Quote {
  price: number;
  previousClose?: number;
  /** From the previous close to the price; absent where there is no previous close. */
  move?: Move;
  /** Of the session's records and the latest price; absent while there are no records. */
  high?: number;
  low?: number;
  average?: number;
  /** Time of the last record: `15:44`. */
  time?: string;
  /** Day of the session, `YYYY-MM-DD`; absent where the API gives none that exists. */
  date?: string;
  points: Point[];
  axis: PriceAxis;
}

/**
 * The quote in an answer, or undefined where the answer holds no price at all.
 * Every figure follows from the prices: the API's own change and percentage
 * may be rounded, of another record or without their sign.
 */
export function quoteOf(answer: SharePrice): Quote | undefined {
  const { sharePriceRtVos: records, xj, zs, date } = tradingDayOf(answer).price;
  const previousClose = isPrice(zs) ? zs : undefined;
  const latest = isPrice(xj) ? xj : records.at(-1)?.currentPrice;
  const price = latest ?? previousClose;
  if (price === undefined) return undefined;
  const points = seriesOf(records, previousClose);
  const last = points.at(-1);
  const range = last && [...records.map(({ currentPrice }) => currentPrice), price];
  const drawn = points.flatMap((point) => [point.price, point.average ?? point.price]);
  return {
    price,
    previousClose,
    move: previousClose === undefined ? undefined : moveOf(price, previousClose),
    high: range && Math.max(...range),
    low: range && Math.min(...range),
    average: last?.average,
    time: last?.time,
    date,
    points,
    axis: priceAxis([...drawn, price], previousClose),
  };
}

/** No record, and no price but the previous close: nothing has traded in the session yet. */
export function untraded({ points, price, previousClose }: Quote): boolean {
  return points.length === 0 && price === previousClose;
}

import type { SharePrice } from '../website-api/types';
import { type PriceAxis, percentFrom, priceAxis } from './axis';
import { roundPrice, type Trend, trendOf } from './figures';
import { type Point, seriesOf, tradesOf } from './series';

/** What the share price block shows of one answer of the API. */
export interface Quote {
  price: number;
  previousClose: number;
  change: number;
  percent: number;
  trend: Trend;
  /** Of the session's records; absent while there are none. */
  high?: number;
  low?: number;
  average?: number;
  /** Time of the last record: `15:44`. */
  time?: string;
  /** Day of the session, `YYYY-MM-DD`; absent where the API gives none. */
  date?: string;
  points: Point[];
  axis: PriceAxis;
}

/** The quote in an answer, or undefined where the answer has no previous close and so says nothing. */
export function quoteOf({ sharePriceRtVos, xj, zs, date }: SharePrice): Quote | undefined {
  if (!(zs > 0)) return undefined;
  const trades = tradesOf(sharePriceRtVos);
  const last = trades.at(-1);
  const price = roundPrice(xj > 0 ? xj : (last?.price ?? zs));
  const change = confirmed(last?.record.change, price - zs, CENT_ROUNDING);
  const prices = trades.length > 0 ? [...trades.map((trade) => trade.price), price] : [];
  const points = seriesOf(trades, zs);
  return {
    price,
    previousClose: roundPrice(zs),
    change,
    percent: confirmed(last?.record.quoteChange, percentFrom(zs, price), (CENT_ROUNDING / zs) * 100),
    trend: trendOf(change),
    ...(prices.length > 0 && { high: Math.max(...prices), low: Math.min(...prices) }),
    average: points.at(-1)?.average,
    time: last?.time,
    date,
    points,
    axis: priceAxis(points, zs),
  };
}

/** What rounding two prices to cents can make of their difference. */
const CENT_ROUNDING = 0.0101;

/**
 * The API's own figure where it agrees with the prices beside it, since it was
 * made from prices that were not rounded; the recomputed one where it belongs
 * to another price, has lost its sign or is missing.
 */
function confirmed(given: number | undefined, recomputed: number, rounding: number): number {
  return roundPrice(given !== undefined && Math.abs(given - recomputed) <= rounding ? given : recomputed);
}

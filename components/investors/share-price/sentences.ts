import { fill } from '@/lib/i18n/fill';
import { type Move, moveOf, percentSize, priceText } from '@/lib/market/figures';
import { type Quote, untraded } from '@/lib/market/quote';
import type { Point } from '@/lib/market/series';
import type { SharePriceWords } from './words';

/** A time of the exchange as the reader is told it. */
export type TimeText = (time: string) => string;

/** What the chart shows, for whoever does not see it. */
export function summaryOf(quote: Quote, day: string | undefined, words: SharePriceWords, timeText: TimeText): string {
  const { price, previousClose, move, high, low, time } = quote;
  const values = {
    day: day ?? words.lastSession,
    time: time === undefined ? '' : timeText(time),
    price: priceText(price),
    moved: move ? movedIn(move, words) : '',
    previousClose: previousClose === undefined ? '' : priceText(previousClose),
    high: priceText(high ?? price),
    low: priceText(low ?? price),
  };
  if (time === undefined) return fill(untraded(quote) ? words.emptySummary : words.recordlessSummary, values);
  return fill(move ? words.summary : words.summaryWithoutClose, values);
}

/** Why a chart has no line. It is as true after the close as before it. */
export function noLineOf(quote: Quote, day: string | undefined, words: SharePriceWords): string {
  if (!untraded(quote)) return words.noRecords;
  return day === undefined ? words.noTradesUndated : fill(words.noTrades, { day });
}

/** Such as "up 3.61%". */
function movedIn(move: Move, words: SharePriceWords): string {
  return fill(words.moved[move.trend], { percent: percentSize(move) });
}

/** A minute of the chart as it is read out. */
export function readingOf(
  point: Point,
  previousClose: number | undefined,
  words: SharePriceWords,
  timeText: TimeText,
): string {
  const { time, price, average, beforeTrade } = point;
  const parts = beforeTrade
    ? [timeText(time), words.readingBeforeTrade]
    : [
        timeText(time),
        fill(words.readingPrice, { price: priceText(price) }),
        previousClose !== undefined && movedIn(moveOf(price, previousClose), words),
        average !== undefined && fill(words.readingAverage, { average: priceText(average) }),
      ];
  return parts.filter(Boolean).join(words.comma);
}

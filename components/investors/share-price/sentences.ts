import { fill } from '@/lib/i18n/fill';
import { type Move, moveOf, percentSize, priceText } from '@/lib/market/figures';
import { type Quote, untraded } from '@/lib/market/quote';
import type { Point } from '@/lib/market/series';
import type { SharePriceWords } from './words';

/** What the chart shows, for whoever does not see it. */
export function summaryOf(quote: Quote, day: string, words: SharePriceWords): string {
  const { price, previousClose, move, high, low, time } = quote;
  const values = {
    day,
    time: time ?? '',
    price: priceText(price),
    moved: move ? movedIn(move, words) : '',
    previousClose: previousClose === undefined ? '' : priceText(previousClose),
    high: priceText(high ?? price),
    low: priceText(low ?? price),
  };
  if (time === undefined) return fill(untraded(quote) ? words.emptySummary : words.recordlessSummary, values);
  return fill(move ? words.summary : words.summaryWithoutClose, values);
}

/** Such as "up 3.61%". */
function movedIn(move: Move, words: SharePriceWords): string {
  return fill(words.moved[move.trend], { percent: percentSize(move) });
}

/** A minute of the chart as it is read out: its time is told by the slider. */
export function readingOf(point: Point, previousClose: number | undefined, words: SharePriceWords): string {
  const { price, average, beforeTrade } = point;
  const parts = [
    fill(words.readingPrice, { price: priceText(price) }),
    !beforeTrade && previousClose !== undefined && movedIn(moveOf(price, previousClose), words),
    beforeTrade && words.readingBeforeTrade,
    average !== undefined && fill(words.readingAverage, { average: priceText(average) }),
  ];
  return parts.filter(Boolean).join(words.comma);
}

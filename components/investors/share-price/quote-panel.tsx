import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { MarketState } from '@/lib/market/calendar';
import { changeSize, percentText, priceText, TREND_MARK, toneOf } from '@/lib/market/figures';
import { type Quote, untraded } from '@/lib/market/quote';
import styles from './quote.module.css';
import { noLineOf, type TimeText } from './sentences';
import type { SharePriceWords } from './words';

export interface QuoteHeadProps {
  quote: Quote;
  /** Day of the session, written out, where it is known. */
  day: string | undefined;
  /** Day of the previous close, likewise. */
  closeDay: string | undefined;
  /** Unknown until the browser has looked at its clock. */
  market: MarketState | undefined;
  locale: Locale;
  words: SharePriceWords;
  timeText: TimeText;
}

/** The quote: price, change, and the time it is of. */
export function QuoteHead({ quote, day, closeDay, market, locale, words, timeText }: QuoteHeadProps) {
  const { price, move } = quote;
  return (
    <div className={styles.head}>
      <div className={styles.listing}>
        <span>{words.listing}</span>
        <span className={styles.market} data-market={market}>
          {market && words.market[market]}
        </span>
      </div>
      <p className={styles.price} data-figures>
        <span className={styles.currency}>HK$</span>
        {priceText(price)}
      </p>
      {untraded(quote) && (
        <p className={styles.change}>
          {closeDay === undefined ? words.previousClose : fill(words.lastClose, { day: closeDay })}
        </p>
      )}
      {!untraded(quote) && move && (
        <p className={styles.change} data-tone={toneOf(move.trend, locale)} data-figures>
          <span className="visually-hidden">{words.trend[move.trend]} </span>
          {move.trend !== 'flat' && <span aria-hidden="true">{TREND_MARK[move.trend]}</span>}
          <span>{changeSize(move)}</span>
          <span>{percentText(move)}</span>
        </p>
      )}
      <AsOf quote={quote} day={day} words={words} timeText={timeText} />
    </div>
  );
}

/** The time of the quote; without a date it is that of the last session (docs/requirements.md, Calls). */
function AsOf({ quote, day, words, timeText }: Pick<QuoteHeadProps, 'quote' | 'day' | 'words' | 'timeText'>) {
  const { date, time } = quote;
  if (time === undefined) {
    return <p className={styles.asOf}>{untraded(quote) ? noLineOf(quote, day, words) : (day ?? words.noRecords)}</p>;
  }
  const told = timeText(time);
  const text = day === undefined ? fill(words.undated, { time: told }) : fill(words.asOf, { day, time: told });
  return (
    <p className={styles.asOf}>
      <time dateTime={date ? `${date}T${time}+08:00` : time}>{text}</time>
    </p>
  );
}

/** The rest of the quote: the day's range, with the price that stands above as its knob, previous close and average. */
export function QuoteFacts({ quote, words }: { quote: Quote; words: SharePriceWords }) {
  const { high, low, previousClose, average } = quote;
  return (
    <div className={styles.facts} data-figures>
      <dl className={styles.range}>
        <Fact name={words.low} value={low} />
        <Fact name={words.high} value={high} />
      </dl>
      <RangeBar quote={quote} />
      <dl className={styles.rows}>
        <Fact name={words.previousClose} value={previousClose} mark="close" />
        <Fact name={words.average} value={average} />
      </dl>
    </div>
  );
}

/** A figure of the day; `mark` where a sign stands for it on the range. */
function Fact({ name, value, mark }: { name: string; value: number | undefined; mark?: 'close' }) {
  return (
    <div>
      <dt data-mark={mark}>{name}</dt>
      <dd>{value === undefined ? '–' : priceText(value)}</dd>
    </div>
  );
}

/** Where the price and the previous close stand between the day's lowest and highest price. */
function RangeBar({ quote: { high, low, price, previousClose } }: { quote: Quote }) {
  const isKnown = high !== undefined && low !== undefined;
  const percentOf = (value: number) => (!isKnown || high === low ? 50 : ((value - low) / (high - low)) * 100);
  const closeAt = previousClose === undefined ? Number.NaN : percentOf(previousClose);
  return (
    <div className={styles.rangeBar} aria-hidden="true" data-known={isKnown || undefined}>
      {isKnown && closeAt >= 0 && closeAt <= 100 && (
        <span className={styles.rangeClose} style={{ left: `${closeAt}%` }} />
      )}
      {isKnown && <span className={styles.rangePrice} style={{ left: `${percentOf(price)}%` }} />}
    </div>
  );
}

import { type ReactNode, useMemo } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { hongKongDay, isBehind, isOld, marketState } from '@/lib/market/calendar';
import { type Quote, quoteOf } from '@/lib/market/quote';
import type { QuoteRead } from './live-quote';
import { PriceChart } from './price-chart';
import { QuoteFacts, QuoteHead } from './quote-panel';
import type { TimeText } from './sentences';
import styles from './share-price.module.css';
import { TableAndFile } from './table-and-file';
import type { SharePriceWords } from './words';

export interface QuoteCardProps {
  read: QuoteRead;
  /** Unknown until the browser has looked at its clock. */
  now: number | undefined;
  /** The reader's time zone is not Hong Kong's. */
  isAbroad: boolean;
  locale: Locale;
  sample: boolean;
  csvHref: string;
  words: SharePriceWords;
  notice?: ReactNode;
}

/** Quote, chart and table of one answer, and what is amiss with them. */
export function QuoteCard({ read, now, isAbroad, ...rest }: QuoteCardProps) {
  const { locale, sample, csvHref, words, notice } = rest;
  const { price, day, closeDay, renewed, busy } = read;
  const quote = useMemo(() => quoteOf(price), [price]);
  if (!quote) return null;
  const { date } = quote;
  // A sample is of one past session, whatever the market does now.
  const past = sample && now !== undefined && date !== undefined && date < hongKongDay(now);
  const timeText: TimeText = (time) => (isAbroad ? fill(words.hongKongTime, { time }) : time);
  return (
    <div aria-busy={busy || undefined}>
      {!renewed && notice && <div className={styles.stale}>{notice}</div>}
      <div className={styles.card} data-on-ink="">
        <QuoteHead
          quote={quote}
          day={day}
          closeDay={closeDay}
          market={now === undefined ? undefined : past ? 'closed' : marketState(now)}
          locale={locale}
          words={words}
          timeText={timeText}
        />
        <PriceChart
          quote={quote}
          day={day}
          locale={locale}
          words={words}
          timeText={timeText}
          interactive={now !== undefined}
        />
        <QuoteFacts quote={quote} words={words} />
        <TableAndFile
          quote={quote}
          day={day}
          locale={locale}
          words={words}
          isAbroad={isAbroad}
          remark={remarkOn(quote, { read, now: sample ? undefined : now, words, timeText })}
          csvHref={csvHref}
        />
      </div>
    </div>
  );
}

/** What is amiss with the figures; empty while nothing is. */
function remarkOn(
  quote: Quote,
  { read, now, words, timeText }: Pick<QuoteCardProps, 'read' | 'now' | 'words'> & { timeText: TimeText },
): string {
  const { date, points, time } = quote;
  if (read.failure) return read.failure === 'empty' ? words.refreshEmpty : words.refreshFailed;
  if (now === undefined) return '';
  if (date !== undefined && isBehind(date, now)) return fill(words.behind, { day: read.day ?? '' });
  const last = points.at(-1);
  if (last && time !== undefined && isOld(last.clock, date, now)) return fill(words.old, { time: timeText(time) });
  return '';
}

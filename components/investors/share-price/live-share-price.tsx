'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { expectsQuotes, hongKongDay, isBehind, marketState } from '@/lib/market/calendar';
import { dayHanded, type HandedDay } from '@/lib/market/handed-day';
import { quoteOf } from '@/lib/market/quote';
import type { SharePrice } from '@/lib/website-api/types';
import { useInView } from '../../ui/motion';
import { PriceChart } from './price-chart';
import { QuoteFacts, QuoteHead } from './quote-panel';
import styles from './share-price.module.css';
import { TableAndFile } from './table-and-file';
import { dayInWords, type SharePriceWords } from './words';

/** How often the clock is looked at: often enough for a market that opens on the minute. */
const CLOCK_MS = 15_000;

export interface LiveSharePriceProps {
  /** What the server read, with its day written out there: browsers write dates each in their own way. */
  initial: { price: HandedDay; day: string | undefined };
  code: string;
  locale: Locale;
  /** The figures are sample content, which no session of today will follow. */
  sample: boolean;
  csvHref: string;
  words: SharePriceWords;
  /** How old the figures are when the server did not get newer ones. */
  notice?: ReactNode;
}

/**
 * The share price block: quote, chart and table of one answer. It stands whole
 * in the HTML; in the browser it is refreshed while quotes can arrive and it is
 * being looked at, by code that is fetched only then.
 */
export function LiveSharePrice(props: LiveSharePriceProps) {
  const { initial, code, locale, sample, csvHref, words, notice } = props;
  const root = useRef<HTMLDivElement>(null);
  const inView = useInView(root);
  const now = useClock();
  const [shown, setShown] = useState(() => ({ ...initial, price: dayHanded(initial.price) }));
  const [refresh, setRefresh] = useState({ busy: false, failed: false, succeeded: false });
  const quote = useMemo(() => quoteOf(shown.price), [shown.price]);

  const begin = useCallback(() => setRefresh((before) => ({ ...before, busy: true })), []);
  const fail = useCallback(() => setRefresh((before) => ({ ...before, busy: false, failed: true })), []);
  const receive = useCallback(
    (price: SharePrice) => {
      // An answer that says nothing does not replace one that does.
      const received = quoteOf(price);
      if (!received) return fail();
      setShown({ price, day: dayInWords(received.date, locale) });
      setRefresh({ busy: false, failed: false, succeeded: true });
    },
    [locale, fail],
  );
  const Refresh = useRefresh(inView && now !== undefined && expectsQuotes(now));

  if (!quote) return null;
  const day = shown.day ?? words.lastSession;
  const behind = !sample && now !== undefined && quote.date !== undefined && isBehind(quote.date, now);
  // A sample is of one past session, whatever the market does now.
  const past = sample && now !== undefined && quote.date !== undefined && quote.date < hongKongDay(now);
  const remark = refresh.failed ? words.refreshFailed : behind ? fill(words.behind, { day }) : '';
  return (
    <div ref={root} aria-busy={refresh.busy || undefined}>
      {!refresh.succeeded && notice && <div className={styles.stale}>{notice}</div>}
      <div className={styles.card} data-on-ink="">
        <QuoteHead
          quote={quote}
          day={shown.day}
          market={now === undefined ? undefined : past ? 'closed' : marketState(now)}
          locale={locale}
          words={words}
        />
        <PriceChart quote={quote} day={day} locale={locale} words={words} interactive={now !== undefined} />
        <QuoteFacts quote={quote} words={words} />
        <TableAndFile quote={quote} day={day} locale={locale} words={words} remark={remark} csvHref={csvHref} />
      </div>
      {Refresh && <Refresh code={code} locale={locale} onBegin={begin} onAnswer={receive} onFailure={fail} />}
    </div>
  );
}

/** The time now; unknown until the page has come to life, since the page is older than its visit. */
function useClock(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The part that asks for new quotes, for as long as it is wanted. */
function useRefresh(wanted: boolean) {
  const [Refresh, setRefresh] = useState<typeof import('./quote-refresh').default>();
  useEffect(() => {
    if (!wanted) return;
    // Without it the block stays as it is: the quote says of itself how old it is.
    import('./quote-refresh').then(
      (module) => setRefresh(() => module.default),
      () => {},
    );
  }, [wanted]);
  return wanted ? Refresh : undefined;
}

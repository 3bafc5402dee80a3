'use client';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { HONG_KONG_MS } from '@/lib/i18n/hong-kong';
import type { Locale } from '@/lib/i18n/locales';
import { expectsQuotes } from '@/lib/market/calendar';
import { type PackedDay, unpackDay } from '@/lib/market/packed-day';
import { useInView } from '../../ui/motion/motion';
import type LiveQuote from './live-quote';
import type { QuoteRead } from './live-quote';
import { QuoteCard } from './quote-card';
import type { SharePriceWords } from './words';

/** How often the clock is looked at: often enough for a market that opens on the minute. */
const CLOCK_MS = 15_000;

export interface LiveSharePriceProps {
  /** What the server read, with its days written out there: browsers write dates each in their own way. */
  initial: { price: PackedDay; day: string | undefined; closeDay: string | undefined };
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
 * in the HTML; in the browser it is a query from when quotes can arrive and it is
 * being looked at, by code that is fetched only then.
 */
export function LiveSharePrice({ initial, code, ...shown }: LiveSharePriceProps) {
  const root = useRef<HTMLDivElement>(null);
  const inView = useInView(root);
  const now = useClock();
  const handed = useMemo(() => ({ ...initial, price: unpackDay(initial.price) }), [initial]);
  const wanted = inView && now !== undefined && expectsQuotes(now);
  const Live = useLiveQuote(root, wanted);

  const draw = (read: QuoteRead) => (
    <QuoteCard {...shown} read={read} now={now} isAbroad={now !== undefined && isOtherTimeZone(now)} />
  );
  return (
    <div ref={root}>
      {Live ? (
        <Live code={code} locale={shown.locale} initial={handed} wanted={wanted}>
          {draw}
        </Live>
      ) : (
        draw({ ...handed, renewed: false, busy: false })
      )}
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

/** Whether the reader's clock shows another time than Hong Kong's. */
function isOtherTimeZone(now: number): boolean {
  return new Date(now).getTimezoneOffset() * -60_000 !== HONG_KONG_MS;
}

/**
 * The query, from when it is first wanted. What it draws takes the place of what
 * the server drew, with the table as open and the focus where they were.
 */
function useLiveQuote(root: RefObject<HTMLElement | null>, wanted: boolean) {
  const [live, setLive] = useState<{ Live: typeof LiveQuote; restorePlace(): void }>();
  const isLive = live !== undefined;
  useEffect(() => {
    if (!wanted || isLive) return;
    // Without it the block stays as it is: the quote says of itself how old it is.
    import('./live-quote').then(
      ({ default: Live, placeIn }) => root.current && setLive({ Live, restorePlace: placeIn(root.current) }),
      () => {},
    );
  }, [root, wanted, isLive]);
  useLayoutEffect(() => live?.restorePlace(), [live]);
  return live?.Live;
}

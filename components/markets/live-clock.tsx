'use client';

import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { dayAndWeekday } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import { readableClock } from '@/lib/market/session';
import { type ClockDay, type ClockNow, DAY_MINUTES } from '@/lib/market/session-line';
import { useLive } from '../ui/actions/live';
import { useEver, useInView, usePageAtRest } from '../ui/motion/motion';
import type { ClockWords } from './clock-words';
import { MarketRow } from './market-row';
import { SessionBars } from './session-bars';
import styles from './session-clock.module.css';

/** How often the clock is looked at; it shows minutes. */
const LOOK_MS = 5_000;
const MINUTE_MS = 60_000;
/** How many markets trade at once, as the bars tell them apart. */
const TOGETHER = ['1', '2', '3', '4+'];
const MARKS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

interface LiveClockProps {
  made: ClockDay;
  /** The day on which it was made, `YYYY-MM-DD` in Hong Kong. */
  madeOn: string;
  /** The day of `made` in words: a browser that has not named a day yet takes long for the first. */
  madeDay: string;
  locale: Locale;
  words: ClockWords;
}

/** The clock: whole in the HTML for the day it was made, minute by minute in the browser. */
export function LiveClock({ made, madeOn, madeDay, locale, words }: LiveClockProps) {
  const root = useRef<HTMLDivElement>(null);
  const live = useLive();
  const { now, failed } = useNow(root);
  const { day, markets, crowds, openMinutes } = now ?? made;
  const isToday = day === (now?.today ?? madeOn);
  const minute = isToday ? now?.minute : undefined;
  const { opensFirst } = now ?? {};
  const hours = String(Number((openMinutes / 60).toFixed(1)));
  return (
    <div ref={root} className={styles.frame} data-live={live && !failed}>
      <div
        className={styles.clock}
        data-testid="session-clock"
        data-now={minute}
        style={minute === undefined ? undefined : ({ '--now': minute / DAY_MINUTES } as CSSProperties)}
      >
        <p className={styles.figure}>
          <b data-figures="" data-first={hours[0]}>
            {hours}
          </b>
          <span>{words.openHours}</span>
        </p>
        <p className={styles.day}>
          {!isToday && <b>{words.nextTradingDay}</b>}
          <time dateTime={day}>{day === made.day ? madeDay : dayAndWeekday(day, locale)}</time>
          <span>{words.hongKongTime}</span>
          {opensFirst && (
            <span data-figures="">
              {fill(words.opensFirst, {
                city: words.cities[opensFirst.exchange],
                hours: String(Math.floor(opensFirst.minutes / 60)),
                minutes: String(opensFirst.minutes % 60),
              })}
            </span>
          )}
        </p>
        <div className={styles.scale} aria-hidden="true">
          {MARKS.map((hour) => (
            <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
              {String(hour).padStart(2, '0')}
            </span>
          ))}
          {minute !== undefined && (
            <b
              className={styles.now}
              data-figures=""
              data-edge={minute < 90 ? 'start' : minute > 1350 ? 'end' : undefined}
            >
              {words.now} {readableClock(minute)}
            </b>
          )}
        </div>
        <ul className={styles.markets}>
          {markets.map((market) => (
            <MarketRow key={market.exchange} market={market} now={now} locale={locale} words={words}>
              <SessionBars spans={market.spans} crowds={crowds} />
            </MarketRow>
          ))}
        </ul>
        <p className={styles.key}>
          {words.together}
          {TOGETHER.map((count) => (
            <span key={count}>
              <i aria-hidden="true" />
              {count}
            </span>
          ))}
        </p>
        <p className={styles.note}>{words.note}</p>
      </div>
    </div>
  );
}

/**
 * The minute that has begun; unknown until the page has come to rest with the clock
 * in view, since the page is older than its visit. What calendars and clocks of six
 * places say is fetched then.
 */
function useNow(root: RefObject<Element | null>): { now?: ClockNow; failed: boolean } {
  const inView = useInView(root);
  const wanted = useEver(usePageAtRest(inView));
  const [now, setNow] = useState<ClockNow>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Without it the sessions of the page's own day stay, named as such.
    import('@/lib/market/session-clock').then(
      ({ clockAt }) => {
        if (!left) stop = eachMinute((instant) => setNow(clockAt(instant)));
      },
      () => setFailed(true),
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [wanted]);
  return { now, failed };
}

/** Tells the minute that has begun, now and whenever another one has. */
function eachMinute(tell: (instant: number) => void): () => void {
  let told: number | undefined;
  const look = () => {
    const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    if (minute !== told) tell(minute);
    told = minute;
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

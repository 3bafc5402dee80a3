'use client';

import { type CSSProperties, Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { dayAndWeekday } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { INTL_LOCALE, type Locale, TIME_ZONE } from '@/lib/i18n/locales';
import type { ExchangeId, Hours } from '@/lib/market/exchanges';
import { readableClock } from '@/lib/market/session';
import { type ClockDay, type ClockNow, DAY_MINUTES, type MarketDay, type Span } from '@/lib/market/session-line';
import { useLive } from '../ui/actions/live';
import { useEver, useInView, usePageAtRest } from '../ui/motion/motion';
import { SessionBars } from './session-bars';
import styles from './session-clock.module.css';

/** How often the clock is looked at; it shows minutes. */
const LOOK_MS = 5_000;
const MINUTE_MS = 60_000;
/** How many markets trade at once, as the bars tell them apart. */
const TOGETHER = ['1', '2', '3', '4+'];
const MARKS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export interface ClockWords {
  cities: Record<ExchangeId, string>;
  exchanges: Record<ExchangeId, string>;
  hongKongTime: string;
  /** Beside the figure of hours. */
  openHours: string;
  /** Before the key of the bars. */
  together: string;
  now: string;
  local: string;
  /** Where clocks show what those in Hong Kong do. */
  none: string;
  holiday: string;
  /** With hours in Hong Kong's day that begin the day before. */
  holidayAfter: string;
  weekendAfter: string;
  weekend: string;
  halfDay: string;
  unknown: string;
  /** With `{time}`: open until, at lunch until, closed until today, closed until a day. */
  open: string;
  lunch: string;
  closed: string;
  /** With `{day}` and `{time}`. */
  later: string;
  /** With `{time}`: where a session ends after midnight. */
  nextDay: string;
  note: ReactNode;
}

interface LiveClockProps {
  made: ClockDay;
  /** The day it was made, in words: a browser that has not named a day yet takes long for the first. */
  madeDay: string;
  locale: Locale;
  words: ClockWords;
}

/** The clock: whole in the HTML for the day it was made, minute by minute in the browser. */
export function LiveClock({ made, madeDay, locale, words }: LiveClockProps) {
  const root = useRef<HTMLDivElement>(null);
  const live = useLive();
  const { now, failed } = useNow(root);
  const { day, markets, crowds, openMinutes } = now ?? made;
  const minute = now?.minute;
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
          <time dateTime={day}>{day === made.day ? madeDay : dayAndWeekday(day, locale)}</time>
          <span>{words.hongKongTime}</span>
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
            <Market key={market.exchange} market={market} now={now} locale={locale} words={words}>
              <SessionBars spans={market.spans} crowds={crowds} />
            </Market>
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

interface MarketProps {
  market: MarketDay;
  now: ClockNow | undefined;
  locale: Locale;
  words: ClockWords;
  children: ReactNode;
}

function Market({ market: { exchange, kind, local, spans }, now, locale, words, children }: MarketProps) {
  const status = now && statusOf(exchange, now, locale, words);
  const here = spansSaid(spans, local.at(-1)).map((span) => spanText(span, local.at(-1), words));
  const there = local.map(([from, to]) => `${readableClock(from)}–${readableClock(to)}`);
  const remark = {
    holiday: here.length > 0 ? words.holidayAfter : words.holiday,
    weekend: here.length > 0 ? words.weekendAfter : words.weekend,
    half: words.halfDay,
    unknown: words.unknown,
    full: '',
  };
  return (
    <li data-market={exchange} data-state={status?.state}>
      <div className={styles.city}>
        <h3>{words.cities[exchange]}</h3>
        <span>{words.exchanges[exchange]}</span>
        {now && (
          <b data-figures="" data-same={now.places[exchange].minute === now.minute ? '' : undefined}>
            <span>{words.local} </span>
            {readableClock(now.places[exchange].minute)}
          </b>
        )}
      </div>
      <p className={styles.state}>
        {status?.text}
        {remark[kind] && <span>{remark[kind]}</span>}
      </p>
      <div className={styles.track}>{children}</div>
      <p className={styles.hours} data-figures="">
        {here.length === 0 ? words.none : whole(here)}
        {/* Where the clock is Hong Kong's there is nothing to add. */}
        {there.length > 0 && there.join() !== here.join() && (
          <small>
            {words.local} {whole(there)}
          </small>
        )}
      </p>
    </li>
  );
}

/** Sessions beside one another, none of them broken over two lines. */
function whole(sessions: string[]): ReactNode {
  return sessions.map((each, index) => (
    <Fragment key={each}>
      {index > 0 && '  '}
      <span>{each}</span>
    </Fragment>
  ));
}

/**
 * The sessions that begin on this day. What has gone on since the day before has its bar, but where a session of this
 * day goes on past midnight as well, the same hours would be said twice.
 */
function spansSaid(spans: readonly Span[], last: Hours | undefined): readonly Span[] {
  const [first] = spans;
  const latest = spans.at(-1);
  const goesOn = latest && last && latest.to === DAY_MINUTES && latest.from + last[1] - last[0] > DAY_MINUTES;
  return goesOn && spans.length > 1 && first?.from === 0 ? spans.slice(1) : spans;
}

/** A part of the line; the last session goes on after midnight, where the line has its end. */
function spanText({ from, to }: Span, last: Hours | undefined, { nextDay }: ClockWords): string {
  const end = last ? from + last[1] - last[0] : to;
  const until =
    to === DAY_MINUTES && end > DAY_MINUTES
      ? fill(nextDay, { time: readableClock(end - DAY_MINUTES) })
      : readableClock(to);
  return `${readableClock(from)}–${until}`;
}

function statusOf(exchange: ExchangeId, now: ClockNow, locale: Locale, words: ClockWords) {
  const { state, next } = now.places[exchange];
  if (!next) return { state, text: words.none };
  const sentence = state === 'closed' && next.day !== now.day ? words.later : words[state];
  const text = fill(sentence, { time: readableClock(next.minute), day: weekday(next.at, locale) });
  return { state, text };
}

function weekday(instant: number, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone: TIME_ZONE, weekday: 'short' }).format(instant);
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

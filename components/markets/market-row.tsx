import { Fragment, type ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { INTL_LOCALE, type Locale, TIME_ZONE } from '@/lib/i18n/locales';
import type { ExchangeId, Hours } from '@/lib/market/exchanges';
import { readableClock } from '@/lib/market/session';
import { type ClockNow, DAY_MINUTES, type MarketDay, type Span } from '@/lib/market/session-line';
import type { ClockWords } from './clock-words';
import styles from './market-row.module.css';

interface MarketRowProps {
  market: MarketDay;
  now: ClockNow | undefined;
  locale: Locale;
  words: ClockWords;
  children: ReactNode;
}

/** A market on the line of the day: its city, what it is doing now, its bars and its hours. */
export function MarketRow({ market: { exchange, kind, local, spans }, now, locale, words, children }: MarketRowProps) {
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
    <li className={styles.market} data-market={exchange} data-state={status?.state}>
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
  const sentence = state === 'closed' && next.day !== now.today ? words.later : words[state];
  const text = fill(sentence, { time: readableClock(next.minute), day: weekday(next.at, locale) });
  return { state, text };
}

function weekday(instant: number, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone: TIME_ZONE, weekday: 'short' }).format(instant);
}

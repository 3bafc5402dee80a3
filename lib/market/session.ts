/**
 * The session of the Hong Kong exchange as the chart shows it (specification
 * §9): 09:30 to 12:00 and 13:00 to 16:00 on one axis of 330 minutes. The lunch
 * hour is taken out, so 12:00 and 13:00 share a place on the axis; in the data
 * they are two minutes.
 */

export const SESSION_MINUTES = 330;
/** The minute at which the morning ends and the afternoon begins. */
export const LUNCH_MINUTE = 150;
/** §9: quotes are delayed by at least this. */
export const QUOTE_DELAY_MINUTES = 15;

/** Minutes of the clock, from midnight. */
export const OPENS = clock('0930');
export const LUNCH_BEGINS = clock('1200');
export const LUNCH_ENDS = clock('1300');
export const CLOSES = clock('1600');
/** The closing auction settles the day's last price within ten minutes of the close, on half days after the morning. */
export const AUCTION_MINUTES = 10;

/** The minutes of the clock at which shares trade, both ends of morning and afternoon included. */
export const TRADING_CLOCKS: readonly number[] = [...minutes(OPENS, LUNCH_BEGINS), ...minutes(LUNCH_ENDS, CLOSES)];

function minutes(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function clock(time: string): number {
  return Number(time.slice(0, -2)) * 60 + Number(time.slice(-2));
}

/** Minutes from midnight of HHMM or HMM text, or undefined where it is no time of day. */
export function clockOf(time: string): number | undefined {
  if (!/^\d{3,4}$/.test(time)) return undefined;
  const minute = clock(time);
  return minute < 24 * 60 && Number(time.slice(-2)) < 60 ? minute : undefined;
}

/**
 * Place on the axis of a minute of the clock: 09:30 is 0, 12:00 and 13:00 are
 * 150, 16:00 is 330. What the closing auction adds stands at the end of the
 * session: at 16:00, on a half day at 12:00. A time outside the session has none.
 */
export function placeOf(clockMinute: number, halfDay = false): number | undefined {
  if (clockMinute < OPENS || clockMinute > CLOSES + AUCTION_MINUTES) return undefined;
  if (clockMinute <= LUNCH_BEGINS) return clockMinute - OPENS;
  if (clockMinute < LUNCH_ENDS) {
    return halfDay && clockMinute <= LUNCH_BEGINS + AUCTION_MINUTES ? LUNCH_MINUTE : undefined;
  }
  return Math.min(clockMinute, CLOSES) - OPENS - (LUNCH_ENDS - LUNCH_BEGINS);
}

/** A minute of the clock as it is read: `09:30`. */
export function readableClock(clockMinute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(clockMinute / 60))}:${pad(clockMinute % 60)}`;
}

/** The time of a minute of the session; minute 150 is the end of the morning. */
export function timeAt(minute: number): string {
  const lunch = minute > LUNCH_MINUTE ? LUNCH_ENDS - LUNCH_BEGINS : 0;
  return readableClock(OPENS + minute + lunch);
}

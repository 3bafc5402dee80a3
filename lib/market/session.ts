/**
 * The session of the Hong Kong exchange as the chart shows it (specification
 * §9): 09:30 to 12:00 and 13:00 to 16:00 on one axis of 330 minutes. The lunch
 * hour is taken out, so 12:00 and 13:00 are the same minute.
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
/** The closing auction settles the day's last price within these ten minutes. */
export const AUCTION_ENDS = clock('1610');

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
 * Minute of the session for HHMM or HMM text: 09:30 is 0, 12:00 and 13:00 are
 * 150, 16:00 is 330. What the closing auction adds after 16:00 belongs to the
 * last minute. A time outside the session has none.
 */
export function minuteOf(time: string): number | undefined {
  const minute = clockOf(time);
  if (minute === undefined || minute < OPENS || minute > AUCTION_ENDS) return undefined;
  if (minute <= LUNCH_BEGINS) return minute - OPENS;
  if (minute < LUNCH_ENDS) return undefined;
  return Math.min(minute, CLOSES) - OPENS - (LUNCH_ENDS - LUNCH_BEGINS);
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

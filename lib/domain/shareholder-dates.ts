/** What shareholders are paid and asked, and when. */

export const DIVIDEND_KINDS = ['interim', 'final', 'special'] as const;
export const MEETING_KINDS = ['agm', 'egm'] as const;
export const RESOLUTION_KINDS = ['ordinary', 'special'] as const;
/** What resolutions of general meetings are about, as they are compared year by year. */
export const RESOLUTION_SUBJECTS = [
  'accounts',
  'dividend',
  'election',
  'remuneration',
  'auditor',
  'issue',
  'buyBack',
  'articles',
  'other',
] as const;
export type ResolutionSubject = (typeof RESOLUTION_SUBJECTS)[number];
export const EVENT_KINDS = [
  'results',
  'boardMeeting',
  'generalMeeting',
  'bookClosure',
  'exDate',
  'record',
  'payment',
  'closedPeriod',
  'roadshow',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export type ResolutionKind = (typeof RESOLUTION_KINDS)[number];

/** Votes for and against a resolution, in shares. */
export interface Votes {
  for: number;
  against: number;
}

/** Whether votes carry a resolution: more than half of those cast, or not less than three quarters where it is special. */
export function isCarried(kind: ResolutionKind, { for: yes, against }: Votes): boolean {
  return kind === 'special' ? yes > 0 && yes >= 3 * against : yes > against;
}

/**
 * Votes for a resolution in hundredths of a percent of those cast, rounded. Rounding never says what is not so: nobody's
 * vote is lost in 0 or 100 %, and a special resolution that failed stays below 75 %. Undefined where nobody voted.
 */
export function shareOfVotes(kind: ResolutionKind, votes: Votes): number | undefined {
  const cast = votes.for + votes.against;
  if (cast === 0) return undefined;
  const rounded = Math.round((votes.for / cast) * 10_000);
  if (votes.for === 0 || votes.against === 0) return rounded;
  const most = kind === 'special' && !isCarried(kind, votes) ? 7_499 : 9_999;
  return Math.min(most, Math.max(1, rounded));
}

/** A part of a whole in hundredths of a percent, rounded; undefined of nothing. */
export function hundredthsOf(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.round((part / whole) * 10_000) : undefined;
}

/** Groups of the board, in the order of the annual report. */
export const BOARD_GROUPS = ['executive', 'nonExecutive', 'independent'] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/** Committees of the board, in the order of the governance page. */
export const COMMITTEES = ['audit', 'nomination', 'remuneration'] as const;
export type Committee = (typeof COMMITTEES)[number];

export const COMMITTEE_SEATS = ['chair', 'member'] as const;
export type CommitteeSeat = (typeof COMMITTEE_SEATS)[number];
export type CommitteeSeats = Partial<Record<Committee, CommitteeSeat>>;

/** A seat by the days it is held, as content has it: the first and the last day in office, `2024-07-12`. */
export interface DatedSeat {
  id: string;
  /** Who holds it, where one person holds several in turn. */
  person?: string | undefined;
  from: string;
  to?: string | undefined;
  committees?: CommitteeSeats | undefined;
  /** The committees until the last day of each, the earliest first; after the last of these days as above. */
  earlier?: readonly { to: string; committees?: CommitteeSeats | undefined }[] | undefined;
}

/** After so many years the code on corporate governance asks why an independent director is independent still. */
export const LONG_TENURE_YEARS = 9;

/** From the first moment of the first day in office to the last moment of the last, in Hong Kong. */
export function isInOffice({ from, to }: DatedSeat, day: string): boolean {
  return from <= day && (to === undefined || day <= to);
}

/** What a director is in committees on a day. */
export function committeesOn({ committees = {}, earlier = [] }: DatedSeat, day: string): CommitteeSeats {
  const until = earlier.find(({ to }) => day <= to);
  return until ? (until.committees ?? {}) : committees;
}

/** The days from which something is different than the day before: somebody comes, goes, or changes a committee. */
export function changeDays(seats: readonly DatedSeat[]): string[] {
  const days = seats.flatMap(({ from, to, earlier = [] }) => [
    from,
    ...[...earlier.map((each) => each.to), ...(to === undefined ? [] : [to])].map(dayAfter),
  ]);
  return [...new Set(days)].sort();
}

/** The day since which a person has been on the board without a break, of the seat that is held on that day. */
export function onBoardSince(seat: DatedSeat, seats: readonly DatedSeat[]): string {
  const before = seats.find(
    (other) =>
      other !== seat &&
      personOf(other) === personOf(seat) &&
      other.to !== undefined &&
      dayAfter(other.to) === seat.from,
  );
  return before ? onBoardSince(before, seats) : seat.from;
}

export const personOf = ({ id, person = id }: DatedSeat): string => person;

/** Whole years from one day to another. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** The day on which a director has been one for nine years; of 29 February the last of the month. */
export function longTenureFrom(since: string): string {
  const day = `${Number(since.slice(0, 4)) + LONG_TENURE_YEARS}${since.slice(4)}`;
  return new Date(day).toISOString().startsWith(day) ? day : `${day.slice(0, 8)}28`;
}

export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

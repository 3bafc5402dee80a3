import { assetUrl } from '../assets/address';
import type { ArtSource } from '../assets/artwork';
import { companyContent } from '../content-folder/current';
import type { BoardFile } from '../content-folder/schemas';
import {
  BOARD_GROUPS,
  type BoardGroup,
  type CommitteeSeats,
  changeDays,
  committeesOn,
  isInOffice,
  LONG_TENURE_YEARS,
  longTenureFrom,
  onBoardSince,
  wholeYears,
} from '../domain/board';
import { HONG_KONG_MS, midnightOf } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';

/** A director (§3). */
export interface BoardMember {
  /** Names the director within a page, in every language alike. */
  id: string;
  /** It only accompanies the words, so its `alt` is empty (§2). */
  image?: ArtSource;
  /** Address of the tile that stands for the picture where there is none. */
  tile?: string;
  group: BoardGroup;
  /** Year of appointment. */
  appointed: number;
  /** Whole years on the board. */
  years: number;
  /** The day on which an independent director has been one for nine years, from a year before it on. */
  longTenure?: string;
  /** The last day in office, where it is known. */
  until?: string;
  committees: CommitteeSeats;
  name: string;
  /** The seat on the board: "Executive Director". Several may hold the same one. */
  office: string;
  /** What tells them apart: the post ("Chairman"), or with `expertise` the field a director answers for. */
  position: string;
  expertise?: boolean;
  introduce: string;
  skills: string[];
  attendance?: Attendance;
  /** Hours of professional development in a year, and what they were about. */
  training?: { year: number; hours: number; topics: string[] };
  /** On boards of other listed companies. */
  otherSeats: { company: string; office: string }[];
  /** Where shareholders reach the lead independent director. */
  contact?: string;
}

/** Meetings of a year: of the board, of committees, of shareholders. */
export type Attendance = NonNullable<Seat['attendance']>;

type Seat = BoardFile['seats'][number];

/** Size of a picture and of a tile, in their own units. */
export const PORTRAIT = { width: 320, height: 400 } as const;

/** A phone shows a portrait half as large, and has a drawing with fewer bars for it. */
type Shown = 'whole' | 'small';

/** Address of a portrait: as content gives it, or of a drawing that ships with the site. */
function portraitUrl(name: string, shown: Shown): string {
  if (/^(?:\/|https?:)/.test(name)) return name;
  return assetUrl(`/assets/portrait/${name}${shown === 'small' ? '-small' : ''}.svg`);
}

/** The day in Hong Kong, `YYYY-MM-DD`. */
export function hongKongDay(moment: number): string {
  return new Date(moment + HONG_KONG_MS).toISOString().slice(0, 10);
}

/** The directors in office at a moment (of now, unless another one is given), in the order of the annual report. */
export function boardMembers(locale: Locale, shown: Shown = 'whole', at = Date.now()): BoardMember[] {
  const day = hongKongDay(at);
  const seats = companyContent().board.seats as Seat[];
  return seats.filter((seat) => isInOffice(seat, day)).map((seat) => memberOf(seat, seats, { locale, shown, day }));
}

function memberOf(
  seat: Seat,
  seats: readonly Seat[],
  { locale, shown, day }: { locale: Locale; shown: Shown; day: string },
): BoardMember {
  const { id, image, tile, group, to, expertise, name, office, position, introduce } = seat;
  const since = onBoardSince(seat, seats);
  const mark = longTenureFrom(since);
  return {
    id,
    image: image === undefined ? undefined : { src: portraitUrl(image, shown), sources: [], ...PORTRAIT },
    tile: tile === undefined ? undefined : portraitUrl(tile, shown),
    group,
    appointed: Number(since.slice(0, 4)),
    years: wholeYears(since, day),
    longTenure: group === 'independent' && wholeYears(since, day) >= LONG_TENURE_YEARS - 1 ? mark : undefined,
    until: to,
    committees: committeesOn(seat, day),
    expertise,
    name: name[locale],
    office: office[locale],
    position: position[locale],
    introduce: introduce[locale],
    skills: (seat.skills ?? []).map((skill) => skill[locale]),
    // On a day before the year has ended nobody knows it.
    attendance: seat.attendance && day > `${seat.attendance.year}-12-31` ? seat.attendance : undefined,
    training: trainingOf(seat, day, locale),
    otherSeats: (seat.otherSeats ?? []).map((other) => ({
      company: other.company[locale],
      office: other.office[locale],
    })),
    contact: seat.contact,
  };
}

/** On a day before the year has ended nobody knows it. */
function trainingOf({ training }: Seat, day: string, locale: Locale): BoardMember['training'] {
  if (training === undefined || day <= `${training.year}-12-31`) return undefined;
  const { year, hours, topics = [] } = training;
  return { year, hours, topics: topics.map((topic) => topic[locale]) };
}

/** The directors in office by group, in the order of both; a group without any is left out. */
export function boardByGroup(locale: Locale, shown?: Shown, at?: number): [BoardGroup, BoardMember[]][] {
  const members = boardMembers(locale, shown, at);
  return BOARD_GROUPS.map((group): [BoardGroup, BoardMember[]] => [
    group,
    members.filter((member) => member.group === group),
  ]).filter(([, { length }]) => length > 0);
}

/** The day since which the board stands as it does at a moment, in Hong Kong: `2024-07-12`. */
export function boardStandsSince(at = Date.now()): string | undefined {
  const day = hongKongDay(at);
  return boardChangeDays()
    .filter((change) => change <= day)
    .at(-1);
}

/** The days from which the board is another than before, the earliest first. */
export function boardChangeDays(): string[] {
  return changeDays(companyContent().board.seats as Seat[]);
}

/** The next midnight in Hong Kong from which the board or its committees are others, in ms; undefined where none is known. */
export function boardChangesAt(after: number): number | undefined {
  return boardChangeDays()
    .map(startOf)
    .find((midnight) => midnight > after);
}

/** The first moment of a day in Hong Kong, in ms. */
export function startOf(day: string): number {
  return midnightOf(day);
}

/** Whether each committee that has members is chaired by an independent director, as the page of governance says. */
export function isChairedIndependently(members: readonly BoardMember[]): boolean {
  const chairs = members.filter(({ committees }) => Object.values(committees).includes('chair'));
  return chairs.length > 0 && chairs.every(({ group }) => group === 'independent');
}

/**
 * Whether an office is that of the whole group, so that the group's heading says it already; a heading is in the plural
 * where a language has one. Both in the reader's language.
 */
export function isOfficeOf(office: string, groupName: string): boolean {
  return groupName.toLowerCase().replace(/s$/, '') === office.toLowerCase();
}

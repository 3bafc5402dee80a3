import { assetUrl } from '../assets/address';
import type { ArtSource } from '../assets/artwork';
import { companyContent } from '../content-folder/current';
import type { BoardFile } from '../content-folder/schemas';
import { BOARD_GROUPS, type BoardGroup, type Committee, type CommitteeSeat } from '../domain/board';
import { HONG_KONG_MS } from '../i18n/hong-kong';
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
  committees: Partial<Record<Committee, CommitteeSeat>>;
  name: string;
  /** The seat on the board: "Executive Director". Several may hold the same one. */
  office: string;
  /** What tells them apart: the post ("Chairman"), or with `expertise` the field a director answers for. */
  position: string;
  expertise?: boolean;
  introduce: string;
}

type Seat = BoardFile['seats'][number];

/** Size of a picture and of a tile, in their own units. */
export const PORTRAIT = { width: 320, height: 400 } as const;

/** A phone shows a portrait half as large, and has a drawing with fewer bars for it. */
type Shown = 'whole' | 'small';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Address of a portrait: as content gives it, or of a drawing that ships with the site. */
function portraitUrl(name: string, shown: Shown): string {
  if (/^(?:\/|https?:)/.test(name)) return name;
  return assetUrl(`/assets/portrait/${name}${shown === 'small' ? '-small' : ''}.svg`);
}

/** The day in Hong Kong, `YYYY-MM-DD`. */
function hongKongDay(moment: number): string {
  return new Date(moment + HONG_KONG_MS).toISOString().slice(0, 10);
}

/** From the first moment of the first day in office to the last moment of the last, in Hong Kong. */
function isInOffice({ from, to }: Seat, day: string): boolean {
  return from <= day && (to === undefined || day <= to);
}

/** The directors in office at a moment (of now, unless another one is given), in the order of the annual report. */
export function boardMembers(locale: Locale, shown: Shown = 'whole', at = Date.now()): BoardMember[] {
  const day = hongKongDay(at);
  return companyContent()
    .board.seats.filter((seat) => isInOffice(seat, day))
    .map(({ id, image, tile, from, group, committees = {}, expertise, name, office, position, introduce }) => ({
      id,
      image: image === undefined ? undefined : { src: portraitUrl(image, shown), sources: [], ...PORTRAIT },
      tile: tile === undefined ? undefined : portraitUrl(tile, shown),
      group,
      appointed: Number(from.slice(0, 4)),
      committees,
      expertise,
      name: name[locale],
      office: office[locale],
      position: position[locale],
      introduce: introduce[locale],
    }));
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
  return midnights()
    .filter((midnight) => midnight <= at)
    .map(hongKongDay)
    .sort()
    .at(-1);
}

/** The next midnight in Hong Kong at which a director comes or goes, in ms; undefined where none is known. */
export function boardChangesAt(after: number): number | undefined {
  const later = midnights().filter((midnight) => midnight > after);
  return later.length > 0 ? Math.min(...later) : undefined;
}

/** Every midnight in Hong Kong at which a director comes or goes, in ms. */
function midnights(): number[] {
  return companyContent().board.seats.flatMap(({ from, to }) => [
    midnightOf(from),
    ...(to === undefined ? [] : [midnightOf(to) + DAY_MS]),
  ]);
}

function midnightOf(day: string): number {
  return Date.parse(day) - HONG_KONG_MS;
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

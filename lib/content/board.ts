import { assetUrl } from '../assets/address';
import type { ArtSource } from '../assets/artwork';
import type { Locale } from '../i18n/locales';
import board from './board.json';

/** Groups of the board, in the order of the annual report. */
export const BOARD_GROUPS = ['executive', 'nonExecutive', 'independent'] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/** Committees of the board, in the order of the governance page. */
export const COMMITTEES = ['audit', 'nomination', 'remuneration'] as const;
export type Committee = (typeof COMMITTEES)[number];
export type CommitteeSeat = 'chair' | 'member';

/** A director (§3). Names are samples: nine surnames, one given name that says so. */
export interface BoardMember {
  /** Names the director within a page, in every language alike: an English surname. */
  id: string;
  /** A bust of bars, for the first four (§2); it only accompanies the words, so its `alt` is empty. */
  image?: ArtSource;
  /** Address of the tile of the same family that stands for the picture of the others. */
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

/** An entry of `board.json`: with a picture for the first four (§2), and for the others a tile of the same family. */
type Entry = Pick<BoardMember, 'group' | 'appointed' | 'committees' | 'expertise'> &
  Record<'name' | 'office' | 'position' | 'introduce', Record<Locale, string>> & { image?: string; tile?: string };

/** Size of a picture and of a tile, in their own units. */
export const PORTRAIT = { width: 320, height: 400 } as const;

/** A phone shows a portrait half as large, and has a drawing with fewer bars for it. */
type Shown = 'whole' | 'small';

function portraitUrl(name: string, shown: Shown): string {
  return assetUrl(`/assets/portrait/${name}${shown === 'small' ? '-small' : ''}.svg`);
}

/** The nine directors in the order of the annual report. */
export function boardMembers(locale: Locale, shown: Shown = 'whole'): BoardMember[] {
  return (board as Entry[]).map(({ image, tile, name, office, position, introduce, ...facts }) => ({
    ...facts,
    image: image === undefined ? undefined : { src: portraitUrl(image, shown), sources: [], ...PORTRAIT },
    tile: tile === undefined ? undefined : portraitUrl(tile, shown),
    id: name.en.toLowerCase().replace(/.*\s/, ''),
    name: name[locale],
    office: office[locale],
    position: position[locale],
    introduce: introduce[locale],
  }));
}

/** The directors by group, in the order of both. */
export function boardByGroup(locale: Locale, shown?: Shown): [BoardGroup, BoardMember[]][] {
  const members = boardMembers(locale, shown);
  return BOARD_GROUPS.map((group) => [group, members.filter((member) => member.group === group)]);
}

/**
 * Whether an office is that of the whole group, so that the group's heading says it already; a heading is in the plural
 * where a language has one. Both in the reader's language.
 */
export function isOfficeOf(office: string, groupName: string): boolean {
  return groupName.toLowerCase().replace(/s$/, '') === office.toLowerCase();
}

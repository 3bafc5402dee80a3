import { type ArtSource, artwork } from '../assets/artwork';
import type { Locale } from '../i18n/locales';
import board from './board.json';

/** A director (§3). People are named by their office. */
export interface BoardMember {
  /** An engraved plaque, for the first four (§2); it only accompanies the words, so its `alt` is empty. */
  image?: ArtSource;
  /** The office: "Executive Director". Several may hold the same one. */
  name: string;
  /** What tells them apart: "Chairman", "Chair of the Audit Committee". */
  position: string;
  introduce: string;
}

/** The nine directors in the order of the annual report: executive, non-executive, independent. */
export function boardMembers(locale: Locale): BoardMember[] {
  return board.map(({ image, name, position, introduce }) => ({
    image: image === undefined ? undefined : artwork(image as Portrait, locale),
    name: name[locale],
    position: position[locale],
    introduce: introduce[locale],
  }));
}

type Portrait = `portrait/executive-${1 | 2 | 3 | 4}`;

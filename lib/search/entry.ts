import type { Marked } from '../contract/document-marks';
import type { FoundKind } from '../domain/found-kind';
import type { Locale } from '../i18n/locales';
import type { RouteId } from '../site/routes';

/** Where an entry is: a page of ours, or a file. */
export type EntryTarget =
  | { route: RouteId; query?: Readonly<Record<string, string | number>>; hash?: string }
  | { file: string };

/** A part of an entry that has an address of its own. */
export interface Passage {
  /** Fragment of that address: the id of a heading, or `page=3` of a PDF; empty for the beginning. */
  place: string;
  heading: string;
  words: string;
}

/** One thing that can be found, in one language. */
export interface Entry {
  locale: Locale;
  kind: FoundKind;
  /** Names it among those of its source and language. */
  key: string;
  title: string;
  /** Its titles in the other languages, by which it is found too. */
  elsewhere?: string;
  target: EntryTarget;
  /** Milliseconds since 1970. */
  publishedAt?: number;
  /** What became of a document that was corrected or withdrawn. */
  marks?: Marked;
  passages: Passage[];
}

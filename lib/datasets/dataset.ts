import type { Locale } from '../i18n/locales';

/** What a cell holds; null where nothing is given, which a file leaves empty. */
export type Cell = string | number | null;

/** A column: `number` is a number as the source gives it, `day` is `2026-11-12`, everything else is text. */
export interface Column<Key extends string = string> {
  key: Key;
  /** Its heading, in the language of the file. */
  label: string;
  is: 'text' | 'number' | 'day';
}

/** A table of investor relations as people take it away, in one language. */
export interface Dataset<Key extends string = string> {
  title: string;
  /** What one must know of the figures: unit, source, that they are sample figures. A line each, above the headings. */
  notes: readonly string[];
  columns: readonly Column<Key>[];
  rows: readonly Readonly<Record<Key, Cell>>[];
}

/** Reads a table as it stands now; undefined where it could not be read and nothing was known before. */
export type ReadDataset = (locale: Locale) => Promise<Dataset | undefined>;

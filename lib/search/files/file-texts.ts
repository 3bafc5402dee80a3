import type { Passage } from '../entry';

/** Grows when files are read in another way: those that were read before are read anew. */
export const READING = 4;

/** A file whose words can be found: its address, and what says that it is another one than before. */
export interface NamedFile {
  address: string;
  mark: string;
}

/** The words of files, as far as they have been read; what has not been is noted, and read later. */
export interface FileTexts {
  /** One text a page; undefined while nobody has read it. */
  pagesOf(file: NamedFile): readonly string[] | undefined;
}

/** Whether a part of an entry is a page of a file. */
export const isOfFile = (place: string): boolean => place.startsWith('page=');

/** A file's pages as parts that can be linked to. */
export function passagesOfFile(texts: FileTexts, file: NamedFile): Passage[] {
  const pages = texts.pagesOf(file) ?? [];
  return pages.flatMap((words, index) => (words === '' ? [] : [{ place: `page=${index + 1}`, heading: '', words }]));
}

/** A page with its number, counted from 1, as the document counts its sheets. */
export interface ShownPage<T> {
  number: number;
  content: T;
}

export interface ShownPages<T> {
  /** Shown open. */
  open: ShownPage<T>[];
  /** Folded until a reader opens them. */
  folded: ShownPage<T>[];
  /** The first page that is left out, if the text is too long to be shown whole. */
  restFrom?: number;
}

/** A document of more pages than this is folded behind the first few. */
const OPEN_ALL = 8;
const OPEN_OF_LONG = 4;
/** The most letters that are shown: some 40 pages of a report. */
const MOST_LETTERS = 60_000;

/** Which pages of a document are shown, and how. */
export function shownPages<T>(pages: readonly T[], lettersOf: (page: T) => number): ShownPages<T> {
  let letters = 0;
  const numbered: ShownPage<T>[] = [];
  for (const [index, content] of pages.entries()) {
    letters += lettersOf(content);
    // The first page is shown however long it is.
    if (letters > MOST_LETTERS && index > 0) break;
    numbered.push({ number: index + 1, content });
  }
  const open = pages.length > OPEN_ALL ? OPEN_OF_LONG : OPEN_ALL;
  return {
    open: numbered.slice(0, open),
    folded: numbered.slice(open),
    ...(numbered.length < pages.length && { restFrom: numbered.length + 1 }),
  };
}

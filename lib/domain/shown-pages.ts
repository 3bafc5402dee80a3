/** A page with its number, counted from 1, as the document counts its sheets. */
export interface ShownPage<T> {
  number: number;
  content: T;
}

export interface ShownPages<T> {
  /** Read at once. */
  open: ShownPage<T>[];
  /** Unfolded by those who want them. */
  folded: ShownPage<T>[];
  /** Too much to be shown: where the first of them is. */
  restFrom?: number;
}

/** A document of more pages than this is folded behind the first few. */
const OPEN_ALL = 8;
const OPEN_OF_LONG = 4;
/** Letters on one page of the site: some 40 sheets of a report. */
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

/** How fast documents came from the Exchange to this site, as far as both times are known. */
export interface PublicationTimes<T> {
  /** How many of the documents have both. */
  measured: number;
  /** Of the measured ones, in seconds; half of them took no longer. */
  median?: number;
  longest?: { document: T; seconds: number };
}

/** @param secondsOf undefined where one of the two times is not known */
export function publicationTimes<T>(
  documents: readonly T[],
  secondsOf: (document: T) => number | undefined,
): PublicationTimes<T> {
  const measured = documents
    .flatMap((document) => {
      const seconds = secondsOf(document);
      return seconds === undefined ? [] : [{ document, seconds }];
    })
    .sort((one, other) => one.seconds - other.seconds);
  const longest = measured.at(-1);
  if (longest === undefined) return { measured: 0 };
  const middle = measured.slice(Math.floor((measured.length - 1) / 2), Math.floor(measured.length / 2) + 1);
  const median = middle.reduce((sum, { seconds }) => sum + seconds, 0) / middle.length;
  return { measured: measured.length, median, longest };
}

/** What filings have to do with one another, as far as content or an API says so: nothing is read out of titles. */

/** What is known of a filing that leads to others. */
export interface RelatedFiling {
  id?: string | undefined;
  publishTime?: number | undefined;
  /** Ids of those that it follows. */
  follows?: readonly string[] | undefined;
}

export interface Relations<T> {
  /** What it follows, such as the notice of its results, oldest first. */
  follows: T[];
  /** What followed it, oldest first. */
  followedBy: T[];
}

/** The filings that one follows, and those that followed it. */
export function relationsOf<T extends RelatedFiling>(filing: RelatedFiling, all: readonly T[]): Relations<T> {
  const { id, follows = [] } = filing;
  const inOrder = all.toSorted((one, other) => (one.publishTime ?? 0) - (other.publishTime ?? 0));
  return {
    follows: inOrder.filter((other) => other.id !== undefined && other.id !== id && follows.includes(other.id)),
    followedBy: id === undefined ? [] : inOrder.filter((other) => other.id !== id && other.follows?.includes(id)),
  };
}

/**
 * Seconds from the Exchange's publication to this site's; undefined where either is not known. Negative where this site
 * was first, which its own gate never allows and an API may say.
 */
export function secondsBetween({
  publishTime,
  exchange,
}: {
  publishTime?: number | undefined;
  exchange?: { at?: number | undefined } | undefined;
}): number | undefined {
  if (publishTime === undefined || exchange?.at === undefined) return undefined;
  return Math.round((publishTime - exchange.at) / 1000);
}

/** What is dated later than now is published then, whoever gives it, and until then nobody sees it. */

interface Dated {
  publishTime?: number | undefined;
}

/** The items that are published by now, and those that are not yet. */
export function publishedBy<T extends Dated>(
  now: number,
  items: readonly T[],
): { items: T[]; heldBack: (T & { publishTime: number })[] } {
  const isLater = (item: T): item is T & { publishTime: number } =>
    item.publishTime !== undefined && item.publishTime > now;
  return { items: items.filter((item) => !isLater(item)), heldBack: items.filter(isLater) };
}

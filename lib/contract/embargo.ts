/** The embargo: an item that is dated in the future is shown from then on, whether an API or our own store has it. */

interface Dated {
  publishTime?: number | undefined;
}

/** Parts the items that are published by a moment (ms) from those under embargo. */
export function publishedBy<T extends Dated>(
  now: number,
  items: readonly T[],
): { items: T[]; embargoed: (T & { publishTime: number })[] } {
  const isLater = (item: T): item is T & { publishTime: number } =>
    item.publishTime !== undefined && item.publishTime > now;
  return { items: items.filter((item) => !isLater(item)), embargoed: items.filter(isLater) };
}

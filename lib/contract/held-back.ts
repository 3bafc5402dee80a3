/** What is dated later than now is published then, whoever gives it, and until then nobody sees it. */

interface Dated {
  publishTime?: number | undefined;
}

/** The items that are published by now, and the moments of the others. */
export function publishedBy<T extends Dated>(now: number, items: readonly T[]): { items: T[]; heldBack: number[] } {
  const published = items.filter(({ publishTime }) => publishTime === undefined || publishTime <= now);
  const heldBack = items.flatMap(({ publishTime }) =>
    publishTime !== undefined && publishTime > now ? [publishTime] : [],
  );
  return { items: published, heldBack };
}

import type { Segment } from './figures';

/** Revenue of a segment in every year that gives it, newest first. */
export interface SegmentSeries {
  /** As the latest document calls it. */
  name: string;
  /** In HK$'000, with the document that says so, by year. */
  amounts: Readonly<Record<number, { amount: number; document: string }>>;
  /** Earlier names with the last year that had each, newest first. */
  formerly: { name: string; until: number }[];
}

/** Segments of one year, as its document reports them. */
export interface SegmentYear {
  year: number;
  document: string;
  segments?: Segment[];
}

/**
 * Segments of several years as lines. A segment is the same as one of the year after if that year's document gives its
 * amount as the amount before: names change, and an amount that was restated is another line unless the name is the same.
 */
export function segmentSeries(given: readonly SegmentYear[]): SegmentSeries[] {
  const lines: (Omit<SegmentSeries, 'amounts'> & {
    amounts: SegmentSeries['amounts'];
    before?: number;
    last: string;
  })[] = [];
  const years = given.toSorted((one, other) => other.year - one.year);
  for (const { year, document, segments = [] } of years) {
    const free = new Set(lines);
    for (const { name, amount, before } of segments) {
      const line =
        [...free].find((each) => each.before === amount) ?? [...free].find((each) => each.last === name) ?? undefined;
      const of = { [year]: { amount, document } };
      if (line === undefined) {
        lines.push({ name, last: name, amounts: of, formerly: [], ...(before !== undefined && { before }) });
        continue;
      }
      free.delete(line);
      line.amounts = { ...line.amounts, ...of };
      if (line.last !== name) line.formerly.push({ name, until: year });
      line.last = name;
      if (before === undefined) delete line.before;
      else line.before = before;
    }
    // A line that a year does not have goes on no further by its amount.
    for (const line of free) delete line.before;
  }
  return lines.map(({ name, amounts, formerly }) => ({ name, amounts, formerly }));
}

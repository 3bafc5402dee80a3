/** Headline figures of a reporting period, in the order in which a reader looks for them. All in HK$'000. */
export const FIGURE_NAMES = [
  'revenue',
  'grossProfit',
  'profitBeforeTax',
  'profit',
  'attributable',
  'equity',
  'cash',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** An amount in HK$'000, negative for a loss, with that of the year before where it is given. */
export interface Amount {
  amount: number;
  before?: number;
  /** Page of the document that says so. */
  page?: number;
}

/** A part of the business, in the reader's language. */
export interface Segment {
  name: string;
  amount: number;
  before?: number;
}

/** What a report or a story says in figures: as data, from the content folder or from an API. */
export interface Figures {
  /** `2026-half`; a year and `first-quarter`, `half`, `nine-months` or `year`. */
  period: string;
  amounts: Partial<Record<FigureName, Amount>>;
  segments?: Segment[];
}

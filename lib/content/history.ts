/** Years that the line of time shows, and the first of which there is something to say (§2 About us). */
export const LINE_OF_YEARS = { from: 2008, founded: 2010, to: 2040 } as const;

/**
 * Brokers connected at the end of each year. As the company's reports state it (11 at 31 March 2018 in the prospectus,
 * 15 as 2020 began, 45 at the end of 2023, 59 since October 2025); where they do not, sample that fits between.
 */
export const CONNECTED_BROKERS: Readonly<Record<number, number>> = {
  2010: 0,
  2011: 1,
  2012: 2,
  2013: 3,
  2014: 4,
  2015: 6,
  2016: 8,
  2017: 10,
  2018: 12,
  2019: 15,
  2020: 20,
  2021: 24,
  2022: 32,
  2023: 45,
  2024: 52,
  2025: 59,
  2026: 59,
};

/** The year whose count is not of its end but of 30 September, and how much of the year that is. */
export const COUNTED_SO_FAR = { year: 2026, share: 0.75 } as const;

/** The seven honours (§2 About us), newest first; their words stand under these keys in the messages. */
export const HONOURS = ['report', 'security', 'esop', 'saas', 'account', 'listing', 'app'] as const;
export type Honour = (typeof HONOURS)[number];

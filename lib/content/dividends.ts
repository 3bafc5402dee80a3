import { companyContent } from '../content-folder/current';
import type { Declared } from '../content-folder/dates-schema';

/** One line of the table of dividends: what was declared for a year, or that nothing was. */
export interface DividendLine {
  year: number;
  /** Undefined where there was none. */
  declared?: Declared;
  /** The filing that says so. */
  filing: string;
}

/** All years that content has, the latest first, each dividend of a year a line of its own. */
export function dividendLines(): DividendLine[] {
  return (companyContent().dividends?.years ?? []).flatMap(({ year, none, declared = [] }) =>
    none === undefined
      ? declared.map((one) => ({ year, declared: one, filing: one.filing }))
      : [{ year, filing: none }],
  );
}

/** What the latest year has; of several dividends the last one declared. */
export function latestDividend(): DividendLine | undefined {
  const [first, ...rest] = dividendLines();
  return rest.filter(({ year }) => year === first?.year).at(-1) ?? first;
}

/** The stretch of its financial year that a report is about. */
export type ReportPeriod = 'firstQuarter' | 'half' | 'nineMonths' | 'year';

const PERIODS: readonly (readonly [ReportPeriod, RegExp])[] = [
  ['firstQuarter', /第一季|首季|一季度|first[- ]quarter/iu],
  ['nineMonths', /第三季|三季度|[首前]九[個个]月|third[- ]quarter|nine[- ]months?/iu],
  ['half', /中期|半年|interim|half[- ]year/iu],
  ['year', /年[報报]|年度[報报]告|annual report/iu],
];

/** As its title says, in any of the three languages; none where it says none. A third quarter is reported with the two before it. */
export function reportPeriod(title: string): ReportPeriod | undefined {
  return PERIODS.find(([, words]) => words.test(title))?.[0];
}

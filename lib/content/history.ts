import { company } from '../company/facts';
import type { CompanyFile } from '../content-folder/schemas';

export type History = NonNullable<CompanyFile['history']>;
export type HistoryYear = History['years'][number];
export type Honour = NonNullable<CompanyFile['honours']>['items'][number];

/** The years that the line of time shows beside those of the company: two before it was founded, and up to 2040 (§2 About us). */
const [BEFORE, LAST] = [2, 2040];

/** The line of time: its first year, that in which the company was founded, and its last; undefined without a history. */
export function lineOfYears(): { from: number; founded: number; to: number } | undefined {
  const { founded, history } = company();
  const first = founded ?? history?.years[0]?.year;
  return history && first !== undefined ? { from: first - BEFORE, founded: first, to: LAST } : undefined;
}

/** How much of a year lies before the end of a day's month. @param day `2026-09-30` */
export function shareOfYear(day: string): number {
  return Number(day.slice(5, 7)) / 12;
}

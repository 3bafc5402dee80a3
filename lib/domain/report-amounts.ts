import type { Locale } from '../i18n/locales';
import { type AmountSize, sharedSize, type WrittenAmount, writtenAmount } from './amounts';
import type { Figures } from './figures';

/** The two amounts that a report is read by, as they are written. */
export interface ReportAmounts {
  revenue?: WrittenAmount;
  /** What the owners of the company earned, or lost: then without a minus, since its name says it. */
  attributable?: WrittenAmount;
  isLoss: boolean;
}

/** Revenue and attributable profit or loss of a report, as far as its figures give them; in the unit of a column, if any. */
export function reportAmounts(figures: Figures | undefined, locale: Locale, size?: AmountSize): ReportAmounts {
  const { revenue, attributable } = figures?.amounts ?? {};
  return {
    ...(revenue && { revenue: writtenAmount(revenue.amount, locale, size) }),
    ...(attributable && { attributable: writtenAmount(Math.abs(attributable.amount), locale, size) }),
    isLoss: attributable !== undefined && attributable.amount < 0,
  };
}

/** What the columns of several reports have in common. */
export interface ReportColumns {
  /** None of the reports has an amount. */
  isEmpty: boolean;
  /** The unit that all amounts are written in; none where they have several, or one of them is a loss. */
  size?: AmountSize;
}

export function reportColumns(reports: readonly { figures?: Figures }[], locale: Locale): ReportColumns {
  const given = reports.flatMap(({ figures }) => [figures?.amounts.revenue ?? [], figures?.amounts.attributable ?? []]);
  const amounts = given.flat().map(({ amount }) => amount);
  const isLoss = reports.some(({ figures }) => (figures?.amounts.attributable?.amount ?? 0) < 0);
  const size = isLoss ? undefined : sharedSize(amounts, locale);
  return { isEmpty: amounts.length === 0, ...(size && { size }) };
}

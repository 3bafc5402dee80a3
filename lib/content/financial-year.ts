import { hongKongYear } from '../i18n/dates';
import type { Report } from '../website-api/types';

/** The financial year a report is about: the one its title names, else the year it was published in. */
export function financialYearOf({ title, publishTime }: Pick<Report, 'title' | 'publishTime'>): string | undefined {
  const [named] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(title) ?? [];
  return named ?? (publishTime === undefined ? undefined : String(hongKongYear(publishTime)));
}

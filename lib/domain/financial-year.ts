import { hongKongYear } from '../i18n/dates';

/** The financial year a report is about: the one its title names, else the year it was published in. */
export function financialYearOf({ title, publishTime }: { title: string; publishTime?: number }): string | undefined {
  const [named] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(title) ?? [];
  return named ?? (publishTime === undefined ? undefined : String(hongKongYear(publishTime)));
}

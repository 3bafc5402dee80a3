import type { CompanyFile, Words } from '../content-folder/schemas';
import { HONG_KONG_MS } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';
import { company } from './facts';

export type Office = NonNullable<CompanyFile['offices']>[number];

/** The words of one language; undefined where the company has none. */
export function inLanguage(words: Words | undefined, locale: Locale): string | undefined {
  return words?.[locale];
}

/** The office of the contact page and of the foot of every page: the first one. */
export function mainOffice(): Office | undefined {
  return company().offices?.[0];
}

/** Where it is, as a letter is addressed; undefined where the company does not say. */
export function mainAddress(locale: Locale): string | undefined {
  return inLanguage(mainOffice()?.address, locale);
}

/** A day of content (`2018-07-13`) as the moment at which it begins in Hong Kong. */
export function momentOfDay(day: string): number {
  return Date.parse(day) - HONG_KONG_MS;
}

/** The last day of the financial year as it is said: 12 月 31 日, 31 December. */
export function yearEndWords(locale: Locale): string | undefined {
  const [month, day] = company().yearEnd?.split('-').map(Number) ?? [];
  if (!month || !day) return undefined;
  if (locale !== 'en') return `${month} 月 ${day} 日`;
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1));
  return `${day} ${name}`;
}

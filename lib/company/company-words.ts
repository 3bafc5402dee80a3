import { dayAndMonth, longDate } from '../i18n/dates';
import { midnightOf } from '../i18n/hong-kong';
import { INTL_LOCALE, type Locale } from '../i18n/locales';
import { company } from './facts';
import { ACTIVITIES, BOARD_NAMES, LICENCE_NAMES, type LicenceType } from './licence-words';

/**
 * What sentences say of the company, as arguments of messages. A sentence about what a company does not give selects
 * by `board`, `licensed` or `held`, and leaves it out.
 */
export type CompanyWords = {
  /** Its name, as pages show it. */
  company: string;
  code: string;
  board: 'gem' | 'main' | 'none';
  /** Board and code: `GEM 08017`; the code alone where it does not say which board. */
  listed: string;
  /** Year of its listing; empty where it does not say. */
  listingYear: string;
  /** Year in which it was founded; `none` where it does not say. */
  founded: string;
  licensed: 'yes' | 'no';
  /** Type 1 and Type 7. */
  licences: string;
  /** Whether the corporation that holds them is named. */
  held: 'yes' | 'no';
  holder: string;
};

export function companyWords(locale: Locale): CompanyWords {
  const { names, stockCode, listing, licence, founded } = company();
  const holder = licence.name?.[locale];
  return {
    company: names[locale],
    code: stockCode,
    board: listing?.board ?? 'none',
    listed: listing ? `${BOARD_NAMES[locale][listing.board]} ${stockCode}` : stockCode,
    listingYear: listing?.day.slice(0, 4) ?? '',
    founded: founded === undefined ? 'none' : String(founded),
    licensed: (licence.types ?? []).length > 0 ? 'yes' : 'no',
    licences: licencesHeld(locale) ?? '',
    held: holder === undefined ? 'no' : 'yes',
    holder: holder ?? '',
  };
}

/** Types of the licences of the group's corporation in one phrase; undefined where there are none. */
export function licencesHeld(locale: Locale, withActivities = false): string | undefined {
  const types = (company().licence.types ?? []) as LicenceType[];
  if (types.length === 0) return undefined;
  const named = types.map((type) => {
    const name = LICENCE_NAMES[locale](type);
    if (!withActivities) return name;
    return locale === 'en' ? `${name} (${ACTIVITIES.en[type]})` : `${name}（${ACTIVITIES[locale][type]}）`;
  });
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : INTL_LOCALE[locale]).format(named);
}

/** First day of dealings; undefined where the company does not say. */
export function listingDay(locale: Locale): string | undefined {
  const day = company().listing?.day;
  return day === undefined ? undefined : longDate(midnightOf(day), locale);
}

/** The last day of the financial year, without a year; undefined where the company does not say. */
export function yearEndDay(locale: Locale): string | undefined {
  const { yearEnd } = company();
  return yearEnd && dayAndMonth(yearEnd, locale);
}

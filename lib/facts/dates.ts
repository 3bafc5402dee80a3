import { getTranslations } from 'next-intl/server';
import { type CompanyEvent, nextEvents } from '../content/company-events';
import { companyContent } from '../content-folder/current';
import { perShareWords } from '../domain/per-share';
import { longDate } from '../i18n/dates';
import { midnightOf } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';
import type { FactDetails, FactReader } from './fact';

const wordsOf = (locale: Locale) => getTranslations({ locale, namespace: 'facts' });

/** What was declared for a year; of no year in particular, for the latest that the board has decided on. */
export const dividend: FactReader = async ({ locale, year }) => {
  const t = await wordsOf(locale);
  const years = companyContent().dividends?.years ?? [];
  // They stand the latest first; the last year is the latest that the board has decided on.
  const of = typeof year === 'number' ? years.find((each) => each.year === year) : years[0];
  if (!of) return undefined;
  const [first, ...more] = of.declared ?? [];
  if (!first) {
    return {
      value: t('noDividend', { year: String(of.year) }),
      ...(of.none && { source: { route: 'announcements', item: of.none } }),
      page: 'dividends',
    };
  }
  const amounts = [first, ...more].map(({ kind, amount, currency }) =>
    t(`dividend.${kind}`, { amount: perShareWords(amount, currency, locale), year: String(of.year) }),
  );
  const note = first.payment && t('payment', { day: longDate(midnightOf(first.payment), locale) });
  return {
    value: amounts.join(' · '),
    note,
    source: { route: 'announcements', item: first.filing },
    page: 'dividends',
  };
};

/** The latest day from which the shares were dealt in without a dividend. */
export const exDate: FactReader = async ({ locale }) => {
  const t = await wordsOf(locale);
  const [of] = companyContent().dividends?.years.filter(({ declared }) => declared?.[0]?.exDate) ?? [];
  const declared = of?.declared?.[0];
  if (!of || !declared?.exDate) return undefined;
  return {
    value: longDate(midnightOf(declared.exDate), locale),
    note: t(`dividend.${declared.kind}`, {
      amount: perShareWords(declared.amount, declared.currency, locale),
      year: String(of.year),
    }),
    source: { route: 'announcements', item: declared.filing },
    page: 'dividends',
  };
};

/** More than a calendar has ahead. */
const MANY_EVENTS = 100;

/** The general meeting that comes next. */
export const nextMeeting = (locale: Locale) =>
  nextEvents(locale, Date.now(), MANY_EVENTS).find(({ kind }) => kind === 'generalMeeting');

/** A day ahead: firm, or expected as yet. */
export async function eventFact(event: CompanyEvent | undefined, locale: Locale): Promise<FactDetails | undefined> {
  if (!event) return undefined;
  const t = await wordsOf(locale);
  const { from, certainty, title, filing } = event;
  return {
    value: longDate(midnightOf(from), locale),
    note: t(certainty, { title }),
    ...(filing && { source: { route: 'announcements', item: filing } }),
    page: 'financialCalendar',
  };
}

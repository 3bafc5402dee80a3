import { getTranslations } from 'next-intl/server';
import { readTradingDay } from '../api/read-trading-day';
import { readShareHistory } from '../api/share-history';
import { yearEndDay } from '../company/company-words';
import { company } from '../company/facts';
import { registrarHere } from '../company/registrar';
import { boardMembers } from '../content/board';
import { nextResults } from '../content/company-events';
import type { Committee } from '../domain/board';
import { longDate } from '../i18n/dates';
import { midnightOf } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';
import { priceText } from '../market/figures';
import { quoteOf } from '../market/quote';
import { yearRange } from '../market/share-history';
import type { AskedFact } from './asked';
import { dividend, eventFact, exDate, nextMeeting } from './dates';
import { esgReport, ofEsg } from './esg';
import type { Fact, FactReader, Reading } from './fact';
import { amountWords, ofFigures, ofMargin, ofResults, ofSegments } from './figures';
import type { FactId } from './names';

/** The fact that is asked for; undefined where the company does not give it. */
export async function readFact({ id, year }: AskedFact, locale: Locale): Promise<Fact | undefined> {
  const t = await getTranslations({ locale, namespace: 'facts' });
  const details = await READERS[id]({ locale, t, year });
  return details && { id, label: t(`label.${id}`), ...details };
}

const whole = (amount: number) => amount.toLocaleString('en');

/** Something that company.yaml says of the shares, with its day and the return that says so. */
const ofShares =
  (
    value: (shares: NonNullable<ReturnType<typeof company>['shares']>, reading: Reading) => string | undefined,
  ): FactReader =>
  (reading) => {
    const { shares } = company();
    const said = shares && value(shares, reading);
    if (!shares || said === undefined) return undefined;
    return {
      value: said,
      note: reading.t('asAt', { day: longDate(midnightOf(shares.asAt), reading.locale) }),
      ...(shares.document && { source: { route: 'announcements', item: shares.document } }),
      page: 'shareInformation',
    };
  };

/** Something of the quote, with the moment of its price. */
const ofQuote =
  (value: (price: number, reading: Reading) => string | undefined): FactReader =>
  async (reading) => {
    const read = await readTradingDay(reading.locale);
    const quote = read.state === 'failed' ? undefined : quoteOf(read.data);
    const said = quote && value(quote.price, reading);
    if (!quote || said === undefined) return undefined;
    const { date, time } = quote;
    const day = date === undefined ? undefined : longDate(midnightOf(date), reading.locale);
    const note = day === undefined ? reading.t('lastSession') : reading.t('priceOf', { day, time: time ?? '' });
    return { value: said, note, page: 'shareInformation' };
  };

/** A party that acts for the company, with its address where it is given. */
const party =
  (name: 'secretary' | 'auditor'): FactReader =>
  ({ locale }) => {
    const it = company()[name];
    return it && { value: it.name[locale], note: it.role?.[locale], page: 'shareholderInformation' };
  };

const chairOf =
  (committee: Committee): FactReader =>
  ({ locale }) => {
    const chair = boardMembers(locale).find(({ committees }) => committees[committee] === 'chair');
    return chair && { value: chair.name, note: chair.office, page: 'boardMembers' };
  };

/** A director by the post, as the board's file says it in English. */
const post =
  (words: RegExp): FactReader =>
  ({ locale }) => {
    const seat = boardMembers('en').find(({ position, office }) => words.test(position) || words.test(office));
    const member = seat && boardMembers(locale).find(({ id }) => id === seat.id);
    return member && { value: member.name, note: member.position, page: 'boardMembers' };
  };

const office =
  (is: 'principal' | 'registered'): FactReader =>
  ({ locale }) => {
    const it = company().offices?.find((each) => each.is === is);
    const address = it?.address?.[locale];
    if (!it || address === undefined) return undefined;
    const page = is === 'principal' ? 'contactUs' : 'shareholderInformation';
    return { value: address, note: it.hours?.[locale], page };
  };

const READERS: Record<FactId, FactReader> = {
  price: ofQuote((price) => `HK$${priceText(price)}`),
  marketValue: ofQuote((price, { locale }) => {
    const issued = company().shares?.issued;
    if (issued === undefined) return undefined;
    return amountWords((issued * price) / 1000, locale);
  }),
  yearRange: async ({ locale, t }) => {
    const range = yearRange(await readShareHistory(await readTradingDay(locale)));
    if (!range) return undefined;
    const { low, high, since } = range;
    const on = ({ date }: { date: string }) => longDate(midnightOf(date), locale);
    return {
      value: `HK$${priceText(low.price)} – HK$${priceText(high.price)}`,
      note: since
        ? t('rangeSince', { low: on(low), high: on(high), since: longDate(midnightOf(since), locale) })
        : t('range', { low: on(low), high: on(high) }),
      page: 'shareInformation',
    };
  },
  sharesInIssue: ofShares(({ issued }, { t }) => t('shares', { count: whole(issued) })),
  treasuryShares: ofShares(({ treasury }, { t }) =>
    treasury === undefined ? undefined : t('shares', { count: whole(treasury) }),
  ),
  boardLot: ofShares(({ lot }, { t }) => (lot === undefined ? undefined : t('shares', { count: whole(lot) }))),
  isin: ofShares(({ isin }) => isin ?? undefined),
  stockCode: ({ t }) => ({ value: company().stockCode, note: boardNote(t), page: 'shareInformation' }),
  listing: ({ locale, t }) => {
    const { listing } = company();
    return (
      listing && { value: longDate(midnightOf(listing.day), locale), note: boardNote(t), page: 'shareInformation' }
    );
  },
  yearEnd: ({ locale }) => {
    const value = yearEndDay(locale);
    return value === undefined ? undefined : { value, page: 'shareholderInformation' };
  },
  dividend,
  exDate,
  nextResults: ({ locale }) => eventFact(nextResults(Date.now(), locale), locale),
  nextMeeting: ({ locale }) => eventFact(nextMeeting(locale), locale),
  registrar: ({ locale }) => {
    const one = registrarHere();
    return (
      one && {
        value: one.name[locale],
        note: [one.address[locale], one.phone, one.hours?.[locale]].filter(Boolean).join(' · '),
        page: 'shareholderInformation',
      }
    );
  },
  secretary: party('secretary'),
  auditor: party('auditor'),
  chairman: post(/^chair/i),
  chiefExecutive: post(/chief executive/i),
  auditChair: chairOf('audit'),
  remunerationChair: chairOf('remuneration'),
  nominationChair: chairOf('nomination'),
  revenue: ofFigures(['revenue']),
  grossProfit: ofFigures(['grossProfit']),
  grossMargin: ofMargin('grossProfit'),
  netMargin: ofMargin('attributable'),
  segments: ofSegments,
  profit: ofFigures(['attributable', 'profit']),
  cash: ofFigures(['cash']),
  results: ofResults(),
  annualResults: ofResults('year'),
  interimResults: ofResults('half'),
  nineMonthResults: ofResults('nineMonths'),
  firstQuarterResults: ofResults('firstQuarter'),
  esgReport,
  electricity: ofEsg('electricity'),
  emissions: ofEsg('scope1', 'scope2', 'scope3'),
  employees: ofEsg('employees'),
  investorContact: () => ({ value: company().emails.investors, page: 'contactUs' }),
  office: office('principal'),
  registeredOffice: office('registered'),
  incorporation: ({ locale }) => {
    const place = company().incorporatedIn?.[locale];
    return place === undefined ? undefined : { value: place, page: 'shareholderInformation' };
  },
};

function boardNote(t: Reading['t']): string | undefined {
  const board = company().listing?.board;
  return board && t(`board.${board}`);
}

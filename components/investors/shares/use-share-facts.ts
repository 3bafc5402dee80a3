import { useTranslations } from 'next-intl';
import { company } from '@/lib/company/facts';
import { writtenAmount } from '@/lib/domain/amounts';
import { longDate } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { priceText } from '@/lib/market/figures';
import type { Quote } from '@/lib/market/quote';
import { type PriceOfDay, yearRange } from '@/lib/market/share-history';
import type { Fact } from '../data/fact-list';
import { type ShareReading, sourceOf } from './share-reading';

/** A count of shares with its thousands apart. */
export const counted = (shares: number) => shares.toLocaleString('en');

const dayOf = (day: string) => midnightOf(day);

/** Facts that change with the price. What nobody gives has no fact. */
export function usePriceFacts({ page, history }: ShareReading, quote: Quote | undefined): Fact[] {
  const t = useTranslations('shares');
  const { shares } = company();
  const long = (day: string) => longDate(dayOf(day), page.locale);
  const range = yearRange(history);
  const rangeFact = (key: 'high' | 'low', { price, date }: PriceOfDay): Fact => ({
    key,
    label: t(key),
    value: `HK$${priceText(price)}`,
    note: range?.since === undefined ? long(date) : t('since', { day: long(date), since: long(range.since) }),
  });
  return [
    ...(quote ? [{ key: 'last', label: t('last'), value: `HK$${priceText(quote.price)}`, note: lastNote(quote) }] : []),
    ...(quote && shares
      ? [
          {
            key: 'marketValue',
            label: t('marketValue'),
            value: amountText(shares.issued * quote.price),
            note: t('marketValueNote', { shares: counted(shares.issued), price: priceText(quote.price) }),
          },
        ]
      : []),
    ...(range ? [rangeFact('high', range.high), rangeFact('low', range.low)] : []),
  ];

  function lastNote({ date, time }: Quote): string {
    if (date !== undefined) return time ? t('lastNote', { day: long(date), time }) : t('lastDay', { day: long(date) });
    return time ? t('lastUndated', { time }) : t('lastUnknown');
  }

  function amountText(dollars: number): string {
    const { before, figure, after } = writtenAmount(dollars / 1000, page.locale);
    return `${before}${figure}${after && ` ${after}`}`;
  }
}

/** Facts of the shares themselves, each with its day and the document that says so. */
export function useShareFacts(reading: ShareReading, quote: Quote | undefined): Fact[] {
  const t = useTranslations('shares');
  const source = useSource(reading);
  const { shares, listing, stockCode } = company();
  const long = (day: string) => longDate(dayOf(day), reading.page.locale);
  const of = { source: source(shares?.document) };
  const facts: (Fact | undefined)[] = [
    shares && {
      key: 'issued',
      label: t('issued'),
      value: counted(shares.issued),
      note: t('issuedNote', { day: long(shares.asAt) }),
      ...of,
    },
    shares?.treasury === undefined
      ? undefined
      : { key: 'treasury', label: t('treasury'), value: counted(shares.treasury), note: long(shares.asAt), ...of },
    shares?.options && {
      key: 'options',
      label: t('options'),
      value: counted(shares.options.outstanding),
      note:
        shares.options.available === undefined
          ? long(shares.options.asAt)
          : t('optionsNote', { day: long(shares.options.asAt), available: counted(shares.options.available) }),
      source: source(shares.options.document),
    },
    shares?.publicFloat && {
      key: 'float',
      label: t('float'),
      value: `${shares.publicFloat.percent}%`,
      note: [long(shares.publicFloat.asAt), shares.publicFloat.source?.[reading.page.locale]]
        .filter(Boolean)
        .join(' · '),
      source: source(shares.publicFloat.document),
    },
    shares?.par && { key: 'par', label: t('par'), value: `${CURRENCY[shares.par.currency]}${shares.par.amount}` },
    shares?.lot === undefined
      ? undefined
      : { key: 'lot', label: t('lot'), value: t('lotUnit', { shares: counted(shares.lot) }) },
    shares?.lot === undefined || quote === undefined
      ? undefined
      : {
          key: 'lotValue',
          label: t('lotValue'),
          value: `HK$${(shares.lot * quote.price).toLocaleString('en', { maximumFractionDigits: 2 })}`,
          note: t('lotValueNote', { shares: counted(shares.lot), price: priceText(quote.price) }),
        },
    shares?.isin === undefined ? undefined : { key: 'isin', label: t('isin'), value: shares.isin },
    { key: 'code', label: t('code'), value: stockCode, note: listing && t(`board.${listing.board}`) },
    listing && { key: 'listed', label: t('listed'), value: long(listing.day) },
  ];
  return facts.filter((fact) => fact !== undefined);
}

const CURRENCY = { HKD: 'HK$', USD: 'US$', CNY: 'RMB' } as const;

/** Names a document as the source of a fact. */
export function useSource(reading: ShareReading): (document: string | undefined) => Fact['source'] {
  const t = useTranslations('shares');
  return (document) => {
    const source = sourceOf(reading, document);
    return (
      source && { href: source.href, label: t(source.is, { day: longDate(source.publishTime, reading.page.locale) }) }
    );
  };
}

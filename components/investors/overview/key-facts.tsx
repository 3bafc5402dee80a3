import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Read } from '@/lib/api/reader';
import { company } from '@/lib/company/facts';
import { nextEvents } from '@/lib/content/company-events';
import { companyContent } from '@/lib/content-folder/current';
import type { List, Report, SharePrice } from '@/lib/contract/types';
import { writtenAmount } from '@/lib/domain/amounts';
import { periodOf } from '@/lib/domain/figures';
import { perShareWords } from '@/lib/domain/per-share';
import { dayMonthYear, longDate } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { changeSize, percentText, priceText, TREND_MARK, toneOf } from '@/lib/market/figures';
import { quoteOf, untraded } from '@/lib/market/quote';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import { Words } from '../../ui/text/words';
import styles from './key-facts.module.css';

interface KeyFact {
  key: string;
  label: string;
  value: string;
  note?: ReactNode;
  href: string;
}

export interface KeyFactsProps {
  page: PageContext;
  day: Read<SharePrice>;
  reports: Read<List<Report>>;
  halted: boolean;
}

/** What an investor looks up first, each leading to its page. What nobody gives has no place here. */
export function KeyFacts(props: KeyFactsProps) {
  const t = useTranslations('shares.strip');
  const facts = [usePrice(props), useResult(props), useDividend(props), useShares(props), useNextDate(props)].filter(
    (fact) => fact !== undefined,
  );
  if (facts.length === 0) return null;
  return (
    <nav aria-label={t('label')} className={styles.facts} data-testid="key-facts">
      {facts.map(({ key, label, value, note, href }) => (
        <Link key={key} href={href} className={styles.fact}>
          <span className={styles.label}>
            <Words>{label}</Words>
          </span>
          <span className={styles.value} data-figures>
            {value}
          </span>
          {note && (
            <span className={styles.note} data-figures>
              {typeof note === 'string' ? <Words>{note}</Words> : note}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

function usePrice({ page, day, halted }: KeyFactsProps): KeyFact | undefined {
  const t = useTranslations('shares');
  const quote = day.state === 'failed' ? undefined : quoteOf(day.data);
  if (!quote) return undefined;
  const { price, move, date, time } = quote;
  const at =
    date === undefined ? time : t('strip.priceNote', { day: dayMonthYear(midnightOf(date)), time: time ?? '' }).trim();
  return {
    key: 'price',
    label: t('strip.price'),
    value: `HK$${priceText(price)}`,
    note: (
      <>
        {halted && <b>{t('halt.title')} </b>}
        {!halted && move && !untraded(quote) && (
          <span className={styles.move} data-tone={toneOf(move.trend, page.locale)}>
            {TREND_MARK[move.trend]} {changeSize(move)} ({percentText(move)}){' '}
          </span>
        )}
        {at && <Words>{at}</Words>}
      </>
    ),
    href: linkFrom(page, 'shareInformation'),
  };
}

/** The profit of the latest report that gives figures, or its revenue where it gives none. */
function useResult({ page, reports }: KeyFactsProps): KeyFact | undefined {
  const t = useTranslations('shares.strip');
  const items = reports.state === 'failed' ? [] : reports.data.items;
  const report = items.find(({ figures, withdrawnAt }) => figures !== undefined && withdrawnAt === undefined);
  const period = periodOf(report?.figures?.period ?? '');
  const { attributable, profit, revenue } = report?.figures?.amounts ?? {};
  const shown = attributable ?? profit ?? revenue;
  if (!report?.figures || !period || !shown) return undefined;
  const { before, figure, after } = writtenAmount(shown.amount, page.locale);
  const name = t(`period.${period.stretch}`, { year: String(period.year) });
  const note = attributable ? 'resultAttributable' : profit ? 'resultProfit' : 'resultNote';
  return {
    key: 'result',
    label: t('result'),
    value: `${before}${figure}${after && ` ${after}`}`,
    note: t(note, { period: name }),
    href: linkFrom(page, 'results', { query: { id: report.figures.period } }),
  };
}

/** What was declared last for the latest financial year that content has, or that nothing was. */
function useDividend({ page }: KeyFactsProps): KeyFact | undefined {
  const t = useTranslations('shares.strip');
  const [latest] = companyContent().dividends?.years ?? [];
  if (!latest) return undefined;
  const dividend = latest.declared?.at(-1);
  const year = String(latest.year);
  return {
    key: 'dividend',
    label: t('dividend'),
    value: dividend ? perShareWords(dividend.amount, dividend.currency, page.locale) : '–',
    note: dividend ? t('dividendNote', { kind: t(`dividendKind.${dividend.kind}`), year }) : t('noDividend', { year }),
    href: linkFrom(page, 'dividends'),
  };
}

function useNextDate({ page }: KeyFactsProps): KeyFact | undefined {
  const t = useTranslations('shares.strip');
  const [next] = nextEvents(page.locale, Date.now(), 1);
  if (!next) return undefined;
  return {
    key: 'next',
    label: t('next'),
    value: dayMonthYear(midnightOf(next.from)),
    note: next.certainty === 'expected' ? t('expected', { title: next.title }) : next.title,
    href: linkFrom(page, 'financialCalendar'),
  };
}

function useShares({ page }: KeyFactsProps): KeyFact | undefined {
  const t = useTranslations('shares.strip');
  const { shares } = company();
  if (!shares) return undefined;
  return {
    key: 'issued',
    label: t('issued'),
    value: shares.issued.toLocaleString('en'),
    note: dayText(shares.asAt, page),
    href: linkFrom(page, 'shareInformation', { hash: 'shares' }),
  };
}

function dayText(day: string, { locale }: PageContext): string {
  return longDate(midnightOf(day), locale);
}

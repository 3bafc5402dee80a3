import { useTranslations } from 'next-intl';
import type { PeriodResults } from '@/lib/content/results';
import { writtenAmount } from '@/lib/domain/amounts';
import { revenueChangeOf } from '@/lib/domain/figures';
import { longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';

/** How results are called: 2026 年中期業績. */
export function usePeriodName() {
  const t = useTranslations('results');
  return ({ stretch, year }: Pick<PeriodResults, 'stretch' | 'year'>) => t(`period.${stretch}`, { year: String(year) });
}

/** When they were published, and the revenue with its change, in a sentence; less where less is known. */
export function useLead(locale: Locale) {
  const t = useTranslations('results.centre');
  return ({ figures, publishedAt }: PeriodResults): string | undefined => {
    if (publishedAt === undefined) return undefined;
    const day = longDate(publishedAt, locale);
    const { amount } = figures.amounts.revenue ?? {};
    if (amount === undefined) return t('leadBare', { day });
    const { before, figure, after } = writtenAmount(amount, locale);
    const revenue = `${before}${figure} ${after}`.trim();
    const change = revenueChangeOf(figures);
    return change === undefined ? t('lead', { day, revenue }) : t('leadChange', { day, revenue, change });
  };
}

import { getTranslations } from 'next-intl/server';
import { isSample } from '../company/sample';
import { dividendLines } from '../content/dividends';
import { momentOf } from '../contract/moments';
import { isoDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import type { Dataset } from './dataset';

/** Dividends of every year since listing, the years without one too. */
export async function dividendDataset(locale: Locale): Promise<Dataset> {
  const t = await getTranslations({ locale, namespace: 'dates.dividends' });
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const common = await getTranslations({ locale, namespace: 'common' });
  return {
    title: pages('dividends.title'),
    notes: [t('note'), ...(isSample('content') ? [common('sample')] : [])],
    columns: [
      { key: 'year', label: t('columns.year'), is: 'number' },
      { key: 'dividend', label: t('columns.dividend'), is: 'text' },
      { key: 'amount', label: t('columns.amount'), is: 'number' },
      { key: 'currency', label: t('columns.currency'), is: 'text' },
      { key: 'exDate', label: t('facts.exDate'), is: 'day' },
      { key: 'lodgeBy', label: t('facts.lodgeBy'), is: 'day' },
      { key: 'closedFrom', label: t('columns.closedFrom'), is: 'day' },
      { key: 'closedTo', label: t('columns.closedTo'), is: 'day' },
      { key: 'record', label: t('facts.record'), is: 'day' },
      { key: 'payment', label: t('facts.payment'), is: 'day' },
      { key: 'source', label: t('columns.source'), is: 'text' },
    ],
    rows: dividendLines().map(({ year, declared, filing }) => ({
      year,
      dividend: declared ? t(`kinds.${declared.kind}`) : t('noneDeclared'),
      amount: declared?.amount ?? null,
      currency: declared?.currency ?? null,
      exDate: declared?.exDate ?? null,
      lodgeBy: isoDay(momentOf(declared?.lodgeBy)) || null,
      closedFrom: declared?.closedFrom ?? null,
      closedTo: declared?.closedTo ?? null,
      record: declared?.record ?? null,
      payment: declared?.payment ?? null,
      source: filing,
    })),
  };
}

import { getTranslations } from 'next-intl/server';
import { readTradingDay } from '../api/read-trading-day';
import { readShareHistory } from '../api/share-history';
import { isSample } from '../company/sample';
import type { Locale } from '../i18n/locales';
import type { Dataset } from './dataset';

/** Every session of the share that is remembered, oldest first. */
export async function readShareHistoryTable(locale: Locale): Promise<Dataset | undefined> {
  const t = await getTranslations({ locale, namespace: 'shares.dataset' });
  const history = await readShareHistory(await readTradingDay(locale));
  if (history.length === 0) return undefined;
  return {
    title: t('title'),
    notes: [t('note'), ...(isSample('data') ? [t('sample')] : [])],
    columns: [
      { key: 'date', label: t('date'), is: 'day' },
      { key: 'close', label: t('close'), is: 'number' },
      { key: 'high', label: t('high'), is: 'number' },
      { key: 'low', label: t('low'), is: 'number' },
      { key: 'volume', label: t('volume'), is: 'number' },
      { key: 'turnover', label: t('turnover'), is: 'number' },
    ],
    rows: history.map(({ volume = null, turnover = null, ...session }) => ({ ...session, volume, turnover })),
  };
}

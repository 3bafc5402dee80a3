import { getTranslations } from 'next-intl/server';
import { readTradingDay } from '../api/read-trading-day';
import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { dateAndTime } from '../i18n/dates';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales';
import { csvOf } from '../market/csv';
import { quoteOf } from '../market/quote';

/**
 * The session of the company's own share as a CSV file, in the language of the
 * link: the same reading as the page, so that both tell the same figures, the
 * last good ones included. Its first lines say so where they are sample content
 * or old.
 */
export async function serveSharePriceCsv(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang');
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const t = await getTranslations({ locale, namespace: 'investors.sharePrice.csv' });
  const { stockCode } = company();
  if (searchParams.get('code') !== stockCode) return sentence(400, `code: ${stockCode}`);

  const read = await readTradingDay(locale);
  const quote = read.state === 'failed' ? undefined : quoteOf(read.data);
  if (read.state === 'failed' || !quote) {
    return sentence(503, t(read.state === 'failed' && !read.empty ? 'unavailable' : 'empty'));
  }
  const headings = {
    date: t('date'),
    time: t('time'),
    price: t('price'),
    change: t('change'),
    percent: t('percent'),
    average: t('average'),
  };
  const notes = [
    ...(isSample('data') ? [t('sample')] : []),
    ...(read.state === 'stale' ? [t(read.empty ? 'staleEmpty' : 'stale', { time: dateAndTime(read.at, locale) })] : []),
  ];
  const csv = csvOf(quote, headings, notes);
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(quote.date)}"`,
    },
  });
}

/** Sample figures keep saying so once they lie in a folder of downloads. */
function fileName(date: string | undefined): string {
  return `${isSample('data') ? 'sample-' : ''}tradego-${company().stockCode}-${date ?? 'last-session'}.csv`;
}

function sentence(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

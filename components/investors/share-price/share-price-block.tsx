import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { companyWords } from '@/lib/company/company-words';
import { isSample } from '@/lib/company/sample';
import { BROWSER_CALLS } from '@/lib/contract/browser-calls';
import type { SharePrice as Answer } from '@/lib/contract/types';
import { tradingDayBefore } from '@/lib/market/calendar';
import { packDay } from '@/lib/market/packed-day';
import { quoteOf } from '@/lib/market/quote';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { DataNotice } from '../../data/data-notice';
import { buttonClass } from '../../ui/actions/button';
import { EmptyState } from '../../ui/layout/empty-state';
import { LiveSharePrice } from './live-share-price';
import { dayInWords, type SharePriceWords } from './words';

/** The quote, chart and table of one reading, or what stands there without them. */
export function SharePriceBlock({ page, read }: { page: PageContext; read: Read<Answer> }) {
  const t = useTranslations('investors.sharePrice');
  const common = useTranslations('common');
  const words = companyWords(page.locale);
  const quote = read.state === 'failed' ? undefined : quoteOf(read.data);
  if (read.state === 'failed' || !quote) {
    const isAwaited = read.state === 'failed' && read.awaited !== undefined;
    return (
      <EmptyState
        kind="failed"
        title={isAwaited ? common('awaited.title') : t('missing.title')}
        text={
          isAwaited
            ? common('awaited.text')
            : t(read.state === 'failed' && !read.empty ? 'missing.text' : 'missing.empty', words)
        }
        action={
          // A full load, so that the page is asked for again.
          <a href={linkFrom(page, page.route)} className={buttonClass('outline')}>
            {common('failed.retry')}
          </a>
        }
      />
    );
  }
  return (
    <LiveSharePrice
      initial={{
        price: packDay(read.data),
        day: dayInWords(quote.date, page.locale),
        closeDay: dayInWords(tradingDayBefore(quote.date), page.locale),
      }}
      code={words.code}
      locale={page.locale}
      sample={isSample('data')}
      csvHref={`${BROWSER_CALLS.sharePrice.path}?code=${words.code}&format=csv&lang=${page.locale}`}
      words={wordsOf(t, t('listing', words))}
      notice={read.state === 'stale' && <DataNotice page={page} read={read} />}
    />
  );
}

function wordsOf(t: ReturnType<typeof useTranslations<'investors.sharePrice'>>, listing: string): SharePriceWords {
  return {
    listing,
    previousClose: t('previousClose'),
    high: t('high'),
    low: t('low'),
    price: t('price'),
    average: t('average'),
    asOf: t.raw('asOf'),
    undated: t.raw('undated'),
    lastSession: t('lastSession'),
    noTrades: t.raw('noTrades'),
    noTradesUndated: t('noTradesUndated'),
    lastClose: t.raw('lastClose'),
    noRecords: t('noRecords'),
    summary: t.raw('summary'),
    summaryWithoutClose: t.raw('summaryWithoutClose'),
    emptySummary: t.raw('emptySummary'),
    recordlessSummary: t.raw('recordlessSummary'),
    hongKongTime: t.raw('hongKongTime'),
    read: t('read'),
    readingPrice: t.raw('readingPrice'),
    readingAverage: t.raw('readingAverage'),
    readingBeforeTrade: t('readingBeforeTrade'),
    comma: t('comma'),
    behind: t.raw('behind'),
    old: t.raw('old'),
    refreshFailed: t('refreshFailed'),
    refreshEmpty: t('refreshEmpty'),
    market: {
      before: t('market.before'),
      open: t('market.open'),
      lunch: t('market.lunch'),
      closed: t('market.closed'),
      holiday: t('market.holiday'),
    },
    trend: { up: t('up'), down: t('down'), flat: t('flat') },
    moved: { up: t.raw('moved.up'), down: t.raw('moved.down'), flat: t('moved.flat') },
    table: {
      open: t('table.open'),
      caption: t.raw('table.caption'),
      note: t('table.note'),
      time: t('table.time'),
      timeThere: t('csv.time'),
      change: t('table.change'),
      percent: t('table.percent'),
    },
    download: t('csv.download'),
  };
}

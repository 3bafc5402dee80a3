import { log } from '../base/log';
import { company } from '../company/facts';
import type { SharePrice } from '../contract/types';
import type { Locale } from '../i18n/locales';
import { type LeftOut, tradingDayOf } from '../market/trading-day';
import type { Read } from './reader';
import { readForPage } from './reads';
import { rememberSession } from './share-history';

/** Answers are shared by the pages of every language; each is gone through once. */
const tradingDays = new WeakMap<SharePrice, SharePrice>();

/** The trading day that page and file show, cut to its minutes; what is left out is logged, its session remembered. */
export async function readTradingDay(locale: Locale): Promise<Read<SharePrice>> {
  const read = await readForPage('sharePrice', locale, { code: company().stockCode });
  return read.state === 'failed' ? read : { ...read, data: dayOf(read.data) };
}

function dayOf(answer: SharePrice): SharePrice {
  const earlier = tradingDays.get(answer);
  if (earlier) return earlier;
  const { price, leftOut } = tradingDayOf(answer);
  tradingDays.set(answer, price);
  rememberSession(price);
  report(leftOut, answer.date !== undefined && price.date === undefined);
  return price;
}

let lastReported = '';

/** An API that sends the same fault every minute is a line in the log once. */
function report(leftOut: LeftOut, noSuchDay: boolean): void {
  const finding = { ...leftOut, noSuchDay };
  const line = JSON.stringify(finding);
  if (Object.values(finding).some(Boolean) && line !== lastReported) {
    log('warn', 'market.left-out', { call: 'sharePrice', ...finding });
  }
  lastReported = line;
}

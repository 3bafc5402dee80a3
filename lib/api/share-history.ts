import { log, reasonOf } from '../base/log';
import { outsideRender } from '../base/outside-render';
import { company } from '../company/facts';
import { environment } from '../config/env';
import type { SharePrice } from '../contract/types';
import { dayKind, tradingDayBefore } from '../market/calendar';
import { type SessionSoFar, type ShareSession, sessionOf, withSession } from '../market/share-history';
import { isPrice } from '../market/trading-day';
import { store } from '../store/database';
import { rememberedSessions, rememberSessions, type ShareOf, settleClose } from '../store/share-history';
import { openedAndSeeded } from './embedded/opened';
import type { Read } from './reader';

/**
 * What the site remembers of each session: an API gives the day alone, so its history grows from the first day on which
 * somebody looked at the price. The embedded store has its sessions already.
 */

const shareOf = (): ShareOf => ({ source: environment().websiteApiUrl ?? '', code: company().stockCode });

/** What was written last: the same again is not written again. */
let written = '';

/** Remembers the session of an answer that an API gave. Whoever shows the price does not wait for it. */
export function rememberSession(answer: SharePrice): void {
  const session = environment().websiteApiUrl === undefined ? undefined : sessionOf(answer);
  if (session === undefined || JSON.stringify(session) === written) return;
  written = JSON.stringify(session);
  void outsideRender(() => write(session, answer.zs)).catch((error: unknown) => {
    written = '';
    log('warn', 'market.session-not-kept', { date: session.date, reason: reasonOf(error) });
  });
}

async function write(session: SessionSoFar, previousClose: number | undefined): Promise<void> {
  const db = await store();
  await rememberSessions(db, shareOf(), [session]);
  const before = tradingDayBefore(session.date);
  if (before === undefined || !isPrice(previousClose)) return;
  const endsAt = dayKind(before) === 'half' ? '1200' : '1600';
  await settleClose(db, shareOf(), { date: before, close: previousClose, endsAt });
}

/**
 * The sessions that are remembered, oldest first, with the one that is being shown. Without the store it is that one
 * alone.
 */
export async function readShareHistory(day: Read<SharePrice>): Promise<ShareSession[]> {
  const shown = day.state === 'failed' ? undefined : sessionOf(day.data);
  const remembered = await outsideRender(async () => {
    const opened = environment().websiteApiUrl === undefined ? openedAndSeeded() : store();
    return rememberedSessions(await opened, shareOf());
  }).catch((error: unknown) => {
    log('warn', 'market.history-not-read', { reason: reasonOf(error) });
    return [];
  });
  return withSession(remembered, shown);
}

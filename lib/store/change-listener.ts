import pg from 'pg';
import { log, reasonOf } from '../base/log';
import { CHANGES_CHANNEL } from './data-versions';

/** How long to wait for a connection and for the answer to LISTEN, in ms. */
const CONNECT_TIMEOUT_MS = 3000;
/** Pauses between attempts to connect, doubling, in ms. */
const RETRY_MS = { first: 100, longest: 2000 };
/** When a silent connection is first probed, in ms: one that died without a word is lost some ten seconds later. */
const PROBED_AFTER_MS = 5000;

/**
 * Calls `heard` whenever a process raises versions in this PostgreSQL database (`raiseVersions`), and with every new
 * connection, since what was said before it is missed. It has a connection of its own: one of a pool is not read from
 * while it waits. A connection that is lost is made anew; the log says so once, and once when it is back.
 *
 * @param url a `postgres://` address
 * @returns ends it
 */
export function listenForChanges(url: string, heard: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  let isLost = false;
  let attempts = 0;

  async function connect(): Promise<void> {
    const attempt = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBED_AFTER_MS,
      application_name: 'tradego-website changes',
    });
    client = attempt;
    const lost = (reason: string) => {
      // An attempt may fail in several ways at once.
      if (isEnded || client !== attempt) return;
      client = undefined;
      void attempt.end().catch(() => {});
      if (!isLost) log('warn', 'changes.unheard', { reason });
      isLost = true;
      timer = setTimeout(connect, Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** attempts++));
      timer.unref();
    };
    attempt.on('error', (error) => lost(reasonOf(error)));
    attempt.on('end', () => lost('The connection ended.'));
    attempt.on('notification', heard);
    try {
      await attempt.connect();
      await attempt.query(`LISTEN ${CHANGES_CHANNEL}`);
    } catch (error) {
      lost(reasonOf(error));
      return;
    }
    attempts = 0;
    if (isLost) log('info', 'changes.heard-again');
    isLost = false;
    heard();
  }

  void connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

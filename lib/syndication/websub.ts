import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { LOCALES } from '../i18n/locales';
import { FEED_TYPES, type FeedFormat, type FeedName, feedPath } from './names';

/** A hub that takes longer is not waited for, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Tells the WebSub hub of the settings, where there is one, that feeds have something new: it fetches them and hands
 * them on to whoever subscribed there. It is told once; a hub that is away is a line in the log, and readers find what
 * is new when they ask next.
 */
export async function tellHub(feeds: readonly FeedName[]): Promise<void> {
  const { websubHub, siteUrl } = environment();
  if (websubHub === undefined || feeds.length === 0) return;
  const body = new URLSearchParams({ 'hub.mode': 'publish' });
  for (const name of feeds) {
    for (const locale of LOCALES) {
      for (const format of Object.keys(FEED_TYPES) as FeedFormat[]) {
        body.append('hub.url', new URL(feedPath({ name, locale, format }), siteUrl).href);
      }
    }
  }
  try {
    const answer = await fetch(websubHub, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  } catch (error) {
    log('warn', 'websub.not-told', { hub: new URL(websubHub).host, reason: reasonOf(error) });
  }
}

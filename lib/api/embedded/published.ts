import { ANSWER_FRESH, ANSWER_UNDER_WAY } from '../../base/freshness.mjs';
import { processWide } from '../../base/process-wide';
import { CONTENT_CALLS, type ContentCall } from '../../content-folder/kinds';
import { type CallName, listOfCall } from '../../contract/calls';
import type { Locale } from '../../i18n/locales';
import type { Store } from '../../store/database';

const shared = processWide<{ newestSample: number }>();

/** @param newest moment of the newest item of the sample content, where the store holds that */
export function noteSample(newest: number): void {
  shared.newestSample = newest;
}

/**
 * What is dated up to this moment is published, and what is dated later is under embargo. On a machine whose clock is
 * behind that of whoever wrote the sample content all of that content is published all the same.
 */
export function publishedSoFar(): number {
  return Math.max(Date.now(), shared.newestSample ?? 0);
}

/** An answer that is remembered is no older than this, in ms (lib/api/reader.ts). */
const REMEMBERED_MS = (ANSWER_UNDER_WAY + ANSWER_FRESH) * 1000;

/**
 * Whether the answer of a call changes by itself, since something is under embargo, or has been published so lately that an
 * answer which is still remembered does not have it.
 */
export async function changesByItself(
  openStore: () => Promise<Store>,
  call: CallName,
  locale: Locale,
): Promise<boolean> {
  const listed = CONTENT_CALLS.find((each) => each === listOfCall(call));
  if (listed === undefined) return false;
  const newest = await newestMoment(await openStore(), listed, locale);
  return newest !== undefined && newest > publishedSoFar() - REMEMBERED_MS;
}

/** Positions follow the dates, and there is an index of them. */
export async function newestMoment(db: Store, call: ContentCall, locale: Locale): Promise<number | undefined> {
  const newest = await db
    .selectFrom('entries')
    .select('publish_time')
    .where('call', '=', call)
    .where('locale', '=', locale)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.publish_time;
}

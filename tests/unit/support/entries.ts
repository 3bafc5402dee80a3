import type { ContentCall } from '@/lib/content-folder/kinds';
import type { Locale } from '@/lib/i18n/locales';
import type { Store } from '@/lib/store/database';
import { placed, type UnplacedEntry } from '@/lib/store/registers';
import { foldText } from '@/lib/text/fold';

interface Given extends Record<string, unknown> {
  title?: string;
  questionContent?: string;
  answerContent?: string;
  publishTime: number;
  category?: string;
}

/** The row of an item of a list, as publishing leaves it in the store. */
export function entryRow(call: ContentCall, locale: Locale, id: string, item: Given): UnplacedEntry {
  const { title = '', questionContent = '', answerContent = '', publishTime, category = '' } = item;
  return {
    call,
    locale,
    entry_id: id,
    publish_time: publishTime,
    kind: category,
    search_text: foldText([title, questionContent, answerContent].filter(Boolean).join('\n')),
    item: JSON.stringify({ id, ...item }),
  };
}

/** Puts items into the store, after those that are there; all of one call at once. */
export async function putEntries(store: Store, rows: readonly UnplacedEntry[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const before = await store.selectFrom('entries').selectAll().where('call', '=', first.call).execute();
  await store.deleteFrom('entries').where('call', '=', first.call).execute();
  const all = placed([...before, ...rows]);
  for (let start = 0; start < all.length; start += 300) {
    await store
      .insertInto('entries')
      .values(all.slice(start, start + 300))
      .execute();
  }
}

import { ANSWER_FRESH, ANSWER_UNDER_WAY } from '../../base/freshness.mjs';
import type { CallName } from '../../contract/calls';
import type { Locale } from '../../i18n/locales';
import { SEED } from '../../sample/seed';
import type { Store } from '../../store/database';
import type { RegisterTable } from '../../store/registers';

const { news, reports, circulars, roadshows, questions } = SEED;
const NEWEST_SAMPLE = Math.max(
  ...[news, reports, circulars, roadshows, questions].flat().map(({ publishTime }) => Date.parse(publishTime)),
);

/**
 * What is dated up to this moment is published, and what is dated later is held back. On a machine whose clock is
 * behind that of whoever wrote the sample content all of that content is published all the same.
 */
export function publishedSoFar(): number {
  return Math.max(Date.now(), NEWEST_SAMPLE);
}

const TABLES: Partial<Record<CallName, 'news' | RegisterTable>> = {
  hotNews: 'news',
  newsHistory: 'news',
  reports: 'reports',
  circulars: 'circulars',
  roadshows: 'roadshows',
  interactiveQuestions: 'questions',
  interactiveScroll: 'questions',
};

/** An answer that is remembered is no older than this, in ms (lib/api/reader.ts). */
const REMEMBERED_MS = (ANSWER_UNDER_WAY + ANSWER_FRESH) * 1000;

/**
 * Whether the answer of a call changes by itself, since something is held back, or has been published so lately that an
 * answer which is still remembered does not have it.
 */
export async function changesByItself(
  openStore: () => Promise<Store>,
  call: CallName,
  locale: Locale,
): Promise<boolean> {
  const table = TABLES[call];
  if (table === undefined) return false;
  const db = await openStore();
  const newest = await db
    // They are alike in what is asked here, which Kysely cannot say of a union of tables.
    .selectFrom(table as 'circulars')
    .select('publish_time')
    .where('locale', '=', locale)
    // Positions follow the dates, and there is an index of them.
    .orderBy(table === 'news' ? 'publish_time' : 'position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && newest.publish_time > publishedSoFar() - REMEMBERED_MS;
}

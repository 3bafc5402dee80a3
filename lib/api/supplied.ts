import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { EMPTY_BELIEVED_AFTER } from '../base/freshness.mjs';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { FILING_KEPT_YEARS } from '../contract/constants';
import type { FiledRegister } from '../contract/registers';
import type { Locale } from '../i18n/locales';
import { store } from '../store/database';
import type { StoreTables } from '../store/schema';
import {
  type SuppliedList,
  type SuppliedMark,
  suppliedItems,
  suppliedMarks,
  writeSupplied,
} from '../store/supplied-filings';
import { reportNotKept } from './faults';
import type { AsGiven } from './http/given-list';
import { type Filing, type Placed, placesOf, putBack, vanished } from './vanished';

/**
 * Filings that a remote API merely stops to send. A document published under the Rules stays for five years, so it is
 * given back where it stood, with `missingSince`; stories and answers go. What was supplied is kept in the store.
 */

/** The whole list that an API answered with. */
export interface WholeAnswer<T extends Filing> {
  filings: readonly T[];
  /** Its pages as they came. */
  pages: readonly AsGiven[];
  /** Whether there is more of it than is held. */
  cut: boolean;
  /** When it was asked for: as of when it says what is supplied. */
  begun: number;
}

/** An answer by which the store was judged may have been on its way for this long, in ms. */
const LONGEST_UNDER_WAY = 10 * 60_000;

/**
 * The filings of an answer together with those that the API has stopped to supply. If the store is down, those that
 * this process knows of.
 */
export async function withUnsupplied<T extends Filing>(
  call: FiledRegister,
  locale: Locale,
  answer: WholeAnswer<T>,
): Promise<T[]> {
  const source = environment().websiteApiUrl;
  if (source === undefined) return [...answer.filings];
  const list: SuppliedList = { source, call, locale };
  const asked = { list, answer, keyed: keyed(answer.filings), doubted: isDoubted(list, answer) };
  const onFailure = (error: unknown) => reportNotKept(call, reasonOf(error));
  try {
    const db = await store();
    const { gone, changes } = await judged(db, asked);
    // Readers need not wait for this write: the store may be locked.
    if (changes) void db.alone('supplied filings', (locked) => keep(locked, asked)).catch(onFailure);
    lastGone.set(nameOf(list), gone);
    return putBack(answer.filings, gone);
  } catch (error) {
    onFailure(error);
    const gone = (lastGone.get(nameOf(list)) ?? []) as Placed<T>[];
    const still = new Set(
      vanished(
        gone.map(({ item }) => item),
        answer.filings,
      ),
    );
    return putBack(
      answer.filings,
      gone.filter(({ item }) => still.has(item)),
    );
  }
}

/** What was given back last of each list: for as long as the store is away. */
const lastGone = new Map<string, Placed<Filing>[]>();

const nameOf = ({ source, call, locale }: SuppliedList) => `${source} ${call} ${locale}`;

interface Asked<T extends Filing> {
  list: SuppliedList;
  answer: WholeAnswer<T>;
  /** Its filings by what they are in the store. */
  keyed: Map<string, T>;
  /** Whether what is not in it may be there all the same. */
  doubted: boolean;
}

type Changes = Parameters<typeof writeSupplied>[2];

function keyed<T extends Filing>(filings: readonly T[]): Map<string, T> {
  return new Map(filings.map((filing) => [hash('sha256', JSON.stringify(filing)).slice(0, 32), filing]));
}

const doubtedSince = new Map<string, number>();

/**
 * A list that comes back empty, has fewer items than it says itself, or changes while it is read page by page may be
 * one that is being filled anew: it is believed once it has been so for a while, as other empty lists are.
 */
function isDoubted(list: SuppliedList, { filings, pages, begun }: WholeAnswer<Filing>): boolean {
  const name = nameOf(list);
  const totals = new Set(pages.map(({ total }) => total));
  const rows = pages.reduce((sum, page) => sum + page.rows, 0);
  const isWhole = filings.length > 0 && totals.size === 1 && rows >= (pages[0]?.total ?? 0);
  const since = Math.min(doubtedSince.get(name) ?? begun, begun);
  if (isWhole) doubtedSince.delete(name);
  else doubtedSince.set(name, since);
  return !isWhole && begun - since < EMPTY_BELIEVED_AFTER * 1000;
}

/** What an answer makes of what the store has: the filings to give back, and what is to be written. */
async function judged<T extends Filing>(
  db: Kysely<StoreTables>,
  { list, answer, keyed: given, doubted }: Asked<T>,
): Promise<{ gone: Placed<T>[]; changes?: Changes }> {
  const now = answer.begun;
  const marks = await suppliedMarks(db, list, now);
  const known = await filingsOf<T>(
    db,
    list,
    [...marks.values()].filter(({ entry_key }) => !given.has(entry_key)),
  );
  const fresh = [...given].flatMap(([key, filing]) => (marks.has(key) ? [] : [filing]));
  const notCorrected = vanished([...known.keys()], fresh);
  // What is under embargo now is not missing: it is published later.
  const missing = vanished(
    notCorrected,
    answer.pages.flatMap(({ embargoed }) => embargoed as Filing[]),
  );
  const since = (filing: T) => known.get(filing)?.missing_since ?? undefined;
  const placed = (filing: T, missingSince: number | undefined) => ({
    item: { ...filing, missingSince },
    place: known.get(filing)?.place ?? 0,
  });
  // An answer that was cut, or that is older than the last one compared, cannot prove that a filing is missing.
  if (answer.cut || [...marks.values()].some((mark) => isLater(mark, now))) {
    return { gone: missing.filter(since).map((filing) => placed(filing, since(filing))) };
  }
  if (doubted) return { gone: missing.map((filing) => placed(filing, since(filing))) };
  const gone = missing.map((filing) => placed(filing, since(filing) ?? now));
  const corrected = new Set(notCorrected);
  const changes = {
    gone: [...known].flatMap(([filing, { entry_key }]) => (corrected.has(filing) ? [] : [entry_key])),
    rows: [
      ...rowsGiven(given, marks, placesOf(putBack(answer.filings, gone)), now),
      ...missing
        .filter((filing) => since(filing) === undefined)
        .map((filing) => ({ ...(known.get(filing) as SuppliedMark), ...rowOf(filing, now), missing_since: now })),
    ],
  };
  return changes.gone.length + changes.rows.length > 0 ? { gone, changes } : { gone };
}

/**
 * Whether a later answer than this one has been compared with the store already. A moment that lies much later comes
 * from a clock that was set back since, and is ignored.
 */
function isLater({ seen_at, missing_since }: SuppliedMark, begun: number): boolean {
  return [seen_at, missing_since ?? 0].some((moment) => moment > begun && moment <= begun + LONGEST_UNDER_WAY);
}

async function filingsOf<T extends Filing>(
  db: Kysely<StoreTables>,
  list: SuppliedList,
  marks: readonly SuppliedMark[],
): Promise<Map<T, SuppliedMark>> {
  const items = await suppliedItems(
    db,
    list,
    marks.map(({ entry_key }) => entry_key),
  );
  return new Map(
    marks.flatMap((mark) => {
      const item = items.get(mark.entry_key);
      return item === undefined ? [] : [[JSON.parse(item) as T, mark] as const];
    }),
  );
}

/** Rows of what is supplied: those that are new, that are supplied again, and that stand at another place. */
function rowsGiven<T extends Filing>(
  given: Map<string, T>,
  marks: Map<string, SuppliedMark>,
  places: Map<Filing, number>,
  now: number,
) {
  return [...given].flatMap(([entry_key, filing]) => {
    const mark = marks.get(entry_key);
    const place = places.get(filing) ?? 0;
    if (mark && mark.missing_since === null && mark.place === place) return [];
    const row = rowOf(filing, now);
    if (row.kept_until <= now) return [];
    const seen_at = mark && mark.missing_since === null ? mark.seen_at : now;
    return [{ entry_key, place, seen_at, missing_since: null, ...row }];
  });
}

function rowOf(filing: Filing, now: number) {
  const until = new Date(filing.publishTime ?? now);
  until.setUTCFullYear(until.getUTCFullYear() + FILING_KEPT_YEARS);
  return { item: JSON.stringify(filing), kept_until: until.getTime() };
}

/** Writes the changes, computed again under the lock: another instance may have written meanwhile. */
async function keep<T extends Filing>(db: Kysely<StoreTables>, asked: Asked<T>): Promise<void> {
  const { list, answer } = asked;
  const { changes } = await judged(db, asked);
  if (!changes) return;
  await writeSupplied(db, list, changes, answer.begun);
  const items = changes.rows.filter(({ missing_since }) => missing_since !== null).length;
  if (items > 0) log('warn', 'api.filings-missing', { call: list.call, locale: list.locale, items });
}

import type { Transaction } from 'kysely';
import type { ContentCall } from '../content-folder/kinds';
import { CALL_NAMES, listOfCall } from '../contract/calls';
import { raiseVersionsWithin } from '../store/data-versions';
import { placed } from '../store/registers';
import type { StoreTables } from '../store/schema';
import { type Release, rowsOf } from './released';

/** Rows written in one statement; SQLite takes 32,766 parameters, and ten of them are a row. */
const ROWS_AT_ONCE = 500;

/** Writes the lists of a call anew from its releases. */
export async function writeLists(db: Transaction<StoreTables>, call: ContentCall): Promise<void> {
  const rows = await db.selectFrom('released').select('release').where('call', '=', call).execute();
  await db.deleteFrom('entries').where('call', '=', call).execute();
  const entries = placed(rowsOf(rows.map(({ release }) => JSON.parse(release) as Release)));
  for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('entries')
      .values(entries.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

/** What reads the company's content: pages, by the name `company`, and two calls. */
const OF_COMPANY = ['company', 'softwareList', 'installationPackages'];

/** Has every page made again that shows items of these calls, or the company's content. */
export async function raiseChanged(
  db: Transaction<StoreTables>,
  calls: readonly ContentCall[],
  hasParts: boolean,
): Promise<void> {
  const names = CALL_NAMES.filter((name) => calls.some((call) => call === listOfCall(name)));
  const changed = [...names, ...(hasParts ? OF_COMPANY : [])];
  await raiseVersionsWithin(
    db,
    changed.map((name) => [name, 0]),
  );
}

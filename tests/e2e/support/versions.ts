import { CALL_NAMES } from '../../../lib/contract/calls';
import { raiseVersions } from '../../../lib/store/data-versions';
import { openSqliteStore } from '../../../lib/store/sqlite-store';
import { databaseOf } from './servers';

/** Has every page of a server made again with what the API gives now. @param name of its data */
export async function forgetPages(name: string): Promise<void> {
  const store = await openSqliteStore(databaseOf(name).slice('file:'.length));
  await raiseVersions(
    store,
    CALL_NAMES.map((call) => [call, 0]),
  );
  await store.destroy();
  // Every process looks for what was published twice a second.
  await new Promise((resolve) => setTimeout(resolve, 700));
}

import { environment } from '../lib/config/env';
import { CALL_NAMES, CALLS, type CallName } from '../lib/contract/calls';
import { raiseVersions } from '../lib/store/data-versions';
import { openStore } from '../lib/store/database';

/**
 * `npm run invalidate -- circulars reports`: says that the data behind these
 * calls has changed. The running site makes every page that shows it again,
 * from answers asked for after this, and no other page.
 */
const READS = CALL_NAMES.filter((name) => !('write' in CALLS[name]));

const names = process.argv.slice(2);
const unknown = names.filter((name) => !READS.includes(name as CallName));
if (names.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no call ${unknown.join(', ')}.`);
  console.error(`Usage: npm run invalidate -- CALL…\nCalls: ${READS.join(', ')}`);
  process.exit(2);
}
const store = await openStore(environment().database);
await raiseVersions(
  store,
  [...new Set(names)].map((name) => [name, 0]),
);
await store.destroy();
console.log(`Pages that show ${names.join(', ')} are made again.`);

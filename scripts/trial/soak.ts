import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { readEnvironment } from '../../lib/config/env';
import { raiseVersions } from '../../lib/store/data-versions';
import { openStore } from '../../lib/store/database';
import { DESKTOP } from '../bench/lighthouse.mjs';
import { memoryOf, mixOfPages, pageRequest, startingPlaces } from '../lib/load.mjs';
import { buildWhenNeeded, installWhenNeeded, startServer, untilListening, untilReady } from '../lib/project.mjs';

/**
 * `npm run trial:soak -- [--minutes 10] [--connections 64] [--every 5]`: every page is asked for without a pause, from
 * the first second of an instance on, while an announcement is published anew every few seconds. No answer may be an
 * error, and none that begins a second after a publication may show what stood before it. Prints how long it took until
 * what was published was seen, and the memory.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
    every: { type: 'string', default: '5' },
  },
});
const PORT = 4763;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const MOST_STALE_MS = 1000;
const REGISTER = pageRequest('/sub-annAndCir?lang=zt', DESKTOP, 'zt');
const seconds = Number(values.minutes) * 60;

installWhenNeeded();
const built = buildWhenNeeded();
if (built !== 0) process.exit(built);
const folder = mkdtempSync(path.join(tmpdir(), 'tradego-soak-'));
const database = `file:${path.join(folder, 'tradego.db')}`;
let output = '';
const site = startServer({ PORT: String(PORT), DATABASE_URL: database }, ['ignore', 'pipe', 'pipe']);
for (const stream of [site.stdout, site.stderr]) {
  stream?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(end(1)));

if ((await untilListening(site)) === undefined || !(await untilReady(PORT, site)))
  throw new Error(`The server did not start:\n${output}`);
await shown();
const store = await openStore(readEnvironment({ DATABASE_URL: database }).database);
const begun = Date.now();
const run = autocannon({
  url: ADDRESS,
  connections: Number(values.connections),
  duration: seconds,
  timeout: 10,
  setupClient: startingPlaces(mixOfPages()),
});

/** Until what was published was seen, in ms. */
const seen: number[] = [];
/** Answers that were begun too late to show what stood before, and did. */
let stale = 0;
const memory: number[] = [];
for (let round = 1; Date.now() - begun < seconds * 1000 - 2 * MOST_STALE_MS; round++) {
  // In Latin letters: Chinese has places to break between its words.
  const title = `Edition-${String(round).padStart(5, '0')}`;
  const published = await publish(title);
  for (;;) {
    const asked = Date.now();
    const isShown = (await shown()).includes(title);
    if (isShown) {
      seen.push(Date.now() - published);
      break;
    }
    if (asked - published > MOST_STALE_MS) stale++;
    if (asked - published > 30_000) break;
    await pause(20);
  }
  memory.push(memoryOf(site));
  await pause(Number(values.every) * 1000);
}
const result = await run;
await store.destroy();
await pause(15_000);
const rested = memoryOf(site);

const at = (share: number) => seen.toSorted((one, other) => one - other)[Math.floor((seen.length - 1) * share)];
const minute = (number: number) => memory[Math.floor((memory.length - 1) * (number / Number(values.minutes)))];
const errors = output.split('\n').filter((line) => line.includes('"level":"error"')).length;
console.log(`${result.requests.total} answers in ${seconds} s at ${values.connections} connections, ${result.requests.average.toFixed(0)} a second,
  99th percentile ${result.latency.p99} ms, slowest ${result.latency.max} ms.
${result.errors - result.timeouts} errors, ${result.timeouts} time-outs, ${result['4xx'] + result['5xx']} answers of 4xx or 5xx, ${errors} lines of errors in the log.
${seen.length} publications, seen after ${at(0.5)} ms (median), ${at(1)} ms (slowest); ${stale} stale answers.
Resident: ${minute(1)} MB after a minute, ${minute(Number(values.minutes) / 2)} in the middle, ${memory.at(-1)} at the end, ${Math.max(...memory)} at most, ${rested} after a rest.`);
process.exit(end(result.errors + result['4xx'] + result['5xx'] + stale + errors > 0 ? 1 : 0));

/** The register of announcements, as a visitor has it now. */
async function shown(): Promise<string> {
  const answer = await fetch(`${ADDRESS}${REGISTER.path}`, { headers: REGISTER.headers });
  return answer.text();
}

/** Gives the newest announcement another title, as whoever fills the store would. @returns when, in ms since 1970 */
async function publish(title: string): Promise<number> {
  const newest = await store
    .selectFrom('circulars')
    .select('id')
    .where('locale', '=', 'zt')
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await store.updateTable('circulars').set({ title }).where('id', '=', newest.id).where('locale', '=', 'zt').execute();
  await raiseVersions(store, [['circulars', 0]]);
  return Date.now();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function end(code: number): number {
  site.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  return code;
}

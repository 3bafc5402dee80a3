import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { readEnvironment } from '../../lib/config/env';
import { raiseVersions } from '../../lib/store/data-versions';
import { openStore } from '../../lib/store/database';
import { RUDE_CLIENTS } from '../../tests/e2e/support/rude';
import { DESKTOP } from '../bench/lighthouse.mjs';
import { memoryOf, mixOfPages, type PageRequest, pageRequest, startingPlaces } from '../lib/load.mjs';
import { buildWhenNeeded, installWhenNeeded, startServer, untilListening, untilReady } from '../lib/project.mjs';

/**
 * `npm run trial:soak -- [--minutes 10] [--connections 64] [--rate N] [--every 5] [--rude]`: every page is asked for, from
 * the first second of an instance on, without a pause or N times a second, while an announcement is published anew every
 * few seconds. No answer may be an error, and none that begins a second after a publication may show what stood before
 * it. With `--rude` one rude client after another comes for half a minute (tests/e2e/support/rude.ts), with as long a
 * rest after each, and a visitor with an address of their own goes through the pages. Prints how long it took until what
 * was published was seen, how long the visitor waited, and the memory.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
    rate: { type: 'string' },
    rude: { type: 'boolean', default: false },
    every: { type: 'string', default: '5' },
  },
});
const PORT = 4763;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const MOST_STALE_MS = 1000;
const REGISTER = pageRequest('/sub-annAndCir?lang=zt', DESKTOP, 'zt');
/** Rude clients, every connection of the others, the visitor and whoever reads the register: each has its own address. */
const addressed = ({ path, headers }: PageRequest, address: string) => ({
  path,
  headers: { ...headers, 'x-forwarded-for': address },
});
const RUDE_SECONDS = 30;
const seconds = Number(values.minutes) * 60;

installWhenNeeded();
const built = buildWhenNeeded();
if (built !== 0) process.exit(built);
const folder = mkdtempSync(path.join(tmpdir(), 'tradego-soak-'));
const database = `file:${path.join(folder, 'tradego.db')}`;
let output = '';
const site = startServer({ PORT: String(PORT), DATABASE_URL: database, TRUSTED_PROXY_HOPS: '1' }, [
  'ignore',
  'pipe',
  'pipe',
]);
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
  ...(values.rate === undefined ? {} : { overallRate: Number(values.rate) }),
  setupClient: startingPlaces(mixOfPages(), (page, connection) => addressed(page, `198.51.100.${10 + connection}`)),
});
let rudeNow = 'rest';
/** Answers to the visitor, and to whoever reads the register, that were no page. */
const refused: string[] = [];
const isOver = () => Date.now() - begun > seconds * 1000 - 2 * MOST_STALE_MS;
const visits = values.rude ? Promise.all([visitPages(), comeRudely()]) : undefined;

/** Until what was published was seen, in ms. */
const seen: number[] = [];
/** Answers that were begun too late to show what stood before, and did. */
let stale = 0;
const memory: number[] = [];
for (let round = 1; !isOver(); round++) {
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
const [visited] = (await visits) ?? [];
await store.destroy();
await pause(15_000);
const rested = memoryOf(site);

const part = (times: number[], share: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0);
const at = (share: number) => part(seen, share);
const minute = (number: number) => memory[Math.floor((memory.length - 1) * (number / Number(values.minutes)))];
const errors = output.split('\n').filter((line) => line.includes('"level":"error"')).length;
console.log(`${result.requests.total} answers in ${seconds} s at ${values.connections} connections, ${result.requests.average.toFixed(0)} a second,
  99th percentile ${result.latency.p99} ms, slowest ${result.latency.max} ms.
${result.errors - result.timeouts} errors, ${result.timeouts} time-outs, ${result['4xx'] + result['5xx']} answers of 4xx or 5xx, ${errors} lines of errors in the log.
${seen.length} publications, seen after ${at(0.5)} ms (median), ${at(1)} ms (slowest); ${stale} stale answers.
Resident: ${minute(1)} MB after a minute, ${minute(Number(values.minutes) / 2)} in the middle, ${memory.at(-1)} at the end, ${Math.max(...memory)} at most, ${rested} after a rest.`);
if (visited) {
  const times = visited.map(({ ms }) => ms);
  const slow = visited.filter(({ ms }) => ms > 1000);
  console.log(
    `The visitor's ${times.length} pages took ${part(times, 0.5)} ms (median), ${part(times, 0.99)} ms (99 of 100), ${part(times, 1)} ms (slowest).`,
  );
  for (const { path, ms, during } of slow) console.log(`${ms} ms: ${path} (${during})`);
}
for (const line of refused) console.log(`Refused: ${line}`);
process.exit(end(result.errors + result['4xx'] + result['5xx'] + stale + errors + refused.length > 0 ? 1 : 0));

interface Visit {
  path: string;
  ms: number;
  /** The rude client that was there. */
  during: string;
}

/** Goes through every page, four a second. */
async function visitPages(): Promise<Visit[]> {
  const visited: Visit[] = [];
  const pages = mixOfPages().map((page) => addressed(page, '198.51.100.2'));
  while (!isOver()) {
    for (const page of pages) {
      const asked = Date.now();
      const during = rudeNow;
      await read(page);
      visited.push({ path: page.path, ms: Date.now() - asked, during });
      await pause(250);
      if (isOver()) break;
    }
  }
  return visited;
}

async function comeRudely(): Promise<void> {
  while (!isOver()) {
    for (const client of RUDE_CLIENTS) {
      if (isOver()) break;
      rudeNow = client.name;
      await client.attack(PORT, RUDE_SECONDS);
      rudeNow = 'rest';
      await pause(RUDE_SECONDS * 1000);
    }
  }
}

/** The register of announcements, as a visitor has it now. */
async function shown(): Promise<string> {
  return read(addressed(REGISTER, '198.51.100.3'));
}

/** A page, asked for again where the site says that it is busy: the wait of a visitor goes on until it is there. */
async function read({ path, headers }: PageRequest): Promise<string> {
  for (;;) {
    const answer = await fetch(ADDRESS + path, { headers });
    const text = await answer.text();
    if (answer.ok) return text;
    refused.push(`${answer.status}: ${path} (${rudeNow})`);
    if (answer.status !== 503) throw new Error(`${path} answered ${answer.status}`);
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}

/** Gives the newest announcement another title, as whoever fills the store would. @returns when, in ms since 1970 */
async function publish(title: string): Promise<number> {
  const newest = await store
    .selectFrom('entries')
    .selectAll()
    .where('call', '=', 'circulars')
    .where('locale', '=', 'zt')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const item = JSON.stringify({ ...JSON.parse(newest.item), title });
  await store
    .updateTable('entries')
    .set({ item })
    .where('call', '=', 'circulars')
    .where('locale', '=', 'zt')
    .where('position', '=', newest.position)
    .execute();
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

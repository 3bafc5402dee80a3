import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { searchProcessor } from './bench/search-processor';
import { buildWhenNeeded, installWhenNeeded, startServer, untilListening } from './lib/project.mjs';
import { isAnswered, knownItems, searchPath } from './lib/search-questions.mjs';

/**
 * `npm run bench:search`: 1,000 searches in three languages against the built site, one after the other: how long the
 * page of results takes beside a kept page in the same run, what share of the known-item questions is answered within
 * the first three, and what a search costs the processor by itself, on this content and on ten times as much.
 */

const QUERIES = 1000;
const PORT = 4380;

installWhenNeeded();
const code = buildWhenNeeded();
if (code !== 0) process.exit(code);

const folder = mkdtempSync(path.join(tmpdir(), 'tradego-bench-'));
let output = '';
const database = path.join(folder, 'tradego.db');
const server = startServer({ PORT: String(PORT), DATABASE_URL: `file:${database}` }, ['ignore', 'pipe', 'pipe']);
for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
try {
  if ((await untilListening(server)) === undefined) throw new Error(`The server did not start:\n${output}`);
  console.log('Filling the index …');
  while (!output.includes('search.filled')) await new Promise((resolve) => setTimeout(resolve, 500));

  const items = knownItems();
  const questions = [...items, ...items.flatMap(partsOf)];
  const searches = [];
  const kept = [];
  let answered = 0;
  for (const item of items) {
    if (isAnswered(item, (await timed(searchPath(item))).html)) answered++;
  }
  while (searches.length < QUERIES) {
    for (const question of questions.slice(0, QUERIES - searches.length)) {
      searches.push((await timed(searchPath(question))).ms);
      if (searches.length % 10 === 0) kept.push((await timed('/sub-annAndCir')).ms);
    }
  }
  const percent = Math.round((100 * answered) / items.length);
  console.log(
    `searches      median ${at(searches, 0.5)} ms, 95th percentile ${at(searches, 0.95)} ms (${QUERIES} of ${questions.length} kinds)`,
  );
  console.log(`a kept page   median ${at(kept, 0.5)} ms, 95th percentile ${at(kept, 0.95)} ms`);
  console.log(`known items   ${answered} of ${items.length} within the first three (${percent} %)`);
  const ended = new Promise((resolve) => server.on('exit', resolve));
  server.kill();
  await ended;
  const { sample, tenfold } = await searchProcessor(database, questions);
  for (const [name, times] of Object.entries({ 'the sample': sample, 'ten times it': tenfold })) {
    console.log(`the processor ${at(times, 0.5)} ms median, ${at(times, 0.95)} ms 95th percentile, ${name}`);
  }
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} address */
async function timed(address) {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${PORT}${address}`);
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return { ms: performance.now() - started, html };
}

/** The words of a question one by one, and with a letter left out. @param {import('./lib/search-questions.mjs').KnownItem} question */
function partsOf({ locale, q }) {
  const words = q.split(' ').filter((word) => word.length > 1);
  return words.flatMap((word) => [
    { locale, q: word },
    { locale, q: word.slice(0, -2) + word.slice(-1) },
  ]);
}

/** @param {number[]} times @param {number} share */
function at(times, share) {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { untilAtRest } from './bench/at-rest.mjs';
import { buildBarePage } from './bench/bare-page.mjs';
import { DESKTOP, IPHONE, lighthouse, quantile } from './bench/lighthouse.mjs';
import { printBesideBare, printWithout } from './bench/tables.mjs';
import { buildWithout, DEVICES } from './bench/without.mjs';
import { buildWhenNeeded, installWhenNeeded, ROOT, startServer, untilReady } from './lib/project.mjs';

/**
 * `npm run bench`: JavaScript over the wire and the Lighthouse mobile medians of five
 * runs for the main routes of both layouts, in traditional Chinese, beside those of a
 * bare Next page built and measured in the same run. `npm run bench -- /home /contactUs`
 * measures those alone, `--lang en` another language.
 *
 * `npm run bench -- --without styles-within --without brotli`: the mobile home and
 * TradeGo Markets as they are and without each device for speed (bench/without.mjs);
 * `--without all` weighs every one.
 *
 * What is compared takes turns, in an order that changes from round to round, so that a
 * slow hour of the machine is in every row and the ratios hold. Figures; no pass or fail.
 */

const ROUTES = [
  '/home',
  '/tradeGoMarkets',
  '/personalServices',
  '/investorRelations',
  '/companyDynamics',
  '/dynamicDetails?id=38',
  '/contactUs',
];
const ROUTES_WITHOUT = ['/home', '/tradeGoMarkets'];
const COPIES = path.join(ROOT, '.data', 'without');
const FIRST_PORT = 4400;

const { values: options, positionals: routes } = parseArgs({
  allowPositionals: true,
  options: {
    without: { type: 'string', multiple: true },
    lang: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(options.runs);

installWhenNeeded();
installWhenNeeded('scripts/bench');
if (buildWhenNeeded() !== 0) process.exit(1);
const work = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    cleanUp();
    process.exit(1);
  });
}

try {
  await (options.without ? benchWithout(options.without) : benchBesideBare());
} finally {
  cleanUp();
}

function cleanUp() {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
  rmSync(COPIES, { recursive: true, force: true });
}

async function benchBesideBare() {
  const bare = await startBare(buildBarePage());
  const site = await startSite('site');
  const pages = [{ name: 'a bare Next page', url: bare, agent: IPHONE }];
  for (const route of routes.length > 0 ? routes : ROUTES) {
    pages.push({ name: `${route} (mobile)`, url: site(route), agent: IPHONE });
    pages.push({ name: `${route} (desktop)`, url: site(route), agent: DESKTOP });
  }
  printBesideBare(await measureInTurns(pages), runs);
}

/** @param {string[]} wanted */
async function benchWithout(wanted) {
  const names = wanted.includes('all') ? Object.keys(DEVICES) : wanted;
  /** @type {{ device: string, folder?: string }[]} */
  const variants = [{ device: '' }];
  for (const device of names) {
    console.log(`Building without ${device} …`);
    const folder = path.join(COPIES, device);
    buildWithout(ROOT, folder, device);
    variants.push({ device, folder: path.join(folder, '.next', 'standalone') });
  }
  const pages = [];
  for (const { device, folder } of variants) {
    const site = await startSite(device || 'whole', folder);
    for (const route of routes.length > 0 ? routes : ROUTES_WITHOUT) {
      pages.push({ name: route, device, url: site(route), agent: IPHONE });
    }
  }
  printWithout(await measureInTurns(pages, ['performance']), runs);
}

/**
 * @template {{ url: string, agent: string }} Page
 * @param {Page[]} pages
 * @param {string[]} [categories] of Lighthouse
 * @returns {Promise<(Page & import('./bench/tables.mjs').Figures)[]>}
 */
async function measureInTurns(pages, categories) {
  for (const { url, agent } of pages)
    await fetch(url, { headers: { 'User-Agent': agent } }).then((page) => page.text());
  await untilAtRest(servers);
  const measured = pages.map((page) => ({ page, runs: /** @type {Record<string, number>[]} */ ([]) }));
  for (let round = 1; round <= runs; round++) {
    console.log(`Round ${round} of ${runs} …`);
    for (const { page, runs: taken } of inTurn(measured, round))
      taken.push(await lighthouse(page.url, page.agent, categories));
  }
  return measured.map(({ page, runs: taken }) => ({
    ...page,
    median: quantile(taken, 0.5),
    low: quantile(taken, 0.25),
    high: quantile(taken, 0.75),
  }));
}

/**
 * The pages in the order of a round: each round begins with another one, and every second one goes backwards, so that
 * none always follows the same neighbour or the start of the round.
 *
 * @template Page @param {Page[]} pages @param {number} round from 1 @returns {Page[]}
 */
function inTurn(pages, round) {
  const first = (round - 1) % pages.length;
  const order = [...pages.slice(first), ...pages.slice(0, first)];
  return round % 2 === 0 ? order.reverse() : order;
}

/**
 * @param {string} name of its data @param {string} [folder] of another build
 * @returns {Promise<(route: string) => string>} gives addresses of its pages
 */
async function startSite(name, folder) {
  const port = FIRST_PORT + servers.length;
  const env = { PORT: String(port), DATABASE_URL: `file:${path.join(work, name, 'site.db')}` };
  await started(startServer(env, 'ignore', folder), port);
  return (route) => {
    const url = new URL(route, `http://localhost:${port}`);
    if (options.lang) url.searchParams.set('lang', options.lang);
    return url.href;
  };
}

/** @param {string} folder @returns {Promise<string>} its address */
async function startBare(folder) {
  const port = FIRST_PORT + servers.length;
  const next = path.join(ROOT, 'node_modules/next/dist/bin/next');
  await started(spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: folder, stdio: 'ignore' }), port);
  return `http://localhost:${port}/`;
}

/** @param {import('node:child_process').ChildProcess} server @param {number} port */
async function started(server, port) {
  servers.push(server);
  if (!(await untilReady(port, server))) throw new Error(`The server at ${port} did not start.`);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { buildBarePage } from './bench/bare-page.mjs';
import { DESKTOP } from './bench/lighthouse.mjs';
import { memoryOf, mixOfPages, pageRequest, startingPlaces } from './lib/load.mjs';
import { ensureNginx, localEdge, startNginx } from './lib/nginx.mjs';
import { buildWhenNeeded, installWhenNeeded, ROOT, startServer, untilListening, untilReady } from './lib/project.mjs';

/**
 * `npm run load`: how many requests a second one instance answers, from the moment its pages have been made on, beside
 * a bare Next page that carries as many bytes over the wire. Next knows no Brotli, so the bare page's bytes are words
 * that nothing compresses, and its compression is off: the faster of what it could do. The two take turns; the ratios
 * are of medians. `-- --seconds 5 --rounds 3 --connections 16,64,256` are the defaults. Figures; no pass or fail.
 *
 * `-- --edge`: /home through the edge cache of deploy/nginx.conf beside a file of as many bytes from the same nginx, with
 * the time of the processor that nginx takes for each, since whoever asks is slower than either.
 */

const SITE_PORT = 4760;
const BARE_PORT = 4761;
const EDGE_PORT = 4762;
const TIMEOUT_SECONDS = 10;

/** @typedef {import('./lib/load.mjs').PageRequest} Request */
/** @typedef {{ name: string, port: number, requests: Request[], processor?: () => number }} Target `processor`: seconds of it taken so far */
/** @typedef {import('autocannon').Result & { microseconds: number }} Run */

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16,64,256' },
    /** Another build's server, for a comparison. */
    folder: { type: 'string' },
    edge: { type: 'boolean', default: false },
  },
});

installWhenNeeded();
if (!options.folder && buildWhenNeeded() !== 0) process.exit(1);
const work = mkdtempSync(path.join(os.tmpdir(), 'load-'));
/** @type {Pick<import('node:child_process').ChildProcess, 'kill'>[]} */
const servers = [];
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    cleanUp();
    process.exit(1);
  });
}
try {
  await (options.edge ? measureEdge() : measure());
} finally {
  cleanUp();
}

function cleanUp() {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
}

async function measure() {
  const mix = mixOfPages();
  const home = mix.filter(({ path }) => path === '/home').slice(0, 1);
  // What the router's own middleware answers: addresses of other systems that programs try.
  const strays = ['/wp-login.php', '/.env', '/', '/index', '/no-such-page'].map((path) =>
    pageRequest(path, DESKTOP, 'zt'),
  );

  const sizes = await withServer('sizes', async () => ({ home: await bytesOf(home), mix: await bytesOf(mix) }));
  console.log(`On average /home is ${sizes.home} bytes over the wire, ${mix.length} addresses ${sizes.mix}.`);
  const bareFolder = buildBarePage(sizes);

  const bare = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '-p', String(BARE_PORT)],
    { cwd: bareFolder, stdio: 'ignore', env: { ...process.env, COMPRESS: 'never' } },
  );
  servers.push(bare);
  if (!(await untilReady(BARE_PORT, bare))) throw new Error('The bare page did not start.');
  await withServer('site', async (site) => {
    const bareRequest = (/** @type {string} */ path) => [pageRequest(path, DESKTOP, 'zt')];
    /** @type {[bare: Target, site: Target][]} */
    const pairs = [
      [
        { name: 'bare, as /home', port: BARE_PORT, requests: bareRequest('/home') },
        { name: '/home', port: SITE_PORT, requests: home },
      ],
      [
        { name: 'bare, as the mix', port: BARE_PORT, requests: bareRequest('/mix') },
        { name: 'the mix', port: SITE_PORT, requests: mix },
      ],
      [
        { name: 'bare, a 404', port: BARE_PORT, requests: bareRequest('/no-such-page') },
        { name: 'what is no page', port: SITE_PORT, requests: strays },
      ],
    ];
    console.log(`Resident before: site ${memoryOf(site)} MB, bare ${memoryOf(bare)} MB.\n`);
    console.log('connections  asked for          requests/s  of the bare  99th pc ms  errors  time-outs  not 2xx/3xx');
    for (const connections of options.connections.split(',').map(Number)) {
      for (const pair of pairs) print(connections, await inTurns(pair, connections));
      console.log(`             resident: site ${memoryOf(site)} MB, bare ${memoryOf(bare)} MB`);
    }
  });
}

async function measureEdge() {
  const nginx = ensureNginx();
  if (!nginx) throw new Error('There is no nginx on this machine, and it cannot be fetched.');
  const home = [pageRequest('/home', DESKTOP, 'zt')];
  await withServer(
    'edge',
    async () => {
      const file = path.join(work, 'home.br');
      const folder = path.join(work, 'nginx');
      const more = `access_log off; location = /file { alias ${file}; }`;
      const config = localEdge({ port: EDGE_PORT, sites: [SITE_PORT], folder, more });
      const edge = await startNginx(nginx, config, folder, EDGE_PORT);
      servers.push({ kill: edge.kill });
      // The page as it is answered once it is cached.
      for (let round = 0; round < 5; round++) await bodyOf(EDGE_PORT, /** @type {Request} */ (home[0]));
      await new Promise((resolve) => setTimeout(resolve, 3000));
      writeFileSync(file, await bodyOf(EDGE_PORT, /** @type {Request} */ (home[0])));
      console.log(`/home is ${statSync(file).size} bytes over the wire.`);
      /** @type {[bare: Target, site: Target]} */
      const pair = [
        { name: 'a file', port: EDGE_PORT, requests: [pageRequest('/file', DESKTOP, 'zt')], processor: edge.seconds },
        { name: '/home at the edge', port: EDGE_PORT, requests: home, processor: edge.seconds },
      ];
      console.log(
        'connections  asked for          requests/s  of the file  99th pc ms  errors  time-outs  not 2xx/3xx  µs each',
      );
      for (const connections of options.connections.split(',').map(Number))
        print(connections, await inTurns(pair, connections));
      if (edge.errors()) console.log(edge.errors());
    },
    { EDGE_SECONDS: '5', TRUSTED_PROXY_HOPS: '1' },
  );
}

/** Starts the site with data of its own, and ends it. @template Result @param {string} name @param {(site: import('node:child_process').ChildProcess) => Promise<Result>} work_ @param {Record<string, string>} [settings] */
async function withServer(name, work_, settings = {}) {
  let output = '';
  const env = { PORT: String(SITE_PORT), DATABASE_URL: `file:${path.join(work, name, 'site.db')}`, ...settings };
  const site = startServer(env, ['ignore', 'pipe', 'pipe'], options.folder);
  servers.push(site);
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (output += chunk));
  if ((await untilListening(site)) === undefined) throw new Error(`The server did not start:\n${output}`);
  while (!output.includes('pages.warm')) await new Promise((resolve) => setTimeout(resolve, 200));
  const result = await work_(site);
  site.kill('SIGKILL');
  return result;
}

/** Mean of what is sent over the wire as a body, once the page has been made. @param {Request[]} requests */
async function bytesOf(requests) {
  let bytes = 0;
  for (const each of requests) {
    await bodyOf(SITE_PORT, each);
    bytes += (await bodyOf(SITE_PORT, each)).byteLength;
  }
  return Math.round(bytes / requests.length);
}

/** @param {number} port @param {Request} request @returns {Promise<Buffer>} */
function bodyOf(port, { path, headers }) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

/** @param {[bare: Target, site: Target]} pair @param {number} connections */
async function inTurns(pair, connections) {
  const runs = pair.map((target) => ({ target, taken: /** @type {Run[]} */ ([]) }));
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const { target, taken } of round % 2 === 0 ? runs : runs.toReversed())
      taken.push(await load(target, connections));
  }
  return runs;
}

/** @param {Target} target @param {number} connections @returns {Promise<Run>} */
async function load({ port, requests, processor = () => 0 }, connections) {
  const before = processor();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: Number(options.seconds),
    timeout: TIMEOUT_SECONDS,
    setupClient: startingPlaces(requests),
  });
  return { ...result, microseconds: ((processor() - before) * 1e6) / result.requests.total };
}

/** @param {number} connections @param {Awaited<ReturnType<typeof inTurns>>} runs */
function print(connections, runs) {
  const median = (/** @type {number[]} */ values) =>
    values.toSorted((one, two) => one - two)[values.length >> 1] ?? Number.NaN;
  const rates = runs.map(({ taken }) => median(taken.map(({ requests }) => requests.average)));
  for (const [index, { target, taken }] of runs.entries()) {
    const sum = (/** @type {(run: Run) => number} */ of) => taken.reduce((total, run) => total + of(run), 0);
    const columns = [
      [rates[index]?.toFixed(0), 10],
      [index === 0 ? '' : ((rates[1] ?? 0) / (rates[0] ?? 0)).toFixed(2), 13],
      [median(taken.map(({ latency }) => latency.p99)).toFixed(0), 12],
      [sum(({ errors, timeouts }) => errors - timeouts), 8],
      [sum(({ timeouts }) => timeouts), 11],
      [sum((run) => run['4xx'] + run['5xx']), 13],
      ...(target.processor ? [[median(taken.map(({ microseconds }) => microseconds)).toFixed(0), 9]] : []),
    ];
    const figures = columns.map(([value, width]) => String(value).padStart(Number(width))).join('');
    console.log(String(connections).padEnd(13) + target.name.padEnd(19) + figures);
  }
}

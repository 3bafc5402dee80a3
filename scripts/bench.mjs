import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from './lib/chromium.mjs';
import { buildWhenNeeded, installWhenNeeded, ROOT, startServer, untilReady } from './lib/project.mjs';

/**
 * `npm run bench`: JavaScript over the wire and the Lighthouse mobile medians of
 * five runs for the main routes of both layouts, beside those of a bare Next
 * page built and measured in the same run. Figures; no pass or fail.
 *
 * The pages take turns, so that an hour in which the machine is slow is in every
 * row and the ratios to the bare page hold.
 *
 * `npm run bench -- /home /contactUs` measures those alone.
 */

const RUNS = 5;
const BARE = 'a bare Next page';
const SITE_PORT = 4400;
const BARE_PORT = 4401;
const ROUTES = [
  '/home',
  '/tradeGoMarkets',
  '/personalServices',
  '/investorRelations',
  '/companyDynamics',
  '/dynamicDetails?id=38',
  '/contactUs',
];
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

installWhenNeeded();
if (buildWhenNeeded() !== 0) process.exit(1);
const chromium = ensureChromium();
const work = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
/** @type {import('node:child_process').ChildProcess[]} */
const servers = [];

try {
  const bare = buildBarePage();
  const site = startServer({ PORT: String(SITE_PORT), DATABASE_URL: `file:${path.join(work, 'site.db')}` }, 'ignore');
  const other = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '-p', String(BARE_PORT)],
    {
      cwd: bare,
      stdio: 'ignore',
    },
  );
  servers.push(site, other);
  if (!(await untilReady(SITE_PORT, site)) || !(await untilReady(BARE_PORT, other)))
    throw new Error('A server did not start.');
  // The pages make themselves once after the start; measuring meanwhile would measure that.
  await new Promise((resolve) => setTimeout(resolve, 12_000));

  const wanted = process.argv.slice(2);
  const pages = [{ name: BARE, url: `http://localhost:${BARE_PORT}/`, agent: IPHONE }];
  for (const route of wanted.length > 0 ? wanted : ROUTES) {
    const url = `http://localhost:${SITE_PORT}${route}${route.includes('?') ? '&' : '?'}lang=en`;
    pages.push({ name: `${route} (mobile)`, url, agent: IPHONE }, { name: `${route} (desktop)`, url, agent: DESKTOP });
  }
  const measured = pages.map(({ name }) => ({ name, runs: /** @type {Record<string, number>[]} */ ([]) }));
  for (let round = 1; round <= RUNS; round++) {
    console.log(`Round ${round} of ${RUNS} …`);
    for (const [index, { url, agent }] of pages.entries()) measured[index]?.runs.push(await lighthouse(url, agent));
  }
  print(measured.map(({ name, runs }) => ({ name, ...medians(runs) })));
} finally {
  for (const server of servers) server.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
}

/**
 * The smallest page that Next makes, with this project's own versions but in a
 * package of its own: inside this one it would get our middleware too.
 *
 * @returns {string} its folder
 */
function buildBarePage() {
  const folder = path.join(ROOT, '.data', 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const { next, react, 'react-dom': reactDom } = dependencies;
  const files = {
    'package.json': JSON.stringify({ private: true, dependencies: { next, react, 'react-dom': reactDom } }),
    'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(folder)} } };`,
    'app/layout.js': `export const metadata = { title: 'Bare page', description: 'A page with a heading.' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
    'app/page.js': `export default function Page() { return <main><h1>Bare page</h1><p>Text.</p></main>; }`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const installed = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], options);
  const built = spawnSync('npx', ['next', 'build'], options);
  if (installed.status !== 0 || built.status !== 0) throw new Error(`The bare page did not build.\n${built.stderr}`);
  return folder;
}

/** @param {Record<string, number>[]} runs */
function medians(runs) {
  /** @type {Record<string, number>} */
  const result = {};
  for (const key of Object.keys(runs[0] ?? {})) {
    result[key] = runs.map((run) => run[key] ?? 0).sort((one, two) => one - two)[Math.floor(runs.length / 2)] ?? 0;
  }
  return result;
}

/**
 * Now and then Chromium hands Lighthouse a trace without its beginning; such a run says nothing and is made again.
 *
 * @param {string} url @param {string} agent @returns {Promise<Record<string, number>>}
 */
async function lighthouse(url, agent, attempts = 3) {
  const report = path.join(work, 'report.json');
  const flags = [
    '--headless=new',
    ...CHROMIUM_FLAGS,
    `--user-data-dir=${mkdtempSync(path.join(work, 'profile-'))}`,
  ].join(' ');
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${flags}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--emulated-user-agent=${agent}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) } },
  );
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) {
    if (attempts > 1) return lighthouse(url, agent, attempts - 1);
    throw new Error(`Lighthouse ended with ${code} on ${url}`);
  }
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items;
  const kilobytes = (/** @type {(type: string) => boolean} */ kind) =>
    requests.filter(({ resourceType }) => kind(resourceType)).reduce((sum, { transferSize }) => sum + transferSize, 0) /
    1024;
  return {
    javascript: kilobytes((type) => type === 'Script'),
    pictures: kilobytes((type) => type === 'Image'),
    total: kilobytes(() => true),
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    practices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    fcp: audits['first-contentful-paint'].numericValue / 1000,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** @param {(Record<string, number> & { name: string } | any)[]} rows the bare page first */
function print(rows) {
  const [bare] = rows;
  const times = (/** @type {number} */ value, /** @type {number} */ base) => (base > 0 ? value / base : 0);
  console.log(`\nMedians of ${RUNS} runs, Lighthouse mobile. KB over the wire; seconds; ms; times the bare page's.\n`);
  console.log(
    'page                                  JS KB  pics  total  perf a11y  bp  seo    FCP    LCP    x    TBT    x    CLS',
  );
  for (const row of rows) {
    console.log(
      row.name.padEnd(36) +
        [
          row.javascript.toFixed(0).padStart(7),
          row.pictures.toFixed(0).padStart(6),
          row.total.toFixed(0).padStart(7),
          row.performance.toFixed(0).padStart(6),
          row.accessibility.toFixed(0).padStart(5),
          row.practices.toFixed(0).padStart(4),
          row.seo.toFixed(0).padStart(5),
          row.fcp.toFixed(2).padStart(7),
          row.lcp.toFixed(2).padStart(7),
          times(row.lcp, bare.lcp).toFixed(1).padStart(5),
          row.tbt.toFixed(0).padStart(7),
          times(row.tbt, bare.tbt).toFixed(1).padStart(5),
          row.cls.toFixed(3).padStart(7),
        ].join(''),
    );
  }
}

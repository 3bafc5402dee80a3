import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_PACKAGES, ensureChromium, systemChromium } from './lib/chromium.mjs';
import { installPackagesBeside } from './lib/distribution.mjs';
import { describeEngines, ENGINE_PACKAGES, ensureEngines, hasEnginePackages } from './lib/engines.mjs';
import { ensureNginx, NGINX_PACKAGE, systemNginx } from './lib/nginx.mjs';
import { DEPLOYED_NODE, ensureDeployedNode, OF_NODE_ITSELF } from './lib/node.mjs';
import { POSTGRES_PACKAGE, postgresPrograms, postgresTests, startPostgres } from './lib/postgres.mjs';
import { installWhenNeeded, ROOT, run, runBeside, runTool, toolPath } from './lib/project.mjs';

/**
 * `npm run verify`: every check, cheapest first. Ends with one line, `N passed, N failed`.
 * With `--quick` those that need neither build nor browser, within three minutes.
 *
 * Types are read and the site is built while the unit tests run: either is the work of one processor, and those tests
 * wait a quarter of their time. What either says is shown when it has ended.
 */
const isQuick = process.argv.includes('--quick');
/** Of a new clone: what would be kept for the next build takes a fifth of this one. */
const isFirstBuild = !existsSync(path.join(ROOT, '.next/cache'));

// Beside what npm installs, which waits for the network as well.
const programs = installPackagesBeside([
  ...(isQuick || systemChromium({ headless: true }) ? [] : CHROMIUM_PACKAGES),
  ...(postgresPrograms() ? [] : [POSTGRES_PACKAGE]),
  ...(isQuick || systemNginx() ? [] : [NGINX_PACKAGE]),
]);
installWhenNeeded();

let passed = 0;
let failed = 0;

/**
 * @param {string} name
 * @param {() => number | Promise<number>} check exit code
 * @returns {Promise<boolean>}
 */
async function step(name, check) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  return ended(name, (await check()) === 0, started);
}

/**
 * A step that goes on beside another one: what it says is shown at its end.
 *
 * @param {string} name @param {(say: (text: Buffer) => void) => Promise<number>} check exit code
 * @returns {Promise<boolean>}
 */
async function stepBeside(name, check) {
  const started = Date.now();
  /** @type {Buffer[]} */
  const said = [];
  const code = await check((text) => said.push(text));
  console.log(`\n── ${name}\n${Buffer.concat(said).toString().trim()}`);
  return ended(name, code === 0, started);
}

/** @param {string} name @param {boolean} ok @param {number} started */
function ended(name, ok, started) {
  console.log(`── ${name}: ${ok ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (ok) passed++;
  else failed++;
  return ok;
}

/** Counts a runner's tests instead of the runner. @param {string} report @param {(json: any) => [number, number]} counts */
function count(report, counts) {
  const file = path.join(ROOT, report);
  if (!existsSync(file)) return;
  const [good, bad] = counts(JSON.parse(readFileSync(file, 'utf8')));
  passed += good;
  failed += bad;
}

const JEST = toolPath('jest');
const JEST_REPORT = '.data/reports/jest.json';
const STARTED_NODE_REPORT = '.data/reports/jest-started-node.json';
const E2E_REPORT = '.data/reports/e2e.json';

// Jest does not make the folder of its report; and a report of an earlier run must not be counted.
const reports = path.join(ROOT, '.data/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await step('formatting, lint, dependency directions', () => runTool('biome', ['ci', '--error-on-warnings', '.']));
await step('floors of lib', () => run(process.execPath, ['scripts/check-floors.mjs']));
await step('references', () => run(process.execPath, ['scripts/check-references.mjs']));
await step('messages', () => run(process.execPath, ['scripts/check-messages.mjs']));
await programs;
const postgres = await startPostgres();
process.env.TEST_POSTGRES_URL = postgres?.url ?? '';
if (!postgres) console.log(`\n── PostgreSQL: none to be had, ${postgresTests().length} files of tests skipped`);
if (!isQuick && !ensureNginx()) console.log('\n── nginx: none to be had, the tests of the edge cache are skipped');
// The largest, and wanted last: they come while the unit tests run.
const engines = installPackagesBeside(isQuick || hasEnginePackages() ? [] : ENGINE_PACKAGES);

// The compiler reads what the build writes anew (.next/types): one after the other.
const built = (async () => {
  await stepBeside(
    'types',
    async (say) =>
      (await runBeside([toolPath('next'), 'typegen'], say)) || (await runBeside([toolPath('tsc'), '--noEmit'], say)),
  );
  if (isQuick) return false;
  const env = { BUILD_AFTER_TYPES: '1', ...(isFirstBuild ? { BUILD_CACHE: '0' } : {}) };
  return stepBeside('production build', (say) => runBeside(['scripts/site.mjs', '--build-only'], say, env));
})();
// What is deployed runs on that Node.
const deployedNode = ensureDeployedNode();
if (!deployedNode) console.log(`\n── Node ${DEPLOYED_NODE}: none to be had, the tests are run on ${process.version}`);
await step(`unit and component tests on Node ${deployedNode ? DEPLOYED_NODE : process.version}`, () =>
  runBeside([JEST, '--silent', '--json', `--outputFile=${JEST_REPORT}`], undefined, {}, deployedNode),
);
const jestCounts = (/** @type {any} */ json) =>
  /** @type {[number, number]} */ ([json.numPassedTests, json.numFailedTests]);
count(JEST_REPORT, jestCounts);
const wasBuilt = await built;

// The two commands run on older ones as well: so do the build above, the browser tests, and what is Node's own part.
if (deployedNode && deployedNode !== process.execPath) {
  await step(`unit tests of what Node does on ${process.version}`, () =>
    runBeside([JEST, ...OF_NODE_ITSELF, '--silent', '--json', `--outputFile=${STARTED_NODE_REPORT}`], undefined, {
      TEST_REPEATED: '1',
    }),
  );
  count(STARTED_NODE_REPORT, jestCounts);
}

if (wasBuilt) {
  await step('JavaScript budgets', () => run(process.execPath, ['scripts/check-budgets.mjs']));
  await engines;
  await step('browser tests', async () => {
    console.log(describeEngines(await ensureEngines()));
    const chromium = ensureChromium({ headless: true });
    return runTool('playwright', ['test'], { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), E2E_REPORT });
  });
  count(E2E_REPORT, ({ stats, errors }) => {
    // What failed outside of any test stands far above in the log.
    for (const { message } of errors) console.log(`\nOutside of any test: ${message}`);
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

await postgres?.stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

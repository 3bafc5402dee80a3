import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/project.mjs';

/** User agents of the two layouts. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
export const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

const chromium = ensureChromium();

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One run of Lighthouse mobile. Now and then Chromium hands it a trace without its beginning; such a run says
 * nothing and is made again.
 *
 * @param {string} url @param {string} agent @param {string[]} [categories]
 * @returns {Promise<Record<string, number>>} KB over the wire, scores of 100, seconds (fcp, lcp), ms (tbt)
 */
export async function lighthouse(url, agent, categories = CATEGORIES) {
  const work = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  try {
    for (let attempt = 1; attempt <= 3; attempt++) {
      const report = await run(url, agent, categories, work);
      if (report) return figuresOf(report);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  throw new Error(`Lighthouse cannot measure ${url}`);
}

/** @param {string} url @param {string} agent @param {string[]} categories @param {string} work */
async function run(url, agent, categories, work) {
  const file = path.join(work, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_FLAGS, `--user-data-dir=${mkdtempSync(path.join(work, 'profile-'))}`];
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'scripts/bench/node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags.join(' ')}`,
      `--only-categories=${categories.join(',')}`,
      `--emulated-user-agent=${agent}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) } },
  );
  const code = await new Promise((resolve) => child.on('exit', resolve));
  return code === 0 ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @param {any} report */
function figuresOf({ categories, audits }) {
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items;
  const kilobytes = (/** @type {(type: string) => boolean} */ kind) =>
    requests.filter(({ resourceType }) => kind(resourceType)).reduce((sum, { transferSize }) => sum + transferSize, 0) /
    1024;
  const score = (/** @type {string} */ name) => (categories[name]?.score ?? 0) * 100;
  return {
    javascript: kilobytes((type) => type === 'Script'),
    pictures: kilobytes((type) => type === 'Image'),
    total: kilobytes(() => true),
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: audits['first-contentful-paint'].numericValue / 1000,
    lcp: audits['largest-contentful-paint'].numericValue / 1000,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/**
 * Each figure of several runs as a part of them stays below it: 0.5 is the middle one.
 *
 * @param {Record<string, number>[]} runs @param {number} part 0 to 1
 */
export function quantile(runs, part) {
  /** @type {Record<string, number>} */
  const result = {};
  for (const key of Object.keys(runs[0] ?? {})) {
    const sorted = runs.map((run) => run[key] ?? 0).sort((one, two) => one - two);
    result[key] = sorted[Math.floor((runs.length - 1) * part)] ?? 0;
  }
  return result;
}

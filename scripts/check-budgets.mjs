import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/project.mjs';

/**
 * Fails when a page loads more JavaScript than its budget, compressed KB at first load, or a library that is
 * fetched only for whoever uses it.
 */

/** Pages to try something on. Any other page is one to read, and has the smaller budget. */
const TRYING_PAGES = [
  'home',
  'aboutUs',
  'contactUs',
  'brokerService',
  'listedCompanyServices',
  'tradeGoMarkets',
  'personalServices',
  'investorRelations',
  'keyFigures',
  'tradeGodownload',
  'download',
  'downloadApi',
  'openApi',
  'usingDocument',
  'search',
];
const READING_BUDGET = 150;
const TRYING_BUDGET = 170;

/** What is fetched when it is wanted, and a word of its code that names nothing else. */
const LATER = { Recharts: 'recharts-wrapper', 'TanStack Query': 'refetchOnWindowFocus' };

/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} chunk */
function compressed(chunk) {
  const known = sizes.get(chunk);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(ROOT, chunk))).byteLength;
  sizes.set(chunk, size);
  return size;
}

/** @type {Set<string>} */
const early = new Set();

/** @type {{ route: string, firstLoadChunkPaths: string[] }[]} */
const routes = JSON.parse(readFileSync(path.join(ROOT, '.next/diagnostics/route-bundle-stats.json'), 'utf8'));
let over = 0;
let largest = { route: '', kilobytes: 0 };
for (const { route, firstLoadChunkPaths } of routes) {
  const name = route.split('/')[3] ?? '';
  const budget = name === '' || TRYING_PAGES.includes(name) ? TRYING_BUDGET : READING_BUDGET;
  const kilobytes = firstLoadChunkPaths.reduce((sum, chunk) => sum + compressed(chunk), 0) / 1024;
  if (kilobytes > largest.kilobytes) largest = { route, kilobytes };
  if (kilobytes > budget) {
    over++;
    console.error(`${route}: ${kilobytes.toFixed(1)} KB of JavaScript, budget ${budget} KB`);
  }
  for (const chunk of firstLoadChunkPaths) {
    const code = readFileSync(path.join(ROOT, chunk), 'utf8');
    for (const [library, word] of Object.entries(LATER)) if (code.includes(word)) early.add(`${route}: ${library}`);
  }
}
for (const found of early) console.error(`${found} is loaded with the page`);
console.log(
  `${routes.length} routes; the largest is ${largest.route} with ${largest.kilobytes.toFixed(1)} KB; ${over} over budget`,
);
process.exit(over === 0 && early.size === 0 ? 0 : 1);

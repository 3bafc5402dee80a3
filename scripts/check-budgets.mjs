import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/project.mjs';

/** Fails when a page loads more JavaScript than its budget: compressed KB at first load. */

const READING_PAGES = [
  'privacyPolicy',
  'serviceTerms',
  'thirdPartyInformation',
  'corporateRegulation',
  'boardMembers',
  'companyDynamics',
  'dynamicDetails',
  'financialReports',
  'sub-annAndCir',
  'sub-roadShow',
  'roadService',
  'sub-investorInteraction',
  'interaction',
];
const READING_BUDGET = 150;
const OTHER_BUDGET = 170;

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

/** @type {{ route: string, firstLoadChunkPaths: string[] }[]} */
const routes = JSON.parse(readFileSync(path.join(ROOT, '.next/diagnostics/route-bundle-stats.json'), 'utf8'));
let over = 0;
let largest = { route: '', kilobytes: 0 };
for (const { route, firstLoadChunkPaths } of routes) {
  const name = route.split('/')[3] ?? '';
  const budget = READING_PAGES.includes(name) ? READING_BUDGET : OTHER_BUDGET;
  const kilobytes = firstLoadChunkPaths.reduce((sum, chunk) => sum + compressed(chunk), 0) / 1024;
  if (kilobytes > largest.kilobytes) largest = { route, kilobytes };
  if (kilobytes > budget) {
    over++;
    console.error(`${route}: ${kilobytes.toFixed(1)} KB of JavaScript, budget ${budget} KB`);
  }
}
console.log(
  `${routes.length} routes; the largest is ${largest.route} with ${largest.kilobytes.toFixed(1)} KB; ${over} over budget`,
);
process.exit(over === 0 ? 0 : 1);

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded, installWhenNeeded, ROOT, runTool } from '../lib/project.mjs';

/**
 * `npm run trial:faults`: twelve ways in which an API fails, on every page of both layouts, cold and warm
 * (tests/e2e/servers/faults.spec.ts), and how long the answers took.
 */
const REPORT = path.join(ROOT, '.data/reports/faults.json');

installWhenNeeded();
const built = buildWhenNeeded();
if (built !== 0) process.exit(built);
rmSync(REPORT, { force: true });
const code = runTool('playwright', ['test', '--project=servers', 'faults'], { TRIAL: '1' });

console.log('\n| the API is | cold: median, slowest | warm: median, slowest | resident memory | error lines |');
console.log('| --- | --- | --- | --- | --- |');
for (const [fault, figures] of Object.entries(JSON.parse(readFileSync(REPORT, 'utf8')))) {
  const times = [figures.cold, figures.warm].map(({ medianMs, slowestMs }) => `${medianMs} ms, ${slowestMs} ms`);
  const cells = [fault, ...times, `${figures.memoryCold} to ${figures.memoryWarm} MB`, figures.lines];
  console.log(`| ${cells.join(' | ')} |`);
}
process.exit(code);

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildWhenNeeded, installWhenNeeded, ROOT, runTool } from '../lib/project.mjs';

/**
 * Runs a spec of the suite in full: `TRIAL` is set, which makes it take everything instead of what a run of every day
 * has time for.
 *
 * @param {string} spec name below tests/e2e/servers, and of its report below .data/reports
 * @param {(report: any) => void} show prints the report
 * @returns {never}
 */
export function inFull(spec, show) {
  const report = path.join(ROOT, `.data/reports/${spec}.json`);
  installWhenNeeded();
  const built = buildWhenNeeded();
  if (built !== 0) process.exit(built);
  rmSync(report, { force: true });
  const code = runTool('playwright', ['test', '--project=servers', spec], { TRIAL: '1' });
  show(JSON.parse(readFileSync(report, 'utf8')));
  process.exit(code);
}

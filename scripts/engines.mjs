import { describeEngines, ensureEngines } from './lib/engines.mjs';
import { buildWhenNeeded, installWhenNeeded, runTool } from './lib/project.mjs';

/** `npm run engines`: every page on both layouts in the other engines of the baseline (README, Browsers), those that are to be had here. */
installWhenNeeded();
const engines = await ensureEngines();
console.log(describeEngines(engines));
const projects = engines.there.map((name) => `--project=${name}`);
if (projects.length === 0) process.exit(1);
process.exit(
  buildWhenNeeded() || runTool('playwright', ['test', ...projects, ...process.argv.slice(2)], { TRIAL: '1' }),
);

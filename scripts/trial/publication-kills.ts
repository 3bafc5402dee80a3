import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../lib/postgres.mjs';
import { buildWhenNeeded, STANDALONE } from '../lib/project.mjs';
import { PublicationTrial } from './publication-rounds';

/**
 * `npm run trial:publication -- [--kills 200] [--engine sqlite|postgres]`: a release of a bundle is killed at random
 * moments, again and again. All of the bundle has to be public then, or nothing of it, and the record has to hold; two
 * releases at a time complete it.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, engine: { type: 'string', default: 'sqlite' } },
});
const folder = mkdtempSync(path.join(tmpdir(), 'tradego-publication-'));
const postgres = values.engine === 'postgres' ? await startPostgres({ lasting: true }) : undefined;
if (values.engine === 'postgres' && !postgres) throw new Error('There is no PostgreSQL to be had on this machine.');
// The command as it is deployed.
if (buildWhenNeeded() !== 0) throw new Error('The site does not build.');

const begun = Date.now();
try {
  const trial = await PublicationTrial.start({
    program: path.join(STANDALONE, 'publish.mjs'),
    content: path.join(folder, 'content'),
    database: postgres?.url ?? `file:${path.join(folder, 'tradego.db')}`,
  });
  for (let round = 1; round <= Number(values.kills); round++) {
    await trial.round(round);
    if (round % 20 === 0) console.log(`${round} rounds …`);
  }
  const { killed, ended, nothing, all, faults } = trial.found;
  console.log(
    `${values.engine}: ${killed} killed and ${ended} that had ended before, of ${trial.usualMs} ms each, in ${Math.round((Date.now() - begun) / 1000)} s (load ${loadavg()[0]?.toFixed(1)}). After it nothing of the bundle was public ${nothing} times, all of it ${all} times.`,
  );
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { readEnvironment } from '../../lib/config/env';
import { openStore } from '../../lib/store/database';
import { listConsultations } from '../../lib/store/inbox';
import { startPostgres } from '../lib/postgres.mjs';
import { ROOT } from '../lib/project.mjs';

/**
 * `npm run trial:kills -- [--kills 1000] [--engine sqlite|postgres]`: a process that takes messages as the site does
 * (kills-writer.ts) is killed at random moments, again and again. Every message that was acknowledged has to be in the
 * store, once.
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, engine: { type: 'string', default: 'sqlite' } },
});
const kills = Number(values.kills);
const folder = mkdtempSync(path.join(tmpdir(), 'tradego-kills-'));
const postgres = values.engine === 'postgres' ? await startPostgres({ lasting: true }) : undefined;
if (values.engine === 'postgres' && !postgres) throw new Error('There is no PostgreSQL to be had on this machine.');
const address = postgres?.url ?? `file:${path.join(folder, 'tradego.db')}`;

// Bundled, since a process starts a thousand times; beside node_modules, where it finds the engines.
const writer = path.join(ROOT, '.data/trial/kills-writer.mjs');
mkdirSync(path.dirname(writer), { recursive: true });
await build({
  entryPoints: [path.join(ROOT, 'scripts/trial/kills-writer.ts')],
  outfile: writer,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['libsql', 'pg'],
  logLevel: 'error',
});

/** Runs a writer until it is killed. @returns what it acknowledged */
async function untilKilled(round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const child = spawn(process.execPath, [writer, String(round)], {
    env: { ...process.env, DATABASE_URL: address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let isTimed = false;
  // Only whole lines count: half of one was not acknowledged.
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.endsWith('.')) return;
    acknowledged.push(line.slice(0, -1));
    if (isTimed) return;
    isTimed = true;
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 120);
  });
  await ended;
  return acknowledged;
}

const begun = Date.now();
const acknowledged: string[] = [];
for (let round = 0; round < kills; round++) {
  acknowledged.push(...(await untilKilled(round)));
  if ((round + 1) % 100 === 0) console.log(`${round + 1} kills, ${acknowledged.length} messages acknowledged …`);
}

const store = await openStore(readEnvironment({ DATABASE_URL: address }).database);
const kept = new Map<string, number>();
for (const { name } of await listConsultations(store)) kept.set(name, (kept.get(name) ?? 0) + 1);
await store.destroy();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });

const missing = acknowledged.filter((name) => !kept.has(name));
const twice = [...kept].filter(([, times]) => times > 1);
console.log(
  `${values.engine}: ${kills} kills in ${Math.round((Date.now() - begun) / 1000)} s, ${acknowledged.length} messages acknowledged, ${kept.size} kept, ${missing.length} missing, ${twice.length} twice.`,
);
process.exitCode = missing.length + twice.length === 0 ? 0 : 1;

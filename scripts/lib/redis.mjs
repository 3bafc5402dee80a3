import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './distribution.mjs';
import { freePort } from './free-port.mjs';

export const REDIS_PACKAGE = 'redis-server';

/** Tests that start, stop and kill a Redis of their own. */
export const REDIS_TESTS = ['tests/unit/redis/redis.test.ts', 'tests/e2e/servers/redis.spec.ts'];

/**
 * The Redis of this machine, or (root on Debian, when it may be fetched) the distribution's.
 *
 * @param {{ fetch?: boolean }} [wanted]
 * @returns {string | undefined} path of the program
 */
export function redisProgram({ fetch = false } = {}) {
  const found = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'redis-server'))
    .find((file) => existsSync(file));
  if (found || !fetch) return found;
  return installPackages([REDIS_PACKAGE]) ? redisProgram() : undefined;
}

/**
 * Starts a Redis on a loopback port that keeps nothing on disk.
 *
 * @param {string} program @param {number} [port] a free one unless given
 * @returns {Promise<{ url: string, port: number, kill(signal?: NodeJS.Signals): Promise<void>, signal(name: NodeJS.Signals): void }>}
 * @throws where it does not answer within ten seconds
 */
export async function startRedis(program, port) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-redis-'));
  const listens = port ?? (await freePort());
  const server = spawn(
    program,
    ['--port', String(listens), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  await new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`Redis does not start: ${said.slice(-500)}`)), 10_000);
    server.stdout.on('data', (text) => {
      said += text;
      if (!/ready to accept connections/i.test(said)) return;
      clearTimeout(timer);
      resolve(undefined);
    });
    server.once('error', reject);
  });
  return {
    url: `redis://127.0.0.1:${listens}`,
    port: listens,
    signal: (name) => void server.kill(name),
    async kill(signal = 'SIGKILL') {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill(signal);
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import http from 'node:http';
import { EVERY_ADDRESS } from '../config/env';

/**
 * Starts Next's standalone server with an HTTP server of ours in the place of its own.
 *
 * - Gain: every request passes our guard before Next reads a byte of it, and cached pages are sent without
 *   Next (the largest paint on phones after 1.07 s instead of 1.22, docs/measuring.md); a signal ends the process
 *   once its answers are finished (lib/server/drain.ts).
 * - Depends on: the `server.js` of the build, which scripts/lib/project.mjs names `next-server.js`; it reading `PORT`,
 *   `HOSTNAME` and `NEXT_MANUAL_SIG_HANDLE`, calling `http.createServer(listener)` once and then `listen(port, hostname)`,
 *   and listening to `upgrade` before that.
 * - When that changes: Next answers without the guard, or ends at a signal in the middle of answers;
 *   tests/unit/next/contract.test.ts fails, and so does tests/e2e/servers/next-contract.spec.ts.
 */

/** Beside the entry once the site is built, which the compiler cannot know. */
const NEXT_SERVER = './next-server.js';

/**
 * Starts Next in this process. Resolves once its server has been loaded, before it listens.
 *
 * @param where port and host that the server listens at
 * @param make a server that gives requests to Next's listener
 */
export async function startNext(
  where: { port: number; hostname: string },
  make: (listener: http.RequestListener) => http.Server,
): Promise<void> {
  process.env.PORT = String(where.port);
  process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
  // If Next knows one address only, it fetches its own pages from there as if from another server.
  process.env.HOSTNAME = EVERY_ADDRESS;
  replaceNextServer(make, where.hostname);
  await import(NEXT_SERVER);
  process.env.HOSTNAME = where.hostname;
}

/**
 * Gives whoever calls `http.createServer` next a server of ours.
 *
 * @param make a server that gives requests to Next's listener
 * @param hostname where it listens, whatever Next was told
 */
export function replaceNextServer(make: (listener: http.RequestListener) => http.Server, hostname: string): void {
  const createServer = http.createServer;
  http.createServer = ((listener: http.RequestListener) => {
    // Only the first server is Next's; later callers get a plain one.
    http.createServer = createServer;
    const server = make(listener);
    const listen = server.listen.bind(server) as (port: number, hostname: string) => typeof server;
    server.listen = ((port: number) => listen(port, hostname)) as typeof server.listen;
    return server;
  }) as typeof createServer;
}

/** Without a listener Node treats an upgrade as a plain request; Next's listener would keep the connection open. */
export function ignoreUpgrades(server: http.Server): void {
  server.once('listening', () => server.removeAllListeners('upgrade'));
}

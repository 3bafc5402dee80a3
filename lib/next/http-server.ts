import http from 'node:http';

/**
 * Puts a server of ours in the place of Next's HTTP server.
 *
 * - Gain: every request passes our guard before Next reads a byte of it, and pages that stand ready are sent without
 *   Next (docs/measuring.md has the figures).
 * - Depends on: Next's standalone server calling `http.createServer(listener)` once, and then `listen(port, hostname)`.
 * - When that changes: Next answers without the guard; tests/e2e/servers/malformed.spec.ts fails.
 *
 * @param make a server that gives requests to Next's listener
 * @param hostname where it listens, whatever Next was told
 */
export function replaceNextServer(make: (listener: http.RequestListener) => http.Server, hostname: string): void {
  const createServer = http.createServer;
  http.createServer = ((listener: http.RequestListener) => {
    // Next makes one server; whatever else wants one gets a plain one.
    http.createServer = createServer;
    const server = make(listener);
    const listen = server.listen.bind(server) as (port: number, hostname: string) => typeof server;
    server.listen = ((port: number) => listen(port, hostname)) as typeof server.listen;
    return server;
  }) as typeof createServer;
}

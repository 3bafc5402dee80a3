import { processWide } from '../base/process-wide';
import { notePrograms } from '../base/programs';
import { ConfigurationError, type EnvironmentConfig, EVERY_ADDRESS, readEnvironment } from '../config/env';
import { startNext } from '../next/http-server';
import { type KeptPages, PageCache } from '../next/page-cache';
import { endOnSignal } from './drain';
import { Edge } from './edge';
import { guardedServer } from './guard';

/**
 * The entry of the deployed server: `server.js`, which starts Next's own (lib/next/http-server.ts). Settings are judged
 * before Next reads any, and Next's HTTP server is made behind the guard.
 */
const config = settings();

/** Next loads the page store by itself, and sets it up when it starts (lib/next/set-up-page-store.ts). */
const pageCache = new PageCache(() => processWide<{ pageStore: KeptPages }>().pageStore);

notePrograms(import.meta.url);

await startNext(config, (listener) => {
  const { server, connections } = guardedServer(listener, config, pageCache, new Edge(config));
  server.on('error', stopWithReason);
  server.once('listening', () => process.send?.({ listening: config.port }));
  endOnSignal(server, connections, config.endingGraceMs);
  return server;
});

function settings(): EnvironmentConfig {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return cannotStart(error.message);
  }
}

function stopWithReason({ code, message }: NodeJS.ErrnoException): void {
  if (code === 'EADDRINUSE') {
    cannotStart(`another process has port ${config.port}. End it, or set PORT to another number.`);
  }
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    cannotStart(
      `HOSTNAME is no address of this machine: "${config.hostname}". ${EVERY_ADDRESS} stands for all of them.`,
    );
  }
  if (code === 'EACCES') cannotStart(`this user may not listen on port ${config.port}. Set PORT to 1024 or above.`);
  cannotStart(message);
}

function cannotStart(reason: string): never {
  console.error(`\nThe site cannot start: ${reason}\n`);
  process.exit(1);
}

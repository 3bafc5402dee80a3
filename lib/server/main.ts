import { processWide } from '../base/process-wide';
import { notePrograms } from '../base/programs';
import { ConfigurationError, type EnvironmentConfig, EVERY_ADDRESS, readEnvironment } from '../config/env';
import { replaceNextServer } from '../next/http-server';
import { type KeptPages, ReadyPages } from '../next/ready-pages';
import { endOnSignal } from './drain';
import { Edge } from './edge';
import { guardedServer } from './guard';

/**
 * The entry of the deployed server: `server.js` beside Next's own, which stands
 * next to it as `next-server.js` (scripts/lib/project.mjs). Settings are judged
 * before Next reads any, and Next's HTTP server is made behind the guard.
 */
const config = settings();
process.env.PORT = String(config.port);
// Ours waits no longer than a container is given (lib/server/drain.ts).
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';

/** Next loads the page store by itself, and sets it up when it starts (lib/next/set-up-page-store.ts). */
const readyPages = new ReadyPages(() => processWide<{ pageStore: KeptPages }>().pageStore);

replaceNextServer((listener) => {
  const { server, connections } = guardedServer(listener, config, readyPages, new Edge(config));
  server.on('error', stopWithReason);
  server.once('listening', () => process.send?.({ listening: config.port }));
  endOnSignal(server, connections, config.endingGraceMs);
  return server;
}, config.hostname);

notePrograms(import.meta.url);

// Beside this file once it is built, which the compiler cannot know.
const next = './next-server.js';
// Told of one address, Next takes its own pages for those of another server and asks that for them.
process.env.HOSTNAME = EVERY_ADDRESS;
await import(next);
process.env.HOSTNAME = config.hostname;

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

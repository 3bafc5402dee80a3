import { buildWhenNeeded, installWhenNeeded, startServer, untilListening, untilReady } from './lib/project.mjs';

/** `npm run site`: everything that is needed to see the site, on a machine with Node and npm alone. */

installWhenNeeded();
const code = buildWhenNeeded();
if (code !== 0 || process.argv.includes('--build-only')) process.exit(code);

const server = startServer();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

const port = await untilListening(server);
if (port !== undefined && (await untilReady(port, server))) console.log(`\n  TradeGo is at http://localhost:${port}\n`);

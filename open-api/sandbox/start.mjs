import { parseArgs } from 'node:util';
import { KEYS } from './keys.mjs';
import { startSandbox } from './server.mjs';

/** `npm run sandbox`: the Open API on this machine, with invented prices. */

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4510' },
    host: { type: 'string', default: '127.0.0.1' },
    pace: { type: 'string', default: '250' },
  },
});
const port = Number(values.port);
const pace = Number(values.pace);
if (!Number.isInteger(port) || port < 0 || port > 65535 || !(pace >= 10)) {
  console.error('--port is 0 to 65535, --pace 10 milliseconds or more');
  process.exit(1);
}

const sandbox = await startSandbox({ port, host: values.host, pace }).catch((error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: try --port 0` : error.message);
  process.exit(1);
});
console.log(`
  The Open API sandbox is at ${sandbox.url}

  Keys     ${Object.keys(KEYS).join(', ')}; the secret of each is sample-secret
  Try it   TG_URL=${sandbox.url} node subscribe-quotes.mjs
  A gap    TG_URL='${sandbox.url}?drop=5' node recover-after-a-gap.mjs
  A break  TG_URL='${sandbox.url}?cut=4' node subscribe-quotes.mjs

  The samples are on the pages of the documents.
`);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';
import { KEYS, sign, signedBytes } from './keys.mjs';
import { VERSION } from './protocol.mjs';
import { startSandbox } from './server.mjs';

/**
 * `node open-api/sandbox/record.mjs`: writes down a whole connection to the sandbox, for a reader who has none
 * running: sign-in, a subscription, a gap and its recovery, a snapshot, an error, a heartbeat, signing out.
 */

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'recorded-session.json');
const KEY = 'sample-key';

/** @typedef {{ at: number, from: 'client' | 'server', message: any }} Entry */

/** @returns {Promise<{ version: string, entries: Entry[] }>} */
export async function record({ pace = 400, heartbeat = 2500 } = {}) {
  const sandbox = await startSandbox({ pace });
  const socket = new WebSocket(`${sandbox.url}?drop=4&heartbeat=${heartbeat}`);
  const started = Date.now();
  /** @type {Entry[]} */
  const entries = [];
  /** @param {any} message */
  const send = (message) => {
    entries.push({ at: Date.now() - started, from: 'client', message });
    socket.send(JSON.stringify(message));
  };
  let last = 0;
  let isFilled = false;
  const quote = { channel: 'quote', symbol: '02871.HK' };

  /** What a careful client does next. @type {Record<string, (message: any) => void>} */
  const next = {
    hello: ({ nonce }) => {
      const signature = sign(KEYS[KEY]?.secret ?? '', signedBytes(nonce, KEY, VERSION));
      send({ type: 'signIn', id: 1, version: VERSION, key: KEY, signature });
    },
    signedIn: () => send({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] }),
    snapshot: ({ id, sequence }) => {
      if (id === 2) last = sequence;
      else send({ type: 'subscribe', id: 5, channel: 'quote', symbols: ['99999.HK'] });
    },
    quote: ({ sequence }) => {
      if (sequence > last + 1 && !isFilled)
        send({ type: 'resend', id: 3, ...quote, first: last + 1, last: sequence - 1 });
      last = sequence;
    },
    resent: () => {
      isFilled = true;
      send({ type: 'getSnapshot', id: 4, channel: 'depth', symbol: quote.symbol });
    },
    error: () => {},
    heartbeat: ({ id }) => {
      send({ type: 'heartbeat', id });
      send({ type: 'unsubscribe', id: 6, channel: 'quote', symbols: [quote.symbol] });
    },
    unsubscribed: () => send({ type: 'signOut', id: 7 }),
  };
  await new Promise((resolve, reject) => {
    socket.on('error', reject).on('close', resolve);
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      entries.push({ at: Date.now() - started, from: 'server', message });
      next[message.type]?.(message);
    });
  });
  await sandbox.close();
  return { version: VERSION, entries };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void record().then((recorded) => {
    writeFileSync(FILE, `${JSON.stringify(recorded, null, 2)}\n`);
    console.log(`${recorded.entries.length} messages`);
  });
}

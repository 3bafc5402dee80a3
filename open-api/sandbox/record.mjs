import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';
import { KEYS, sign, signedBytes } from './keys.mjs';
import { VERSION } from './protocol.mjs';
import { startSandbox } from './server.mjs';

/**
 * `node open-api/sandbox/record.mjs`: writes down a whole connection to the sandbox, for a reader who has none
 * running: sign-in, a subscriptions, gaps and their recovery, a snapshot, an error, a heartbeat, signing out.
 */

const FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), 'recorded-session.json');
const KEY = 'sample-key';

/** What the session follows; a reader of the console may take away from it. */
const SYMBOLS = ['02871.HK', '02853.HK'];
const CHANNELS = /** @type {const} */ (['quote', 'depth']);

/** @typedef {{ at: number, from: 'client' | 'server', message: any }} Entry */

/** @returns {Promise<{ version: string, entries: Entry[] }>} */
export async function record({ pace = 900, heartbeat = 5600 } = {}) {
  const sandbox = await startSandbox({ pace });
  const socket = new WebSocket(`${sandbox.url}?drop=4&heartbeat=${heartbeat}`);
  const started = Date.now();
  /** @type {Entry[]} */
  const entries = [];
  let lastId = 0;
  /** @param {any} message */
  const send = (message) => {
    entries.push({ at: Date.now() - started, from: 'client', message });
    socket.send(JSON.stringify(message));
  };
  /** @param {string} type @param {object} rest */
  const ask = (type, rest) => send({ type, id: ++lastId, ...rest });
  /** The last sequence number of each stream. @type {Map<string, number>} */
  const last = new Map();
  /** Streams whose gap has been asked for: one each is the story, later ones would repeat it. */
  const mended = new Set();
  let filled = 0;
  let isLeaving = false;
  /** @param {{ type: string, symbol: string, sequence: number }} update */
  const follow = ({ type: channel, symbol, sequence }) => {
    const stream = `${channel} ${symbol}`;
    const before = last.get(stream) ?? 0;
    if (sequence > before + 1 && !mended.has(stream)) {
      mended.add(stream);
      ask('resend', { channel, symbol, first: before + 1, last: sequence - 1 });
    }
    last.set(stream, sequence);
  };

  /** What a careful client does next. @type {Record<string, (message: any) => void>} */
  const next = {
    hello: ({ nonce }) => {
      const signature = sign(KEYS[KEY]?.secret ?? '', signedBytes(nonce, KEY, VERSION));
      ask('signIn', { version: VERSION, key: KEY, signature });
    },
    signedIn: () => {
      for (const channel of CHANNELS) ask('subscribe', { channel, symbols: SYMBOLS });
    },
    snapshot: ({ channel, symbol, sequence }) => {
      if (SYMBOLS.includes(symbol)) last.set(`${channel} ${symbol}`, sequence);
      else ask('subscribe', { channel, symbols: ['99999.HK'] });
    },
    quote: follow,
    depth: follow,
    resent: () => {
      filled++;
      if (filled === SYMBOLS.length * CHANNELS.length) ask('getSnapshot', { channel: 'quote', symbol: '00738.HK' });
    },
    heartbeat: ({ id }) => {
      send({ type: 'heartbeat', id });
      if (isLeaving) return;
      isLeaving = true;
      for (const channel of CHANNELS) ask('unsubscribe', { channel, symbols: SYMBOLS });
    },
    unsubscribed: ({ channel }) => {
      if (channel === CHANNELS.at(-1)) ask('signOut', {});
    },
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
    const lines = recorded.entries.map((entry) => `    ${JSON.stringify(entry)}`);
    writeFileSync(FILE, `{\n  "version": "${recorded.version}",\n  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`);
    console.log(`${recorded.entries.length} messages`);
  });
}

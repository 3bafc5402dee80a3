import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { WebSocket, WebSocketServer } from 'ws';
import { KEYS, sign, signedBytes } from './keys.mjs';
import { VERSION } from './protocol.mjs';
import { startSandbox } from './server.mjs';

/**
 * `node open-api/sandbox/record.mjs`: writes down two connections to the sandbox, for a reader who has none running.
 * One is whole: sign-in, two subscriptions, gaps and their recovery, a snapshot, an error, a heartbeat, signing out.
 * The other is what the five lines that open the documents say and hear.
 */

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const LINES = path.join(FOLDER, '../samples/javascript/first-request.mjs');
const SDK = path.join(FOLDER, '../sdk/javascript');
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

/** Runs the five lines against the sandbox, with a listener between the two. @returns {Promise<{ version: string, entries: Entry[] }>} */
export async function recordFirst() {
  const sandbox = await startSandbox();
  const listener = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  /** @type {Entry[]} */
  const entries = [];
  listener.on('connection', (program) => {
    const started = Date.now();
    const server = new WebSocket(sandbox.url);
    /** @param {Entry['from']} from @param {WebSocket} to */
    const pass = (from, to) => (/** @type {import('ws').RawData} */ data) => {
      entries.push({ at: Date.now() - started, from, message: JSON.parse(String(data)) });
      to.send(String(data));
    };
    server.on('message', pass('server', program)).on('close', () => program.close());
    program.on('message', pass('client', server)).on('close', () => server.close());
  });
  await once(listener, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (listener.address());
  const lines = readFileSync(LINES, 'utf8')
    .replace('../../sdk/javascript', SDK)
    .replace("area: 'sandbox'", `url: 'ws://127.0.0.1:${port}/'`);
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', lines], { timeout: 20_000 });
  listener.close();
  await sandbox.close();
  return { version: VERSION, entries };
}

/** @param {string} name @param {{ version: string, entries: Entry[] }} recorded */
function keep(name, { version, entries }) {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  writeFileSync(
    path.join(FOLDER, name),
    `{\n  "version": "${version}",\n  "entries": [\n${lines.join(',\n')}\n  ]\n}\n`,
  );
  console.log(`${name}: ${entries.length} messages`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void recordFirst()
    .then((first) => keep('first-session.json', first))
    .then(() => record())
    .then((whole) => keep('recorded-session.json', whole));
}

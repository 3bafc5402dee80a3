import { Sequence } from './sequence.js';

/** The protocol this package speaks. */
export const PROTOCOL_VERSION = '2.0';

const AREAS = { production: 'wss://api.example.com/stream', sandbox: 'ws://127.0.0.1:4510/' };
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const ANSWER_WITHIN_MS = 10_000;
/** Heartbeats that may be missing before the line counts as broken. */
const HEARTBEATS_MISSED = 2.5;

/** An answer of the server that says what went wrong; `code` is one of the error table. */
export class OpenApiError extends Error {
  /** @param {{ code: string, message: string, ends: boolean, retryAfter?: number }} answer */
  constructor({ code, message, ends, retryAfter }) {
    super(`${code}: ${message}`);
    this.name = 'OpenApiError';
    this.code = code;
    this.ends = ends;
    this.retryAfter = retryAfter;
  }
}

/** Errors after which connecting again with the same settings may work. */
const WORTH_ANOTHER_TRY = new Set([
  'too-large',
  'sign-in-timeout',
  'heartbeat-missed',
  'too-many-connections',
  'slow-consumer',
  'server-closing',
  'internal',
]);

/** `02871` is written `02871.HK` on the wire. @param {string} symbol */
const full = (symbol) => (/^\d{5}$/.test(symbol) ? `${symbol}.HK` : symbol);

/** @param {string} data @returns {any} nothing when it is no message */
function parsed(data) {
  try {
    const message = JSON.parse(data);
    return typeof message?.type === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} secret @param {string} text */
async function sign(secret, text) {
  const { subtle } = globalThis.crypto;
  const bytes = new TextEncoder();
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes.encode(secret), hash, false, ['sign']);
  const signature = new Uint8Array(await subtle.sign('HMAC', key, bytes.encode(text)));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The platform's own WebSocket, else that of the package `ws`. @returns {Promise<any>} */
async function platformSocket() {
  if (globalThis.WebSocket) return globalThis.WebSocket;
  return (await import('ws')).WebSocket;
}

/** The way in: holds the settings, `connect` opens a session. */
export class OpenApi {
  /** @param {{ key: string, secret: string, area?: 'production' | 'sandbox', url?: string, reconnect?: boolean }} options */
  constructor({ key, secret, area = 'production', url, reconnect = true }) {
    if (!key || !secret) throw new TypeError('key and secret are needed');
    this.settings = { key, secret, url: url ?? AREAS[area], reconnect };
  }

  /** Connects and signs in. */
  async connect() {
    const session = new Session(this.settings);
    await session.open();
    return session;
  }
}

/** A connection that is signed in. It comes back by itself when the line breaks, unless told not to. */
class Session {
  /** @type {any} */
  #socket;
  #nextId = 0;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void, timer: any, message: any }>} */
  #asked = new Map();
  /** @type {Map<string, { feed: Feed, sequence: Sequence }[]>} */
  #streams = new Map();
  #closed = false;
  /** @type {any} */
  #silence;
  /** The connection that was given up. @type {any} */
  #gone;
  #waitMs = FIRST_WAIT_MS;
  /** What the server said at sign-in: `session`, `channels`, `delay`, `heartbeat`, `subscriptions`. @type {any} */
  info;

  /** @param {{ key: string, secret: string, url: string, reconnect: boolean }} settings */
  constructor(settings) {
    this.settings = settings;
  }

  /** Used by `OpenApi.connect`. */
  async open() {
    const Socket = await platformSocket();
    const socket = new Socket(this.settings.url);
    this.#socket = socket;
    /** @type {OpenApiError | undefined} */
    let said;
    await new Promise((resolve, reject) => {
      socket.onmessage = async (/** @type {{ data: string }} */ { data }) => {
        const message = parsed(data);
        // What is no message of the protocol comes from something else than the server: begin again.
        if (!message) return socket.close();
        this.#listen(socket);
        if (message.type === 'error' && message.ends) {
          said = new OpenApiError(message);
          // What waits for an answer hears the reason, not just that the line closed.
          for (const [id] of this.#asked) this.#settle(id, said);
          reject(said);
        }
        if (message.type === 'hello') {
          const { key, secret } = this.settings;
          const signature = await sign(secret, `${message.nonce}\n${key}\n${PROTOCOL_VERSION}`);
          this.request({ type: 'signIn', version: PROTOCOL_VERSION, key, signature }).catch(reject);
        } else this.#receive(message);
        // At once, as the next message may already say that the server is closing.
        if (message.type === 'signedIn') {
          this.#enter(socket, message);
          resolve(undefined);
        }
      };
      socket.onerror = () => {};
      socket.onclose = () => {
        const error = said ?? new Error('the connection closed');
        reject(error);
        clearTimeout(this.#silence);
        this.#lost(socket, error);
      };
    });
  }

  /** Signed in: from here on a line that breaks is mended. @param {any} socket @param {any} answer */
  #enter(socket, answer) {
    if (this.info && this.info.session !== answer.session) this.#each(({ sequence }) => sequence.reset());
    this.info = answer;
    this.#waitMs = FIRST_WAIT_MS;
    this.#listen(socket);
  }

  /** A line that has said nothing for longer than heartbeats are apart is broken, whatever the system thinks. @param {any} socket */
  #listen(socket) {
    clearTimeout(this.#silence);
    if (!this.info || socket !== this.#socket) return;
    const longest = this.info.heartbeat * HEARTBEATS_MISSED;
    this.#silence = setTimeout(() => this.#broken(socket, new Error('the heartbeat stopped')), longest);
    this.#silence.unref?.();
  }

  /** @param {any} socket @param {Error} error */
  #broken(socket, error) {
    this.#lost(socket, error);
    socket.close();
  }

  /**
   * Follows securities. What is given can be read with `for await`: the state first, then every update in
   * order. `{ type: 'gap' }` tells that updates had been missed: those just before it filled the gap, or,
   * when they could not be had any more, `snapshot` tells how things stand.
   * @param {string | string[]} symbols @param {('quote' | 'depth')[]} [channels]
   */
  subscribe(symbols, channels = ['quote']) {
    const list = [symbols].flat().map(full);
    const feed = new Feed(() => this.#leave(feed, list, channels));
    for (const channel of channels) {
      for (const symbol of list) {
        const name = `${channel} ${symbol}`;
        const sequence = new Sequence(
          (first, last) => void this.#resend({ channel, symbol, first, last }, sequence, feed),
          (item) => feed.push(item.type === 'gap' ? { ...item, channel, symbol } : item),
        );
        this.#streams.set(name, [...(this.#streams.get(name) ?? []), { feed, sequence }]);
      }
      this.#ask(channel, list).catch((error) => this.#refused(feed, error));
    }
    return feed;
  }

  /** @param {Record<string, unknown>} missing @param {Sequence} sequence @param {Feed} feed */
  async #resend(missing, sequence, feed) {
    const line = this.#socket;
    try {
      sequence.resent(await this.request({ type: 'resend', ...missing }));
    } catch (error) {
      if (error instanceof OpenApiError) this.#refused(feed, error);
      // Without an answer nothing more can be delivered: connecting again finds the same gap.
      else this.#broken(line, /** @type {Error} */ (error));
    }
  }

  /** A line that broke is mended by connecting again; what the server refuses is the reader's to know. @param {Feed} feed @param {unknown} error */
  #refused(feed, error) {
    if (error instanceof OpenApiError && !error.ends) feed.fail(error);
  }

  /** How a security stands now. @param {string} symbol @param {'quote' | 'depth'} [channel] */
  async snapshot(symbol, channel = 'quote') {
    return (await this.request({ type: 'getSnapshot', channel, symbol: full(symbol) })).state;
  }

  /** Signs out; feeds end. */
  async close() {
    this.#closed = true;
    clearTimeout(this.#silence);
    await this.request({ type: 'signOut' }).catch(() => {});
    this.#socket.close();
    this.#each(({ feed }) => feed.end());
  }

  /** Sends a request and waits for its answer. @param {Record<string, unknown>} message @returns {Promise<any>} */
  request(message) {
    this.#nextId++;
    const id = this.#nextId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id, new Error('no answer in time')), ANSWER_WITHIN_MS);
      this.#asked.set(id, { resolve, reject, timer, message: { ...message, id } });
      if (this.#socket.readyState === 1) this.#socket.send(JSON.stringify({ ...message, id }));
      else this.#settle(id, new Error('not connected'));
    });
  }

  /** @param {any} message */
  #receive(message) {
    const { type, id } = message;
    if (type === 'heartbeat') this.#socket.send(JSON.stringify({ type, id }));
    else if (type === 'error' && message.code === 'too-fast' && this.#asked.has(id)) this.#later(message);
    else if (type === 'error') this.#settle(id, new OpenApiError(message));
    else if (type === 'quote' || type === 'depth') {
      for (const { sequence } of this.#streams.get(`${type} ${message.symbol}`) ?? []) sequence.update(message);
    } else {
      if (type === 'snapshot') {
        // The answer to `subscribe` is `subscribed`; the snapshots after it carry the same number.
        const isAnswer = this.#asked.has(id);
        const streams = isAnswer ? [] : (this.#streams.get(`${message.channel} ${message.symbol}`) ?? []);
        for (const { sequence } of streams) sequence.snapshot(message.state);
      }
      this.#settle(id, undefined, message);
    }
  }

  /** More than the limit of a second, as when many subscriptions are taken up again: it was not carried out, so it waits. @param {any} error */
  #later({ id, retryAfter }) {
    const socket = this.#socket;
    setTimeout(() => {
      const asked = this.#asked.get(id);
      if (asked && socket === this.#socket && socket.readyState === 1) socket.send(JSON.stringify(asked.message));
    }, retryAfter ?? FIRST_WAIT_MS);
  }

  /** @param {number | undefined} id @param {Error | undefined} error @param {any} [answer] */
  #settle(id, error, answer) {
    const asked = id === undefined ? undefined : this.#asked.get(id);
    if (!asked || id === undefined) return;
    this.#asked.delete(id);
    clearTimeout(asked.timer);
    if (error) asked.reject(error);
    else asked.resolve(answer);
  }

  /** In messages of 50 securities. @param {'quote' | 'depth'} channel @param {string[]} symbols */
  async #ask(channel, symbols) {
    for (let i = 0; i < symbols.length; i += 50)
      await this.request({ type: 'subscribe', channel, symbols: symbols.slice(i, i + 50) });
  }

  /** The line broke. @param {any} socket @param {Error} error */
  #lost(socket, error) {
    if (socket !== this.#socket || socket === this.#gone) return;
    this.#gone = socket;
    for (const [id] of this.#asked) this.#settle(id, error);
    if (!this.info || this.#closed) return;
    this.#each(({ sequence }) => sequence.interrupted());
    const isFinal = error instanceof OpenApiError && !WORTH_ANOTHER_TRY.has(error.code);
    if (!this.settings.reconnect || isFinal) {
      this.#closed = true;
      this.#each(({ feed }) => feed.fail(error));
      return;
    }
    const said = error instanceof OpenApiError ? (error.retryAfter ?? 0) : 0;
    setTimeout(() => void this.#again(), Math.max(said, this.#waitMs));
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }

  async #again() {
    if (this.#closed) return;
    try {
      await this.open();
      for (const channel of /** @type {const} */ (['quote', 'depth'])) {
        const names = [...this.#streams.keys()].filter((name) => name.startsWith(`${channel} `));
        await this.#ask(
          channel,
          names.map((name) => name.slice(channel.length + 1)),
        );
      }
    } catch {
      // The connection that failed has closed, and `#lost` tries the next one.
    }
  }

  /** @param {Feed} feed @param {string[]} symbols @param {('quote' | 'depth')[]} channels */
  #leave(feed, symbols, channels) {
    for (const channel of channels) {
      const alone = symbols.filter((symbol) => {
        const name = `${channel} ${symbol}`;
        const rest = (this.#streams.get(name) ?? []).filter((stream) => stream.feed !== feed);
        if (rest.length > 0) this.#streams.set(name, rest);
        else this.#streams.delete(name);
        return rest.length === 0;
      });
      for (let i = 0; i < alone.length && !this.#closed; i += 50)
        this.request({ type: 'unsubscribe', channel, symbols: alone.slice(i, i + 50) }).catch(() => {});
    }
  }

  /** @param {(stream: { feed: Feed, sequence: Sequence }) => void} act */
  #each(act) {
    for (const streams of this.#streams.values()) for (const stream of streams) act(stream);
  }
}

/** What a subscription gives, one item after the other. Leaving the loop ends the subscription. */
class Feed {
  /** @type {any[]} */
  #items = [];
  /** @type {{ resolve: (result: any) => void, reject: (error: Error) => void }[]} */
  #readers = [];
  /** @type {Error | undefined} */
  #error;
  #over = false;
  #leave;

  /** @param {() => void} leave */
  constructor(leave) {
    this.#leave = leave;
  }

  /** @param {any} item */
  push(item) {
    if (this.#over) return;
    const reader = this.#readers.shift();
    if (reader) reader.resolve({ done: false, value: item });
    else this.#items.push(item);
  }

  /** @param {Error} error */
  fail(error) {
    if (this.#over) return;
    this.#over = true;
    const reader = this.#readers.shift();
    if (reader) reader.reject(error);
    else this.#error = error;
    this.end();
  }

  end() {
    this.#over = true;
    for (const reader of this.#readers.splice(0)) reader.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator]() {
    return {
      next: () => {
        const item = this.#items.shift();
        if (item !== undefined) return Promise.resolve({ done: false, value: item });
        const error = this.#error;
        this.#error = undefined;
        if (error) return Promise.reject(error);
        if (this.#over) return Promise.resolve({ done: true, value: undefined });
        return new Promise((resolve, reject) => this.#readers.push({ resolve, reject }));
      },
      return: () => {
        this.end();
        this.#leave();
        return Promise.resolve({ done: true, value: undefined });
      },
    };
  }
}

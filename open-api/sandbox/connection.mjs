import { randomBytes } from 'node:crypto';
import { isSame, KEYS, sign, signedBytes } from './keys.mjs';
import { exists, hongKongTime, SESSION } from './market.mjs';
import { ERRORS, judge, limit, VERSION } from './protocol.mjs';

/**
 * What a test may ask of one connection in its address: `drop=5` leaves out every update whose number
 * five divides, `cut=8` breaks the line after eight updates, `keep=2` has only two messages to resend,
 * `end=server-closing` ends with that error after signing in, with `times=1` only the first connection to that address,
 * `heartbeat=200` and `signIn=200` change what is waited.
 * @typedef {{ drop: number, cut: number, keep: number | undefined, end: string | null, times: number | undefined,
 *   heartbeat: number, signIn: number }} Wishes
 */

/** @param {URL} address @returns {Wishes} */
export function readWishes({ searchParams }) {
  /** @param {string} name */
  const number = (name) => Math.max(0, Math.trunc(Number(searchParams.get(name)) || 0));
  return {
    drop: number('drop'),
    cut: number('cut'),
    keep: number('keep') || undefined,
    end: searchParams.get('end'),
    times: number('times') || undefined,
    heartbeat: number('heartbeat') || limit('heartbeatInterval'),
    signIn: number('signIn') || limit('signInTimeout'),
  };
}

/** One client: signs in, subscribes, is sent updates. */
export class Connection {
  /** @type {string | undefined} */
  key = undefined;
  /** @type {Set<string>} */
  #subscribed = new Set();
  /** @type {number[]} When the messages of the last second came. */
  #recent = [];
  #nonce = randomBytes(16).toString('hex');
  #beats = { last: 0, open: 0 };
  #updates = 0;
  #over = false;
  /** @type {NodeJS.Timeout | undefined} */
  #beating;

  /**
   * @param {import('ws').WebSocket} socket
   * @param {import('./market.mjs').Market} market
   * @param {Wishes} wishes
   * @param {(key: string) => number} connectionsOf how many are signed in with a key
   */
  constructor(socket, market, wishes, connectionsOf) {
    this.socket = socket;
    this.market = market;
    this.wishes = wishes;
    this.connectionsOf = connectionsOf;
    this.#send({ type: 'hello', version: VERSION, nonce: this.#nonce, time: hongKongTime(market.now()) });
    this.waiting = setTimeout(() => this.#fail('sign-in-timeout', 'no signIn in time'), wishes.signIn);
    socket.on('message', (data, isBinary) => this.#receive(/** @type {Buffer} */ (data), isBinary));
    socket.on('close', () => this.#end());
  }

  /** Passes an update on when it is subscribed to. @param {import('./market.mjs').Update} update */
  update(update) {
    if (this.#over || !this.#subscribed.has(`${update.type} ${update.symbol}`)) return;
    const { drop, cut } = this.wishes;
    if (drop && update.sequence % drop === 0) return;
    this.#send(update);
    if (this.socket.bufferedAmount > limit('unsentBytes')) this.#fail('slow-consumer', 'updates are not being read');
    if (cut && ++this.#updates >= cut) this.socket.terminate();
  }

  /** Ends the connection because the server does. */
  close() {
    this.#fail('server-closing', 'the sandbox is stopping', undefined, 1000);
  }

  /** @param {Buffer} data @param {boolean} isBinary */
  #receive(data, isBinary) {
    if (this.#over) return;
    if (data.length > limit('messageBytes')) return this.#fail('too-large', `${data.length} bytes`);
    let message;
    try {
      message = isBinary ? undefined : JSON.parse(data.toString('utf8'));
    } catch {}
    const id = Number.isInteger(message?.id) && message.id > 0 && message.id < 2 ** 31 ? message.id : undefined;
    const wrong = message === undefined ? { code: 'malformed', message: 'not JSON text' } : judge('client', message);
    if (message?.type !== 'heartbeat' && this.#isTooFast()) return this.#fail('too-fast', 'slow down', id, 1000);
    if (wrong) return this.#fail(wrong.code, wrong.message, id);
    this.#answer(message);
  }

  #isTooFast() {
    const now = Date.now();
    this.#recent = this.#recent.filter((at) => now - at < 1000);
    if (this.#recent.length >= limit('messagesPerSecond')) return true;
    this.#recent.push(now);
    return false;
  }

  /** @param {any} message one that fits the schema */
  #answer(message) {
    const { type, id } = message;
    if (type === 'signIn') return this.#signIn(message);
    if (!this.key) return this.#fail('not-signed-in', `${type} before signIn`, id);
    if (type === 'heartbeat') {
      if (id === this.#beats.last) this.#beats.open = 0;
      return;
    }
    if (type === 'signOut') {
      this.#send({ type: 'signedOut', id });
      this.#over = true;
      return this.socket.close(1000);
    }
    const symbols = message.symbols ?? [message.symbol];
    const unknown = symbols.find((/** @type {string} */ symbol) => !exists(symbol));
    if (unknown) return this.#fail('unknown-symbol', `${unknown} does not exist`, id);
    if (!KEYS[this.key]?.channels.includes(message.channel))
      return this.#fail('no-permission', `the key has no ${message.channel}`, id);
    const names = symbols.map((/** @type {string} */ symbol) => `${message.channel} ${symbol}`);
    if (type === 'subscribe') return this.#subscribe(message, names);
    const stream = this.market.stream(message.channel, symbols[0]);
    if (type === 'getSnapshot') return this.#snapshot(id, stream);
    const missing = names.find((/** @type {string} */ name) => !this.#subscribed.has(name));
    if (missing) return this.#fail('not-subscribed', `not subscribed to ${missing}`, id);
    if (type === 'resend') return this.#resend(message, stream);
    for (const name of names) this.#subscribed.delete(name);
    this.#send({ ...message, type: 'unsubscribed', remaining: this.#remaining(this.#subscribed) });
  }

  /** @param {any} message */
  #signIn({ id, version, key, signature }) {
    if (this.key) return this.#fail('already-signed-in', 'signed in before', id);
    if (version !== VERSION) return this.#fail('unsupported-version', `this server speaks ${VERSION}`, id);
    const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (!known) return this.#fail('unknown-key', 'no such key', id);
    if (known.expired) return this.#fail('key-expired', 'the key is past its last day', id);
    if (!isSame(signature, sign(known.secret, signedBytes(this.#nonce, key, version))))
      return this.#fail('bad-signature', 'the signature differs', id);
    if (this.connectionsOf(key) >= limit('connectionsPerKey'))
      return this.#fail('too-many-connections', 'close another connection first', id, 1000);
    this.key = key;
    clearTimeout(this.waiting);
    const { heartbeat, end } = this.wishes;
    const { channels, delay } = known;
    const subscriptions = limit('subscriptionsPerConnection');
    this.#send({ type: 'signedIn', id, session: SESSION, channels, delay, heartbeat, subscriptions });
    this.#beating = setInterval(() => this.#beat(), heartbeat);
    if (end && ERRORS.get(end)?.ends) this.#fail(end, 'asked for by the address');
  }

  #beat() {
    if (this.#beats.open >= limit('heartbeatsMissed')) return this.#fail('heartbeat-missed', 'no answer to heartbeats');
    this.#beats.open++;
    this.#send({ type: 'heartbeat', id: ++this.#beats.last, time: hongKongTime(this.market.now()) });
  }

  /** A security counts once, on however many channels. @param {Set<string>} names */
  #remaining(names) {
    return limit('subscriptionsPerConnection') - new Set([...names].map((name) => name.split(' ')[1])).size;
  }

  /** @param {any} message @param {string[]} names */
  #subscribe(message, names) {
    const after = new Set([...this.#subscribed, ...names]);
    const remaining = this.#remaining(after);
    if (remaining < 0) return this.#fail('too-many-subscriptions', `${-remaining} over the limit`, message.id);
    this.#subscribed = after;
    this.#send({ ...message, type: 'subscribed', remaining });
    for (const symbol of message.symbols) this.#snapshot(message.id, this.market.stream(message.channel, symbol));
  }

  /** @param {number} id @param {import('./market.mjs').Stream} stream */
  #snapshot(id, { channel, symbol, sequence, latest }) {
    this.#send({ type: 'snapshot', id, channel, symbol, sequence, state: latest });
  }

  /** @param {any} message @param {import('./market.mjs').Stream} stream */
  #resend(message, stream) {
    const { first, last } = message;
    if (first > last || last > stream.sequence)
      return this.#fail('bad-range', `${first} to ${last}, latest is ${stream.sequence}`, message.id);
    const found = stream.range(first, last, this.wishes.keep);
    const snapshot = found ? null : stream.latest;
    this.#send({ ...message, type: 'resent', messages: found ?? [], snapshot });
  }

  /** @param {string} code @param {string} message @param {number} [id] @param {number} [retryAfter] */
  #fail(code, message, id, retryAfter) {
    if (this.#over) return;
    const row = ERRORS.get(code);
    if (!row) throw new Error(`errors.json has no ${code}`);
    this.#send({ type: 'error', ...(id && { id }), code, message, ends: row.ends, ...(retryAfter && { retryAfter }) });
    if (!row.ends) return;
    this.#end();
    this.socket.close(row.closeCode ?? 1000, code);
  }

  #end() {
    this.#over = true;
    clearTimeout(this.waiting);
    clearInterval(this.#beating);
    this.key = undefined;
  }

  /** Nothing leaves that the schema does not know. @param {any} message */
  #send(message) {
    const wrong = judge('server', message);
    if (wrong) throw new Error(`${message.type} does not fit the schema: ${wrong.message}`);
    this.socket.send(JSON.stringify(message));
  }
}

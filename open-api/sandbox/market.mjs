import { limit } from './protocol.mjs';

/**
 * Invented securities. A stream is one channel of one security; what it sends follows
 * from the security and the sequence number alone, so every run is the same.
 */

/** Price and tick in cents. @type {Record<string, { price: number, tick: number }>} */
const TRADED = {
  '02871.HK': { price: 4792, tick: 2 },
  '02853.HK': { price: 12600, tick: 10 },
  '07421.HK': { price: 5765, tick: 5 },
  '00738.HK': { price: 1234, tick: 1 },
};
/** Halted: it has never been traded today, and its market depth is empty. */
export const HALTED = '07061.HK';
/** Halted as well; there are so many that the limit of a connection can be tried. */
const SPARE = { first: 90001, count: 400 };

/** The day the sample market trades on. */
export const SESSION = '2026-11-20';
const OPENING = Date.parse('2026-11-20T01:30:00.000Z');
const STEP_MS = 250;

/** @param {string} symbol */
export function exists(symbol) {
  if (symbol in TRADED || symbol === HALTED) return true;
  const number = Number(symbol.slice(0, 5));
  return number >= SPARE.first && number < SPARE.first + SPARE.count;
}

/** ISO 8601 in Hong Kong, which has no summer time. @param {number} at */
export function hongKongTime(at) {
  return new Date(at + 8 * 3600_000).toISOString().replace('Z', '+08:00');
}

/** @param {number} cents */
const money = (cents) => (cents / 100).toFixed(2);

/** A small generator of whole numbers (mulberry32). @param {number} seed */
function random(seed) {
  let state = seed | 0;
  /** @param {number} below */
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** @typedef {{ type: 'quote' | 'depth', symbol: string, sequence: number } & Record<string, unknown>} Update */

/** One channel of one security: makes its updates and keeps the last of them. */
export class Stream {
  /** @type {{ message: Update, at: number }[]} */
  #kept = [];

  /** @param {'quote' | 'depth'} channel @param {string} symbol @param {() => number} now */
  constructor(channel, symbol, now) {
    this.channel = channel;
    this.symbol = symbol;
    this.now = now;
    this.sequence = 0;
    this.traded = TRADED[symbol];
    this.pick = random(Number(symbol.slice(0, 5)) * (channel === 'quote' ? 1 : 7));
    const price = this.traded?.price ?? 1000;
    this.day = { open: price, last: price, high: price, low: price, volume: 0, turnover: 0 };
    this.step();
  }

  /** The next update, which from now on is the latest. @returns {Update} */
  step() {
    this.sequence++;
    const message = this.channel === 'quote' ? this.#quote() : this.#depth();
    this.#kept.push({ message, at: this.now() });
    if (this.#kept.length > limit('resendMessages') * 2) this.#kept.splice(0, limit('resendMessages'));
    return message;
  }

  get latest() {
    return /** @type {{ message: Update }} */ (this.#kept.at(-1)).message;
  }

  /**
   * What was sent from one number to another, or nothing when that is no longer whole.
   * @param {number} first @param {number} last @param {number} [keep] pretends to have kept no more than so many
   */
  range(first, last, keep = limit('resendMessages')) {
    if (last - first + 1 > limit('resendMessages')) return undefined;
    const since = this.now() - limit('resendWindow');
    const found = this.#kept
      .slice(-keep)
      .filter(({ message, at }) => message.sequence >= first && message.sequence <= last && at >= since);
    return found.length === last - first + 1 ? found.map(({ message }) => message) : undefined;
  }

  get #head() {
    return {
      symbol: this.symbol,
      sequence: this.sequence,
      time: hongKongTime(OPENING + this.sequence * STEP_MS),
    };
  }

  /** @returns {Update} */
  #quote() {
    if (!this.traded) {
      const nothing = { last: null, open: null, high: null, low: null, bid: null, ask: null };
      const rest = { previousClose: money(this.day.last), volume: 0, turnover: '0.00' };
      return { type: 'quote', ...this.#head, status: 'halted', ...nothing, ...rest };
    }
    const { tick, price } = this.traded;
    const { day } = this;
    // Never far from where it began, so that a sandbox that runs for weeks keeps its prices.
    const pull = day.last > price + 40 * tick ? -1 : day.last < price - 40 * tick ? 1 : 0;
    day.last += tick * (this.pick(3) - 1 + pull);
    day.high = Math.max(day.high, day.last);
    day.low = Math.min(day.low, day.last);
    const shares = 100 * (1 + this.pick(30));
    day.volume += shares;
    day.turnover += shares * day.last;
    return {
      type: 'quote',
      ...this.#head,
      status: 'trading',
      last: money(day.last),
      open: money(day.open),
      high: money(day.high),
      low: money(day.low),
      previousClose: money(price - tick * 4),
      bid: money(day.last - tick),
      ask: money(day.last),
      volume: day.volume,
      turnover: money(day.turnover),
    };
  }

  /** @returns {Update} */
  #depth() {
    const { traded } = this;
    if (!traded) return { type: 'depth', ...this.#head, bids: [], asks: [] };
    const middle = traded.price + traded.tick * (this.pick(9) - 4);
    /** @param {1 | -1} side */
    const levels = (side) =>
      Array.from({ length: limit('depthLevels') }, (_, i) => ({
        price: money(middle + side * traded.tick * (i + (side === 1 ? 1 : 0))),
        quantity: 500 * (1 + this.pick(40)),
        orders: 1 + this.pick(9),
      }));
    return { type: 'depth', ...this.#head, bids: levels(-1), asks: levels(1) };
  }
}

/** @type {('quote' | 'depth')[]} */
export const CHANNELS = ['quote', 'depth'];

/** All streams of the sandbox, made when they are first asked for. */
export class Market {
  /** @type {Map<string, Stream>} */
  #streams = new Map();

  /** @param {() => number} now */
  constructor(now) {
    /** @type {() => number} */
    this.now = now;
    for (const symbol of Object.keys(TRADED)) for (const channel of CHANNELS) this.stream(channel, symbol);
  }

  /** @param {'quote' | 'depth'} channel @param {string} symbol @returns {Stream} */
  stream(channel, symbol) {
    const name = `${channel} ${symbol}`;
    const stream = this.#streams.get(name) ?? new Stream(channel, symbol, this.now);
    this.#streams.set(name, stream);
    return stream;
  }

  /** Moves every traded security one update on. */
  step() {
    return [...this.#streams.values()].filter(({ traded }) => traded).map((stream) => stream.step());
  }
}

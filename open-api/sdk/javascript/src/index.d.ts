export type Channel = 'quote' | 'depth';

/** Prices are decimal strings, times ISO 8601 with +08:00. */
export interface Quote {
  type: 'quote';
  symbol: string;
  sequence: number;
  time: string;
  status: 'trading' | 'halted' | 'closed';
  last: string | null;
  open: string | null;
  high: string | null;
  low: string | null;
  previousClose: string;
  bid: string | null;
  ask: string | null;
  volume: number;
  turnover: string;
}

export interface Level {
  price: string;
  quantity: number;
  orders: number;
}

export interface Depth {
  type: 'depth';
  symbol: string;
  sequence: number;
  time: string;
  bids: Level[];
  asks: Level[];
}

/** Updates from `first` to `last` had been missed. `snapshot` is null when they were delivered just before. */
export interface Gap {
  type: 'gap';
  channel: Channel;
  symbol: string;
  first: number;
  last: number;
  snapshot: Quote | Depth | null;
}

export interface SignedIn {
  session: string;
  channels: Channel[];
  delay: 0 | 900;
  heartbeat: number;
  subscriptions: number;
}

export interface Session {
  readonly info: SignedIn;
  subscribe(symbols: string | string[], channels?: Channel[]): AsyncIterable<Quote | Depth | Gap>;
  snapshot(symbol: string, channel?: 'quote'): Promise<Quote>;
  snapshot(symbol: string, channel: 'depth'): Promise<Depth>;
  close(): Promise<void>;
}

export interface Options {
  key: string;
  secret: string;
  area?: 'production' | 'sandbox';
  url?: string;
  /** Connect again when the line breaks; true unless told. */
  reconnect?: boolean;
}

export declare const PROTOCOL_VERSION: string;

export declare class OpenApi {
  constructor(options: Options);
  connect(): Promise<Session>;
}

export declare class OpenApiError extends Error {
  code: string;
  ends: boolean;
  retryAfter?: number;
}

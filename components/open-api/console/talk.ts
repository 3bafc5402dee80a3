/** One message of a connection, as the console shows it. */
export interface Said {
  from: 'client' | 'server';
  /** Milliseconds since the connection opened. */
  at: number;
  message: { type: string } & Record<string, unknown>;
}

/** A connection to the sandbox, or the replay of one. */
export interface Talk {
  /** Sends a message the reader wrote. */
  send(message: Said['message']): void;
  close(): void;
}

export interface Listener {
  said(entry: Said): void;
  /** It is over: for good, or since it could not be had. */
  ended(reason: 'closed' | 'failed'): void;
}

/** The subscription that the console opens with, in lines that a narrow field holds. */
export const FIRST_SUBSCRIPTION = `{
  "type": "subscribe", "id": 2,
  "channel": "quote",
  "symbols": ["02871.HK", "02853.HK"]
}`;

/** What is wrong with a subscription as it is written; nothing when it may be sent. */
export type Problem = 'notJson' | 'notSubscribe' | 'channel' | 'symbols';

/** Reads what the reader wrote; the sandbox judges the rest itself. */
export function readSubscription(text: string): { message: Said['message'] } | { problem: Problem } {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return { problem: 'notJson' };
  const { type, channel, symbols } = message as Record<string, unknown>;
  if (type !== 'subscribe') return { problem: 'notSubscribe' };
  if (channel !== 'quote' && channel !== 'depth') return { problem: 'channel' };
  const listed = Array.isArray(symbols) && symbols.length > 0 && symbols.every((each) => typeof each === 'string');
  return listed ? { message: message as Said['message'] } : { problem: 'symbols' };
}

import type { Listener, Said, Talk } from './talk';

/** A connection to the sandbox as it was written down (open-api/sandbox/record.mjs). */
export interface Recording {
  entries: Said[];
}

/** Of the connection itself; all else is about a channel of a security. */
const OF_THE_CONNECTION = ['hello', 'signIn', 'signedIn', 'heartbeat', 'signOut', 'signedOut'];

/**
 * What of a recording is about a subscription: the connection itself, and what concerns its channel and its
 * securities. The subscription stands as the reader wrote it.
 */
export function narrowed({ entries }: Recording, subscription: Said['message']): Said[] {
  const wanted = subscription.symbols as string[];
  return entries.flatMap((entry) => {
    const { message } = entry;
    if (OF_THE_CONNECTION.includes(message.type)) return entry;
    // An update names no channel: its type is it.
    if ((message.channel ?? message.type) !== subscription.channel) return [];
    const symbols = (message.symbols ?? [message.symbol]) as string[];
    const left = symbols.filter((symbol) => wanted.includes(symbol));
    if (left.length === 0) return [];
    if (message.type === 'subscribe') return { ...entry, message: subscription };
    return message.symbols ? { ...entry, message: { ...message, symbols: left } } : entry;
  });
}

/** Securities that a recording holds. */
export function recordedSymbols({ entries }: Recording): string[] {
  const all = entries.flatMap(({ message }) => (message.type === 'subscribed' ? (message.symbols as string[]) : []));
  return [...new Set(all)];
}

/** Plays what a recording says of a subscription, at the pace at which it was said. */
export function replay(recording: Recording, subscription: Said['message'], { said, ended }: Listener): Talk {
  const entries = narrowed(recording, subscription);
  const timers = entries.map((entry) => setTimeout(() => said(entry), entry.at));
  timers.push(setTimeout(() => ended('closed'), (entries.at(-1)?.at ?? 0) + 1));
  return {
    send: () => {},
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      ended('closed');
    },
  };
}

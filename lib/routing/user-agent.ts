import { LRUCache } from 'lru-cache';
import { getSelectorsByUserAgent } from 'react-device-detect';

type Selectors = Readonly<Record<string, unknown>>;

const NOTHING: Selectors = {};

/**
 * Parsing a user-agent takes longer than everything else that is done for a request, and there are few different ones.
 */
const known = new LRUCache<string, Selectors>({ max: 500 });

/** No browser's is longer; longer ones are not cached. */
const LONGEST = 512;

/** What the library says of a user-agent; nothing of a missing or an unreadable one. */
export function selectorsOf(userAgent: string | null): Selectors {
  // The library answers nothing at all for an empty user-agent, and warns.
  if (!userAgent?.trim()) return NOTHING;
  const before = known.get(userAgent);
  if (before) return before;
  const selectors = read(userAgent);
  if (userAgent.length <= LONGEST) known.set(userAgent, selectors);
  return selectors;
}

function read(userAgent: string): Selectors {
  try {
    return getSelectorsByUserAgent(userAgent) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

import type { Visitor } from '../types';

/**
 * The visitor behind a request: the address `hops` from the right of
 * `X-Forwarded-For`, each of our proxies having added one (decisions, Forms).
 * With no proxy of ours the header is the client's own word, or, when it sent
 * none, the connection's address, which the server fills in. The country header
 * of a proxy counts only when there is one of ours.
 */
export function visitorOf(headers: Headers, hops: number): Visitor {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const address = forwarded.at(-Math.max(1, hops)) ?? forwarded[0] ?? null;
  const country = hops > 0 ? (headers.get('cf-ipcountry') ?? headers.get('x-country-code')) : null;
  return { address: address?.slice(0, 64) ?? null, country };
}

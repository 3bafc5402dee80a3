import type { Visitor } from '../contract/types';
import { isOwnNetwork, networkOf, PEER_HEADER, plainAddress } from './peer';

/**
 * The visitor behind a request: the address `hops` from the right of
 * `X-Forwarded-For`, each of our proxies having added one (docs/requirements.md, Forms).
 * With no proxy of ours that header is the client's own word, so a connection
 * from the internet is its own visitor, whatever it says. One from a network of
 * ours may be of a proxy nobody told us of: the last address of the header is
 * taken then, as the visitor's or else the connection's own. The country header
 * of a proxy counts only when there is one of ours.
 */
export function visitorOf(headers: Pick<Headers, 'get'>, hops: number): Visitor {
  const forwarded = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const peer = peerOf(headers);
  const claimed = forwarded.at(-Math.max(1, hops)) ?? forwarded[0] ?? null;
  const address = hops === 0 && peer && !isOwnNetwork(peer) ? peer : (claimed ?? peer);
  const country = hops > 0 ? (headers.get('cf-ipcountry') ?? headers.get('x-country-code')) : null;
  return { address: address === null ? null : plainAddress(address.slice(0, 64)), country };
}

/** Who a submission counts for (submission-limits.ts). */
export interface Sender {
  visitor: string;
  /** The connection that claims this address, if nobody else confirms it. */
  claimedThrough?: string;
}

export function senderOf(headers: Pick<Headers, 'get'>, hops: number): Sender {
  const { address } = visitorOf(headers, hops);
  const visitor = address === null ? 'unknown' : networkOf(address);
  const peer = peerOf(headers);
  const claimed = hops === 0 && peer !== null && networkOf(peer) !== visitor;
  return claimed ? { visitor, claimedThrough: networkOf(peer) } : { visitor };
}

/** The address of the connection: empty if it is not a network connection, null if it was not recorded. */
function peerOf(headers: Pick<Headers, 'get'>): string | null {
  const peer = headers.get(PEER_HEADER);
  return peer === null ? null : plainAddress(peer);
}

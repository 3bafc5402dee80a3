import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The header with the address that a connection really comes from. Next passes on only `X-Forwarded-For`, which a
 * client may write itself.
 */
export const PEER_HEADER = 'x-tradego-peer';

/** Sets that header on every request of this process, overwriting any value from the client. */
export function notePeers(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  });
}

/** Private and loopback networks: a connection from there comes from a proxy or from a machine nearby. */
const OWN = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  OWN.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address, as `plainAddress` gives it, is of a network of one's own and not of the internet. */
export function isOwnNetwork(address: string): boolean {
  if (isIPv4(address)) return OWN.check(address, 'ipv4');
  return isIPv6(address) && OWN.check(address, 'ipv6');
}

/** An address without port, brackets and zone, and the IPv4 one that an IPv6 one stands for. */
export function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return mapped
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join('.')
    : bare;
}

/**
 * The network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, since every visitor gets at
 * least that.
 */
export function networkOf(text: string): string {
  const address = plainAddress(text);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address).slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of addresses writes all forms of an address alike, without dots.
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (text: string | undefined) =>
    text ? text.split(':').map((group) => Number.parseInt(group, 16)) : [];
  const [before, after] = [numbers(left), numbers(right)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

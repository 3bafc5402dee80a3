import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkOf, notePeers, PEER_HEADER } from '@/lib/endpoints/peer';
import { senderOf, visitorOf } from '@/lib/endpoints/visitor';

const visitor = (hops: number, headers: Record<string, string>) => visitorOf(new Headers(headers), hops);

describe('Forms: the visitor is the address TRUSTED_PROXY_HOPS from the right', () => {
  const forwarded = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9, 10.0.0.2' };

  test.each([
    [1, '10.0.0.2'],
    [2, '203.0.113.9'],
    [3, '198.51.100.1'],
  ])('Forms: with %d proxies of ours it is %s', (hops, address) => {
    expect(visitor(hops, forwarded).address).toBe(address);
  });

  test.each([1, 2])('Forms: what a client writes in front changes nothing with %d hops', (hops) => {
    const own = Array.from({ length: hops }, (_, index) => `203.0.113.${index}`).join(', ');
    expect(visitor(hops, { 'X-Forwarded-For': `1.1.1.1, 2.2.2.2, ${own}` }).address).toBe('203.0.113.0');
  });

  test('Forms: with no proxy of ours the address of the connection is the visitor', () => {
    expect(visitor(0, { 'X-Forwarded-For': '203.0.113.9' }).address).toBe('203.0.113.9');
  });

  test.each([0, 1, 2])('Forms: without the header there is no address (%d hops)', (hops) => {
    expect(visitor(hops, {}).address).toBeNull();
  });

  test.each(['', ' ', ',', ' , ,'])('Forms: a header of %j holds no address', (text) => {
    expect(visitor(1, { 'X-Forwarded-For': text }).address).toBeNull();
  });

  test('Forms: spaces around an address do not belong to it', () => {
    expect(visitor(2, { 'X-Forwarded-For': '  203.0.113.9  ,10.0.0.2' }).address).toBe('203.0.113.9');
  });

  test('Forms: an address of any length is not kept whole in memory', () => {
    expect(visitor(0, { 'X-Forwarded-For': '9'.repeat(5000) }).address?.length).toBeLessThan(100);
  });
});

describe('Calls: the country header of a proxy', () => {
  test.each([
    [0, null],
    [1, 'CN'],
    [2, 'CN'],
  ])('Calls: with %d trusted proxies the country is %j', (hops, country) => {
    expect(visitor(hops, { 'CF-IPCountry': 'CN' }).country).toBe(country);
  });

  test('Calls: without the header there is no country', () => {
    expect(visitor(1, {}).country).toBeNull();
  });
});

describe('Forms: with 0 hops the header is the client’s own word', () => {
  const sender = (peer: string, forwarded?: string, hops = 0) =>
    senderOf(new Headers({ [PEER_HEADER]: peer, ...(forwarded ? { 'X-Forwarded-For': forwarded } : {}) }), hops);

  test.each(['203.0.113.9', '::ffff:203.0.113.9'])('Forms: from the internet (%s) it is not heard', (peer) => {
    expect(sender(peer, '1.1.1.1')).toEqual({ visitor: '203.0.113.9' });
    expect(visitor(0, { [PEER_HEADER]: peer, 'X-Forwarded-For': '1.1.1.1' }).address).toBe('203.0.113.9');
  });

  test.each(['127.0.0.1', '::1', '::ffff:10.0.0.2', '172.17.0.1', 'fd00::2'])(
    'Forms: from a network of our own (%s) it may be a proxy’s, but has the connection’s share only',
    (peer) => {
      expect(sender(peer, '1.1.1.1, 2.2.2.2')).toEqual({ visitor: '2.2.2.2', claimedThrough: networkOf(peer) });
    },
  );

  test('Forms: a connection without an address has its share, too', () => {
    expect(sender('', '1.1.1.1')).toEqual({ visitor: '1.1.1.1', claimedThrough: '' });
  });

  test('Forms: a connection that claims nothing is its own visitor', () => {
    expect(sender('::ffff:127.0.0.1', '::ffff:127.0.0.1')).toEqual({ visitor: '127.0.0.1' });
    expect(sender('127.0.0.1')).toEqual({ visitor: '127.0.0.1' });
  });

  test('Forms: behind a proxy of ours the connection is the proxy’s and does not matter', () => {
    expect(sender('203.0.113.9', '198.51.100.1, 198.51.100.2', 1)).toEqual({ visitor: '198.51.100.2' });
  });

  test('Forms: the connection’s address is noted over what a client writes', async () => {
    notePeers();
    const server = createServer((incoming, answer) => answer.end(String(incoming.headers[PEER_HEADER])));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const noted = await new Promise((resolve) => {
      request({ port, host: '127.0.0.1', headers: { [PEER_HEADER]: '9.9.9.9' } }, (answer) => {
        answer.setEncoding('utf8').on('data', resolve);
      }).end();
    });
    server.close();
    expect(noted).toBe('127.0.0.1');
  });
});

describe('an address is whose it is', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::ffff'],
    ['2001:db8::1', '2001:0DB8:0:0:ffff:ffff:ffff:ffff'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['203.0.113.9:50000', '203.0.113.9'],
  ])('%s and %s are one visitor', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['203.0.113.9', '203.0.113.8'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.8'],
    ['::1', '127.0.0.1'],
  ])('%s and %s are two', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });

  test.each(['unknown', '', '[::', '1.2.3', ':::::', 'x'.repeat(60)])('%j is what it is', (text) => {
    expect(networkOf(text)).toBe(text);
  });
});

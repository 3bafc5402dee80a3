import { visitorOf } from '@/lib/website-api/server/visitor';

const visitor = (hops: number, headers: Record<string, string>) => visitorOf(new Headers(headers), hops);

describe('decisions, Forms: the visitor is the address TRUSTED_PROXY_HOPS from the right', () => {
  const forwarded = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9, 10.0.0.2' };

  test.each([
    [1, '10.0.0.2'],
    [2, '203.0.113.9'],
    [3, '198.51.100.1'],
  ])('decisions, Forms: with %d proxies of ours it is %s', (hops, address) => {
    expect(visitor(hops, forwarded).address).toBe(address);
  });

  test.each([1, 2])('decisions, Forms: what a client writes in front changes nothing with %d hops', (hops) => {
    const own = Array.from({ length: hops }, (_, index) => `203.0.113.${index}`).join(', ');
    expect(visitor(hops, { 'X-Forwarded-For': `1.1.1.1, 2.2.2.2, ${own}` }).address).toBe('203.0.113.0');
  });

  test('decisions, Forms: with no proxy of ours the address of the connection is the visitor', () => {
    expect(visitor(0, { 'X-Forwarded-For': '203.0.113.9' }).address).toBe('203.0.113.9');
  });

  test.each([0, 1, 2])('decisions, Forms: without the header there is no address (%d hops)', (hops) => {
    expect(visitor(hops, {}).address).toBeNull();
  });

  test.each(['', ' ', ',', ' , ,'])('decisions, Forms: a header of %j holds no address', (text) => {
    expect(visitor(1, { 'X-Forwarded-For': text }).address).toBeNull();
  });

  test('decisions, Forms: spaces around an address do not belong to it', () => {
    expect(visitor(2, { 'X-Forwarded-For': '  203.0.113.9  ,10.0.0.2' }).address).toBe('203.0.113.9');
  });

  test('decisions, Forms: an address of any length is not kept whole in memory', () => {
    expect(visitor(0, { 'X-Forwarded-For': '9'.repeat(5000) }).address?.length).toBeLessThan(100);
  });
});

describe('decisions, Calls: the country header of a proxy', () => {
  test.each([
    [0, null],
    [1, 'CN'],
    [2, 'CN'],
  ])('decisions, Calls: with %d trusted proxies the country is %j', (hops, country) => {
    expect(visitor(hops, { 'CF-IPCountry': 'CN' }).country).toBe(country);
  });

  test('decisions, Calls: without the header there is no country', () => {
    expect(visitor(1, {}).country).toBeNull();
  });
});

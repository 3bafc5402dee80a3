import { isFromThisSite, namesThisSite } from '@/lib/endpoints/own-origin';

const OWN = { siteUrl: 'https://www.example.com', trustedProxyHops: 0 };
const asked = (headers: Record<string, string>, own = OWN) =>
  isFromThisSite(new Headers({ host: '127.0.0.1:3000', ...headers }), own);

describe('Forms: forms are taken from this site only', () => {
  test('what names no origin is taken, as a program of ours is', () => {
    expect(asked({})).toBe(true);
  });

  test.each(['same-origin', 'none'])('Sec-Fetch-Site: %s is this site', (from) => {
    expect(asked({ 'sec-fetch-site': from })).toBe(true);
  });

  test.each(['cross-site', 'same-site'])('Sec-Fetch-Site: %s is another', (from) => {
    expect(asked({ 'sec-fetch-site': from, origin: OWN.siteUrl })).toBe(false);
  });

  test.each([
    'https://www.example.com',
    'https://www.example.com:443',
    'http://127.0.0.1:3000',
    'https://127.0.0.1:3000',
  ])('an origin of %s is this site: its public address, or the host that was asked', (origin) => {
    expect(asked({ origin })).toBe(true);
  });

  test('an origin of null is this site where the browser says so: a plain form under no-referrer', () => {
    expect(asked({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  test.each(['cross-site', 'same-site', 'none'])('an origin of null with Sec-Fetch-Site: %s is another', (from) => {
    expect(asked({ origin: 'null', 'sec-fetch-site': from })).toBe(false);
  });

  test.each([
    'null',
    '',
    'nonsense',
    'https://evil.example.org',
    'https://shop.example.com',
    'https://example.com',
    'https://www.example.com.evil.org',
    'https://www.example.com:8443',
    'http://127.0.0.1:3001',
    'https://www.example.com, https://evil.example.org',
  ])('an origin of %j is another', (origin) => {
    expect(asked({ origin })).toBe(false);
  });

  test('the name a proxy was asked by counts when the proxy is ours, and not before', () => {
    const headers = { origin: 'https://preview.example.net', 'x-forwarded-host': 'preview.example.net' };
    expect(asked(headers)).toBe(false);
    expect(asked(headers, { ...OWN, trustedProxyHops: 1 })).toBe(true);
  });

  test('a host that is no host is nobody', () => {
    expect(asked({ host: 'a b', origin: 'https://evil.example.org' })).toBe(false);
  });
});

describe('clicks are counted of this site only', () => {
  const named = (headers: Record<string, string>) =>
    namesThisSite(new Headers({ host: '127.0.0.1:3000', ...headers }), OWN);

  test.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'same-origin', origin: OWN.siteUrl, referer: 'https://evil.example.org/' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: OWN.siteUrl },
    { referer: `${OWN.siteUrl}/tradeGodownload?lang=en` },
    { referer: 'http://127.0.0.1:3000/' },
  ])('%j is this site', (headers) => {
    expect(named(headers as Record<string, string>)).toBe(true);
  });

  test.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', referer: OWN.siteUrl },
    { 'sec-fetch-site': 'same-site', origin: OWN.siteUrl },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example.org' },
    { origin: 'null', referer: OWN.siteUrl },
    { origin: 'https://evil.example.org', referer: OWN.siteUrl },
    { referer: 'https://evil.example.org/' },
    { referer: 'https://www.example.com.evil.org/' },
    { referer: 'nonsense' },
  ])('%j is not', (headers) => {
    expect(named(headers as Record<string, string>)).toBe(false);
  });
});

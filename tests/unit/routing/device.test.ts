import { resolveDevice } from '@/lib/routing/device';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';
const DESKTOP = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`;

const PHONES = {
  iPhone: IPHONE,
  'iPhone in WeChat': `${IPHONE.replace(' Safari/604.1', '')} MicroMessenger/8.0.50(0x18003234) NetType/WIFI Language/zh_CN`,
  'Android phone': `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
  'Android phone with a reduced user-agent': `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
  'Huawei phone': `Mozilla/5.0 (Linux; Android 12; NOH-AN00) ${CHROME} Mobile Safari/537.36`,
  'Firefox on an Android phone': 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0',
  'crawler that comes as a phone': `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
};

const TABLETS = {
  iPad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  'iPad that names itself a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Android tablet': `Mozilla/5.0 (Linux; Android 13; SM-X700) ${CHROME} Safari/537.36`,
  'Android tablet with a reduced user-agent': `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Safari/537.36`,
  'Firefox on an Android tablet': 'Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0',
};

const UNREADABLE = {
  missing: null,
  empty: '',
  blank: '   ',
  curl: 'curl/8.5.0',
  garbage: '\u0000\uFFFD%%%;;((((',
  'nothing but brackets': '()',
  'very long': 'x'.repeat(20_000),
  'a property name': '__proto__',
};

const layoutOf = (userAgent: string | null, viewportHint: string | null = null, viewportCookie?: string) =>
  resolveDevice({ userAgent, viewportHint, viewportCookie }).layout;

describe('§1 device detection by user-agent', () => {
  test.each(Object.entries(PHONES))('§1 %s: mobile layout', (_, userAgent) => {
    expect(layoutOf(userAgent)).toBe('mobile');
  });

  test.each(Object.entries(TABLETS))('Device: %s: desktop layout', (_, userAgent) => {
    expect(layoutOf(userAgent)).toBe('desktop');
  });

  test.each(Object.entries(UNREADABLE))('Device: user-agent %s: desktop layout', (_, userAgent) => {
    expect(layoutOf(userAgent)).toBe('desktop');
  });

  test.each([
    ['Windows', DESKTOP],
    ['Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'],
  ])('§1 a computer with %s: desktop layout', (_, userAgent) => {
    expect(layoutOf(userAgent)).toBe('desktop');
  });

  test('Device: an empty user-agent leaves nothing on the console', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    layoutOf('');
    layoutOf(null);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('§1 a window narrower than 400 px', () => {
  test.each(['1', '320', '399'])('§1 a hint of %s px gives the mobile layout', (hint) => {
    expect(layoutOf(DESKTOP, hint)).toBe('mobile');
  });

  test.each(['400', '401', '1280'])('§1 a hint of %s px gives the desktop layout', (hint) => {
    expect(layoutOf(DESKTOP, hint)).toBe('desktop');
  });

  test.each(['', 'abc', '0', '-5', 'NaN', '?1'])('§1 a hint of %j says nothing', (hint) => {
    expect(layoutOf(DESKTOP, hint)).toBe('desktop');
  });

  test('Device: a tablet in a narrow window gets the mobile layout too', () => {
    expect(layoutOf(TABLETS.iPad, '320')).toBe('mobile');
  });

  test('Device: without a user-agent the hint still counts', () => {
    expect(layoutOf(null, '320')).toBe('mobile');
  });

  test('Device: the cookie of the script gives the mobile layout', () => {
    expect(layoutOf(DESKTOP, null, 'narrow')).toBe('mobile');
  });

  test('Device: widening undoes it', () => {
    expect(layoutOf(DESKTOP, null, 'wide')).toBe('desktop');
  });

  test.each(['', 'yes', 'NARROW', 'constructor'])('Device: a cookie of %j says nothing', (cookie) => {
    expect(layoutOf(DESKTOP, null, cookie)).toBe('desktop');
    expect(layoutOf(DESKTOP, '320', cookie)).toBe('mobile');
  });

  test.each(['wide', 'narrow'])('§1 a phone keeps the mobile layout with the cookie %s', (cookie) => {
    expect(layoutOf(IPHONE, '1000', cookie)).toBe('mobile');
  });

  test.each([
    ['narrow', '1200', 'desktop'],
    ['wide', '320', 'mobile'],
  ])('Device: where a hint is sent it counts, not the cookie: %s with %s px is %s', (cookie, hint, layout) => {
    expect(layoutOf(DESKTOP, hint, cookie)).toBe(layout);
  });

  test.each(['abc', '0', ''])('Device: a hint of %j leaves the decision to the cookie', (hint) => {
    expect(layoutOf(DESKTOP, hint, 'narrow')).toBe('mobile');
  });
});

describe('Device: what the hint leaves behind', () => {
  const remembers = (userAgent: string, hint: string | null, cookie?: string) =>
    resolveDevice({ userAgent, viewportHint: hint, viewportCookie: cookie }).rememberNarrow;

  test('Device: a layout that the hint alone made mobile is remembered, so that widening undoes it', () => {
    expect(remembers(DESKTOP, '320')).toBe(true);
  });

  test.each([
    ['a phone', IPHONE, '320', undefined],
    ['a wide window', DESKTOP, '1200', undefined],
    ['no hint', DESKTOP, null, undefined],
    ['a fact that is saved', DESKTOP, '320', 'narrow'],
  ])('Device: %s leaves nothing to remember', (_, userAgent, hint, cookie) => {
    expect(remembers(userAgent, hint, cookie)).toBe(false);
  });
});

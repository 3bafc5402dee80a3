import { decide } from '@/lib/routing/decide';
import { type Platform, platformOf } from '@/lib/routing/platform';
import { parseSegments } from '@/lib/routing/query';
import type { Layout } from '@/lib/site/routes';

function visit(address: string, layout: Layout = 'desktop', platform?: Platform) {
  const [pathname = '', search = ''] = address.split('?');
  return decide({ pathname, query: new URLSearchParams(search), layout, locale: 'zt', platform });
}

const to = (location: string) => ({ kind: 'redirect', location });
const page = (internalPath: string) => ({ kind: 'page', internalPath });

describe('§2 download page: ?id= leads to its section, by the address alone', () => {
  test.each(['android', 'ios', 'windows', 'mac', 'web', 'livereport', 'aipo', 'openapi'])(
    '§2 /download?id=%s, and so does /tradeGodownload on both layouts',
    (id) => {
      expect(visit(`/download?id=${id}`)).toEqual(to(`/download#${id}`));
      expect(visit(`/tradeGodownload?id=${id}`)).toEqual(to(`/tradeGodownload#${id}`));
      expect(visit(`/tradeGodownload?id=${id}`, 'mobile')).toEqual(to(`/tradeGodownload#${id}`));
    },
  );

  test('Routes: an id is read in any case of letters, and the rest of the query stays', () => {
    expect(visit('/download?id=LiveReport&lang=en')).toEqual(to('/download?lang=en#livereport'));
  });

  test('Routes: jybIos means ios on /download; on phones the address and its id go to /tradeGodownload', () => {
    expect(visit('/download?id=jybIos')).toEqual(to('/download#ios'));
    expect(visit('/download?id=jybIos', 'mobile')).toEqual(to('/tradeGodownload?id=jybIos'));
    expect(visit('/download?id=mac&lang=zh', 'mobile')).toEqual(to('/tradeGodownload?id=mac&lang=zh'));
  });

  test.each(['nothing', '', 'constructor', '__proto__', 'toString', '12', 'ios#x'])(
    'Routes: an unknown id (%j) scrolls nowhere',
    (id) => {
      expect(visit(`/download?id=${encodeURIComponent(id)}`)).toEqual(page('/desktop/zt/download'));
    },
  );
});

describe('§2 /tradeGodownload', () => {
  test.each([
    ['jybIos', 'jybIos'],
    ['tradeMartiOS', 'tradeMartiOS'],
    ['TRADEMARTIOS', 'tradeMartiOS'],
  ])('§2 ?id=%s opens the install guide %s', (id, guide) => {
    expect(visit(`/tradeGodownload?id=${id}`, 'mobile')).toEqual(page(`/mobile/zt/tradeGodownload/all/${guide}`));
    expect(parseSegments('tradeGodownload', ['all', guide])).toEqual({ platform: undefined, guide });
  });

  test.each(['android', 'ios', 'windows', 'mac'] as const)('the page of a visitor on %s leads with it', (platform) => {
    expect(visit('/tradeGodownload', 'desktop', platform)).toEqual(page(`/desktop/zt/tradeGodownload/${platform}`));
    expect(parseSegments('tradeGodownload', [platform])).toEqual({ platform, guide: undefined });
  });

  test('Calls: nothing else of a request reaches the page', () => {
    expect(visit('/tradeGodownload?id=../../x&platform=mac')).toEqual(page('/desktop/zt/tradeGodownload'));
    expect(visit('/home', 'desktop', 'windows')).toEqual(page('/desktop/zt/home'));
    expect(parseSegments('tradeGodownload', ['linux', 'nothing'])).toEqual({ platform: undefined, guide: undefined });
  });
});

describe('the platform of a visitor', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      'ios',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'android'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'mac'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', undefined],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', undefined],
    ['curl/8', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (userAgent, platform) => {
    expect(platformOf(userAgent)).toBe(platform);
  });
});

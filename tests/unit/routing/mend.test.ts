import { decide } from '@/lib/routing/decide';
import { LAYOUTS, type Layout } from '@/lib/site/routes';

function visit(address: string, layout: Layout = 'desktop') {
  const [pathname = '', ...search] = address.split('?');
  return decide({ pathname, query: new URLSearchParams(`?${search.join('?')}`), layout, locale: 'zt' });
}

const MENDED: [address: string, leadsTo: string][] = [
  // Behind an id: what a sentence ends with, and what a program took for a part of the address.
  ['/dynamicDetails?id=38）', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38.', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38...', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38。', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38」', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38,', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38%22', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38%3E', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38-', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38_', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38%20', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38%0A', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=%2038', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38%E2%80%8B', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=（38）', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38，請看', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=38①', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=３８', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=３８）&lang=en&utm_source=x', '/dynamicDetails?id=38&lang=en&utm_source=x'],
  // The language is kept, and mended itself: it stands at the end of every shared link.
  ['/dynamicDetails?id=38&lang=en）', '/dynamicDetails?id=38&lang=en'],
  ['/home?lang=zh。', '/home?lang=zh'],
  ['/nothing?lang=zh。', '/home?lang=zh'],
  // An `&` that was escaped for HTML, once or twice, and a second question mark.
  ['/dynamicDetails?lang=en&amp;id=38', '/dynamicDetails?lang=en&id=38'],
  ['/dynamicDetails?lang=en&amp;amp;id=38.', '/dynamicDetails?lang=en&id=38'],
  ['/dynamicDetails?x=1&amp;lang=en', '/dynamicDetails?x=1&lang=en'],
  ['/dynamicDetails??id=38', '/dynamicDetails?id=38'],
  ['/search?q=08017&amp;kind=report', '/search?q=08017&kind=report'],
  // The question mark itself, and a path.
  ['/dynamicDetails%3Fid%3D38%26lang%3Den', '/dynamicDetails?id=38&lang=en'],
  ['/dynamicDetails%EF%BC%9Fid=38', '/dynamicDetails?id=38'],
  ['/aboutUs）', '/aboutUs'],
  ['/aboutUs%E3%80%82?lang=en', '/aboutUs?lang=en'],
  // Lists: pages, sizes, years, kinds and entries.
  ['/companyDynamics?pageIndex=2。', '/companyDynamics?pageIndex=2'],
  ['/companyDynamics?pageIndex=２&pageSize=１０', '/companyDynamics?pageIndex=2&pageSize=10'],
  ['/companyDynamics?kind=results.', '/companyDynamics?kind=results'],
  ['/sub-annAndCir?year=2025年', '/sub-annAndCir?year=2025'],
  ['/sub-annAndCir?year=２０２５', '/sub-annAndCir?year=2025'],
  ['/sub-annAndCir?kind=results）&q=a', '/sub-annAndCir?kind=results&q=a'],
  ['/sub-annAndCir?item=0123456789ab）', '/sub-annAndCir?item=0123456789ab'],
  ['/openApi?doc=websocket)', '/openApi?doc=websocket'],
  // A number has one spelling, so that a page has one address.
  ['/dynamicDetails?id=038', '/dynamicDetails?id=38'],
  ['/dynamicDetails?id=000000038&lang=en', '/dynamicDetails?id=38&lang=en'],
  ['/dynamicDetails?id=００38', '/dynamicDetails?id=38'],
  ['/companyDynamics?pageIndex=01&pageSize=012', '/companyDynamics?pageIndex=1&pageSize=12'],
  ['/sub-annAndCir?year=2025&pageIndex=0002', '/sub-annAndCir?year=2025&pageIndex=2'],
  // Downloads, and at once to the other layout's address or to the part that is meant.
  ['/download?id=jybIos）', '/download#ios'],
  ['/tradeGodownload?id=jybIos.', '/tradeGodownload?id=jybIos'],
  ['/tradeGodownload?id=mac,', '/tradeGodownload#mac'],
  ['/roadService?pageIndex=2.', '/sub-roadShow?pageIndex=2'],
  ['/roadService%3FpageIndex=2', '/sub-roadShow?pageIndex=2'],
];

const UNREADABLE = [
  '/dynamicDetails?id=abc',
  '/dynamicDetails?id=1234567890',
  '/dynamicDetails?id=-1',
  '/dynamicDetails?id=3.8',
  '/dynamicDetails?id=38abc',
  "/dynamicDetails?id=38'%20OR%201=1",
  '/dynamicDetails?id=...',
  '/companyDynamics?pageIndex=abc',
  '/companyDynamics?pageIndex=1.5',
  '/companyDynamics?pageSize=all',
  '/companyDynamics?kind=rumours',
  '/sub-annAndCir?year=abc',
  '/sub-annAndCir?year=20255',
  '/sub-annAndCir?year=1066',
  '/sub-annAndCir?kind=rumours&year=2025',
  '/sub-annAndCir?item=xyz',
  '/sub-annAndCir?item=../../x',
  '/search?q=a&kind=rumours',
  '/openApi?doc=nothing',
];

const READABLE = [
  '/dynamicDetails',
  '/dynamicDetails?id=',
  '/dynamicDetails?id=38&id=abc',
  '/dynamicDetails?id=999999999&year=abc',
  '/companyDynamics?pageIndex=-1&pageSize=7',
  '/companyDynamics?pageIndex=99999&item=xyz&year=abc',
  '/sub-annAndCir?year=&q=&kind=',
  '/sub-annAndCir?year=1999',
  '/sub-annAndCir?q=，。、）',
  '/sub-annAndCir?q=08017',
  '/sub-annAndCir?item=012345678901',
  '/companyDynamics?pageIndex=0',
  '/sub-annAndCir?item=0123456789AB&year=abc',
  '/financialReports?kind=rumours',
  '/tradeGodownload?id=anything',
  '/download?id=anything',
  '/home?id=38）',
  '/home?lang=xx）&utm_source=a.b',
];

describe('Routes: what was damaged on its way', () => {
  test.each(MENDED)('%s leads to %s', (address, location) => {
    expect(visit(address)).toEqual({ kind: 'redirect', location });
  });

  test.each(MENDED)('%s is not led on again from where it leads', (_, location) => {
    expect(visit(location.split('#')[0] ?? '').kind).toBe('page');
  });

  test.each(UNREADABLE)('%s cannot be mended, and is not taken for an address without it', (address) => {
    const internalPath = `/desktop/zt${address.split('?')[0]}/unreadable`;
    expect(visit(address)).toEqual({ kind: 'page', internalPath });
  });

  test.each(READABLE)('%s is a page', (address) => {
    const decision = visit(address);
    expect(decision).toMatchObject({ kind: 'page' });
    expect(decision).not.toMatchObject({ internalPath: expect.stringContaining('unreadable') });
  });

  test('whatever stands in an address, at most two steps lead to a page, and no further', () => {
    const names = [
      'id',
      'lang',
      'amp;id',
      '?id',
      'pageIndex',
      'pageSize',
      'year',
      'kind',
      'item',
      'q',
      'doc',
      'amp;amp;q',
    ];
    const values = [
      '',
      '38',
      '38）',
      '３８',
      '-1.',
      'results.',
      '2025年',
      'ios,',
      'jybIos）',
      'en)',
      '&',
      '%',
      '?',
      '。',
      '0123456789ab-',
    ];
    const paths = [
      '/dynamicDetails',
      '/sub-annAndCir',
      '/interaction',
      '/download',
      '/tradeGodownload',
      '/search',
      '/openApi',
      '/home',
      '/x',
      '/aboutUs.',
    ];
    let seed = 8017;
    const pick = <T>(list: readonly T[]): T => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return list[(seed >> 8) % list.length] as T;
    };
    for (let round = 0; round < 3000; round++) {
      const layout = pick(LAYOUTS);
      const query = new URLSearchParams(Array.from({ length: 1 + (round % 4) }, () => [pick(names), pick(values)]));
      const address = `${pick(paths)}?${query}`;
      let decision = visit(address, layout);
      for (let step = 0; step < 2 && decision.kind === 'redirect'; step++) {
        decision = visit(decision.location.split('#')[0] ?? '', layout);
      }
      expect([address, decision.kind]).toEqual([address, 'page']);
    }
  });
});

import { hrefOf, withLanguage } from '@/lib/site/href';
import { LAYOUTS, pathOf, ROUTE_IDS } from '@/lib/site/routes';

const queryOf = (address: string) => new URL(address, 'https://www.example.com').searchParams;

describe('Language: addresses of internal links', () => {
  test('Language: in zt a link is the bare address', () => {
    expect(hrefOf('home', 'desktop', 'zt')).toBe('/home');
  });

  test.each(['zh', 'en'] as const)('Language: in %s every link carries its language', (locale) => {
    for (const id of ROUTE_IDS) {
      for (const layout of LAYOUTS) {
        expect(hrefOf(id, layout, locale)).toBe(`${pathOf(id, layout)}?lang=${locale}`);
      }
    }
  });

  test.each([
    ['roadshows', 'desktop', '/sub-roadShow'],
    ['roadshows', 'mobile', '/roadService'],
    ['investorQuestions', 'desktop', '/sub-investorInteraction'],
    ['investorQuestions', 'mobile', '/interaction'],
    ['download', 'desktop', '/download'],
    ['download', 'mobile', '/tradeGodownload'],
  ] as const)('Routes: a link to %s on %s is %s', (id, layout, address) => {
    expect(hrefOf(id, layout, 'zt')).toBe(address);
  });

  test('Language: the language stands beside the query and before the fragment', () => {
    const address = hrefOf('dynamicDetails', 'mobile', 'en', { query: { id: 42 }, hash: 'top' });
    expect(address).toMatch(/^\/dynamicDetails\?[^#]*#top$/);
    expect(Object.fromEntries(queryOf(address))).toEqual({ id: '42', lang: 'en' });
  });

  test('Language: in zt query and fragment are kept without a language', () => {
    expect(hrefOf('tradeGodownload', 'desktop', 'zt', { query: { id: 'jybIos' }, hash: 'ios' })).toBe(
      '/tradeGodownload?id=jybIos#ios',
    );
  });

  test('Routes: a value that is undefined is left out', () => {
    expect(withLanguage('/companyDynamics', 'zt', { query: { pageIndex: undefined, pageSize: undefined } })).toBe(
      '/companyDynamics',
    );
  });

  test('Routes: zero and empty text are values', () => {
    const query = queryOf(withLanguage('/x', 'zt', { query: { a: 0, b: '' } }));
    expect([query.get('a'), query.get('b')]).toEqual(['0', '']);
  });

  test('Routes: odd characters of a value cannot add to the address', () => {
    const address = withLanguage('/financialReports', 'en', { query: { q: 'a&lang=zh#x 捷利' } });
    expect(queryOf(address).getAll('lang')).toEqual(['en']);
    expect(queryOf(address).get('q')).toBe('a&lang=zh#x 捷利');
    expect(new URL(address, 'https://www.example.com').hash).toBe('');
  });

  test('Language: a link has one language only', () => {
    expect(queryOf(withLanguage('/home', 'en', { query: { lang: 'zh' } })).getAll('lang')).toEqual(['en']);
  });
});

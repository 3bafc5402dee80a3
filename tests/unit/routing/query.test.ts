import { decide } from '@/lib/routing/decide';
import { pagingQuery, parseId, parsePaging, querySegments } from '@/lib/routing/query';

const segments = (id: Parameters<typeof querySegments>[0], search: string) =>
  querySegments(id, new URLSearchParams(search));

describe('Routes: ids', () => {
  test.each([
    ['1', 1],
    ['42', 42],
    ['999999999', 999_999_999],
    ['007', 7],
  ])('Routes: %s is an id', (text, id) => {
    expect(parseId(text)).toBe(id);
  });

  test.each([
    '',
    '1234567890',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1\n',
    'abc',
    '1;drop',
    '../1',
    '１２',
    null,
    undefined,
  ])('Routes: %j counts as absent', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  test('Routes: the id of a news item becomes a segment', () => {
    expect(segments('dynamicDetails', 'id=42')).toEqual(['42']);
  });

  test('Routes: two spellings of an id are one page', () => {
    expect(segments('dynamicDetails', 'id=0042')).toEqual(['42']);
  });

  test.each(['', 'id=', 'id=abc', 'id=../../x', 'id=1234567890', 'ID=5', 'id=1%2F2'])(
    'Routes: ?%s leaves the news page without an id',
    (search) => {
      expect(segments('dynamicDetails', search)).toEqual([]);
    },
  );

  test.each(['tradeGodownload', 'download', 'home'] as const)('Routes: %s takes no segment', (id) => {
    expect(segments(id, 'id=5&pageIndex=2')).toEqual([]);
  });
});

describe('Routes: paging', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['9999', 9999],
  ])('Routes: page %s is page %i', (text, pageIndex) => {
    expect(parsePaging('companyDynamics', text, null)).toEqual({ pageIndex, pageSize: 6 });
  });

  test.each(['0', '10000', '-1', '1.5', '1e2', 'abc', '', ' 2', '２', '0000', '99999', null, undefined])(
    'Routes: page %j means the first page',
    (text) => {
      expect(parsePaging('companyDynamics', text, '10')).toEqual({ pageIndex: 1, pageSize: 10 });
    },
  );

  test.each([
    ['companyDynamics', [6, 10, 20, 30]],
    ['financialReports', [12, 15, 20, 30]],
    ['announcements', [6, 10, 20, 30]],
    ['roadshows', [4, 10, 20, 30]],
    ['investorQuestions', [6, 10, 20, 30]],
  ] as const)('Routes: %s takes each of its sizes', (id, sizes) => {
    expect(sizes.map((size) => parsePaging(id, '2', String(size)).pageSize)).toEqual(sizes);
  });

  test.each([
    ['companyDynamics', '12', 6],
    ['companyDynamics', '4', 6],
    ['financialReports', '6', 12],
    ['financialReports', '10', 12],
    ['announcements', '15', 20],
    ['roadshows', '6', 4],
    ['investorQuestions', '50', 6],
    ['companyDynamics', '0', 6],
    ['companyDynamics', '-10', 6],
    ['companyDynamics', '1000000', 6],
    ['companyDynamics', 'all', 6],
    ['companyDynamics', '', 6],
    ['companyDynamics', null, 6],
  ] as const)('Routes: %s with size %j shows %i', (id, size, usual) => {
    expect(parsePaging(id, '3', size)).toEqual({ pageIndex: 3, pageSize: usual });
  });

  test('Routes: page and size become two segments', () => {
    expect(segments('companyDynamics', 'pageIndex=3&pageSize=10')).toEqual(['3', '10']);
  });

  test.each([
    ['pageIndex=2', ['2', '6']],
    ['pageSize=20', ['1', '20']],
  ])('Routes: ?%s names both in the segments', (search, expected) => {
    expect(segments('companyDynamics', search)).toEqual(expected);
  });

  test.each(['', 'pageIndex=1', 'pageSize=6', 'pageIndex=1&pageSize=6', 'pageIndex=0&pageSize=7', 'pageIndex=x'])(
    'Routes: ?%s is the first page, with one internal address',
    (search) => {
      expect(segments('companyDynamics', search)).toEqual([]);
    },
  );

  test('Routes: raw text of a query never reaches the internal address', () => {
    const query = new URLSearchParams({ pageIndex: '2/../../../mobile', pageSize: '10%2f..' });
    expect(decide({ pathname: '/companyDynamics', query, layout: 'desktop', locale: 'zh' })).toEqual({
      kind: 'page',
      internalPath: '/desktop/zh/companyDynamics/unreadable',
    });
  });

  test('Routes: a page of a list is an internal page of its own', () => {
    const query = new URLSearchParams('pageIndex=2&pageSize=15');
    expect(decide({ pathname: '/financialReports', query, layout: 'mobile', locale: 'en' })).toEqual({
      kind: 'page',
      internalPath: '/mobile/en/financialReports/2/15',
    });
  });

  test.each([
    [{ pageIndex: 1, pageSize: 20 }, {}],
    [{ pageIndex: 2, pageSize: 20 }, { pageIndex: 2 }],
    [{ pageIndex: 1, pageSize: 6 }, { pageSize: 6 }],
    [
      { pageIndex: 4, pageSize: 30 },
      { pageIndex: 4, pageSize: 30 },
    ],
  ])('Routes: a page has one address: %j', (paging, expected) => {
    expect(JSON.parse(JSON.stringify(pagingQuery('announcements', paging)))).toEqual(expected);
  });
});

describe('Routes: names of the content folder', () => {
  test.each([
    ['id=2026-half', ['2026-half']],
    ['id=2026-HALF', ['2026-half']],
    ['id=', []],
    ['id=../../x', []],
    ['id=-half', []],
    [`id=${'a'.repeat(81)}`, []],
    ['', []],
  ])('Routes: ?%s of the results centre becomes the segments %j', (search, expected) => {
    expect(segments('results', search)).toEqual(expected);
  });
});

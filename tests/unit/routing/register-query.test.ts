import { decide } from '@/lib/routing/decide';
import { listQuery, parseSearch, parseSegments, querySegments } from '@/lib/routing/query';
import { fromSegment, toSegment } from '@/lib/routing/text-segment';

const segments = (search: string, id: Parameters<typeof querySegments>[0] = 'announcements') =>
  querySegments(id, new URLSearchParams(search));
const REGISTERS = ['financialReports', 'announcements', 'roadshows', 'investorQuestions'] as const;

describe('Routes: registers take a year', () => {
  test.each(REGISTERS)('Routes: %s with a year is an internal page of its own', (id) => {
    expect(segments('year=2024', id)).toHaveLength(3);
    expect(parseSegments(id, segments('year=2024', id)).filter).toEqual({ year: 2024, q: undefined });
  });

  test('Routes: page, size and year stand together', () => {
    expect(segments('pageIndex=2&pageSize=10&year=2024')).toEqual(['2', '10', '2024']);
  });

  test.each(['24', '20245', '2024.0', '-2024', '1024', '3024', 'all', '２０２４', '2024/..', ''])(
    'Routes: a year of %j counts as absent',
    (year) => {
      expect(querySegments('announcements', new URLSearchParams({ year }))).toEqual([]);
    },
  );

  test('Routes: company news takes neither year nor search', () => {
    expect(segments('year=2024&q=results', 'companyDynamics')).toEqual([]);
  });
});

describe('Routes: registers take a search', () => {
  test.each(['results', '業績 公告', '100% & more', '../../mobile/en/home', '..', '.', '%2e%2e/', 'a?b#c', '😀'])(
    'Routes: %j comes back from the internal address as it was',
    (q) => {
      const path = querySegments('roadshows', new URLSearchParams({ q }));
      expect(parseSegments('roadshows', path).filter.q).toBe(q);
    },
  );

  test.each(['../../../mobile/en/home', '..', '%2e%2e%2f', 'a/b?c#d', '業績'])(
    'Routes: nothing of %j reaches the internal address as it was typed',
    (q) => {
      const decision = decide({
        pathname: '/sub-annAndCir',
        query: new URLSearchParams({ q }),
        layout: 'desktop',
        locale: 'en',
      });
      expect(decision).toEqual({
        kind: 'page',
        internalPath: expect.stringMatching(/^\/desktop\/en\/sub-annAndCir\/1\/20\/all\/[0-9a-f]+$/),
      });
    },
  );

  test.each(['', '   ', '\n\t', '\u0000'])('Routes: a search of %j is no search', (q) => {
    expect(querySegments('announcements', new URLSearchParams({ q }))).toEqual([]);
  });

  test('Routes: outer and doubled spaces do not make another search', () => {
    expect(parseSearch('  monthly \n  return ')).toBe('monthly return');
  });

  test('Routes: a search is cut to 80 characters, none of them halved', () => {
    expect(parseSearch('a'.repeat(81))).toBe('a'.repeat(80));
    expect(parseSearch('😀'.repeat(81))).toBe('😀'.repeat(80));
  });

  test.each(['', '0', 'zz', '6', 'g0', '2e2e/'])('a segment of %j holds no text', (segment) => {
    expect(fromSegment(segment)).toBeUndefined();
  });

  test('text and segment are two forms of the same', () => {
    expect(toSegment('業')).toBe('e6a5ad');
    expect(fromSegment('e6a5ad')).toBe('業');
  });
});

describe('Routes: announcements take a kind of document', () => {
  test.each([
    ['kind=returns', ['1', '20', 'all', 'all', 'returns']],
    ['kind=results&year=2024', ['1', '20', '2024', 'all', 'results']],
    ['kind=other&q=x&pageIndex=2', ['2', '20', 'all', '78', 'other']],
  ])('Routes: %s is an internal page of its own, and comes back from it', (search, path) => {
    expect(segments(search)).toEqual(path);
    const asked = Object.fromEntries(new URLSearchParams(search));
    expect(parseSegments('announcements', path)).toEqual({
      paging: { pageIndex: Number(asked.pageIndex ?? 1), pageSize: 20 },
      filter: { kind: asked.kind, q: asked.q, year: asked.year === undefined ? undefined : Number(asked.year) },
    });
  });

  test.each(['', 'Returns', 'all', 'reports', 'returns/..', 'toString'])(
    'Routes: a kind of %j counts as absent',
    (kind) => {
      expect(querySegments('announcements', new URLSearchParams({ kind }))).toEqual([]);
      expect(parseSegments('announcements', ['1', '20', 'all', 'all', kind]).filter).not.toHaveProperty('kind');
    },
  );

  test.each(['financialReports', 'roadshows', 'investorQuestions', 'companyDynamics'] as const)(
    'Routes: %s takes none',
    (id) => {
      expect(segments('kind=returns', id)).toEqual([]);
    },
  );
});

describe('Routes: company news takes what a story is about', () => {
  test.each([
    ['kind=product', ['1', '6', 'all', 'all', 'product'], 1],
    ['kind=results&pageIndex=3', ['3', '6', 'all', 'all', 'results'], 3],
  ])('Routes: %s is an internal page of its own, and comes back from it', (search, path, pageIndex) => {
    expect(segments(search, 'companyDynamics')).toEqual(path);
    expect(parseSegments('companyDynamics', path)).toEqual({
      paging: { pageIndex, pageSize: 6 },
      filter: { about: path[4] },
    });
  });

  test.each(['', 'Results', 'returns', 'all', 'toString'])('Routes: a kind of %j counts as absent', (kind) => {
    expect(querySegments('companyDynamics', new URLSearchParams({ kind }))).toEqual([]);
    expect(parseSegments('companyDynamics', ['1', '6', 'all', 'all', kind]).filter).toEqual({});
  });

  test('Routes: a story is no kind of document', () => {
    expect(segments('kind=product')).toEqual([]);
  });

  test('Routes: it stands in the address as the kind', () => {
    const query = listQuery('companyDynamics', { pageIndex: 2, pageSize: 6 }, { about: 'research' });
    expect(JSON.parse(JSON.stringify(query))).toEqual({ kind: 'research', pageIndex: 2 });
  });
});

describe('Routes: a page of a list has one address', () => {
  test('kind, year and search stand in it with what is not the default', () => {
    const query = listQuery(
      'announcements',
      { pageIndex: 2, pageSize: 20 },
      { year: 2025, q: 'dividend', kind: 'results' },
    );
    expect(JSON.parse(JSON.stringify(query))).toEqual({ kind: 'results', year: 2025, q: 'dividend', pageIndex: 2 });
  });

  test('without any of them it is bare', () => {
    expect(JSON.parse(JSON.stringify(listQuery('announcements', { pageIndex: 1, pageSize: 20 })))).toEqual({});
  });
});

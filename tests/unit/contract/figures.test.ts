import { figuresOf } from '@/lib/contract/figures';
import { judged, type Shape } from '@/lib/contract/judging';
import { circular, report } from '@/lib/contract/registers';
import { newsItem } from '@/lib/contract/schemas';

const FIGURES = {
  period: '2026-nine-months',
  amounts: {
    revenue: { amount: 86_400, before: 69_800, page: 4 },
    attributable: { amount: -1_200 },
  },
  segments: [
    { name: 'Broker SaaS', amount: 49_161, before: 38_000 },
    { name: 'Market data', amount: 37_239 },
  ],
};
const SHAPES: Record<string, Shape<object>> = { report, circular, newsItem };

describe('Calls: what an entry may say in figures', () => {
  describe.each(Object.entries(SHAPES))('%s', (_, shape) => {
    const read = (figures: unknown) => judged([{ id: 7, title: 'Results', figures }], shape);

    test('has them as they are given', () => {
      expect(read(FIGURES).items).toEqual([expect.objectContaining({ figures: FIGURES })]);
    });

    test('may do without', () => {
      const { items, faults } = read(undefined);
      expect(items[0]).toMatchObject({ title: 'Results', figures: undefined });
      expect(faults.without).toEqual({});
    });

    test.each(['86.4 million', 86_400, [], {}, true])('is shown without %j, which is told', (figures) => {
      const { items, faults } = read(figures);
      expect(items[0]).toMatchObject({ title: 'Results', figures: undefined });
      expect(faults).toEqual({ leftOut: 0, without: { figures: 1 } });
    });
  });

  test('they are the same when they are read again', () => {
    expect(figuresOf(JSON.parse(JSON.stringify(figuresOf(FIGURES))))).toEqual(FIGURES);
  });

  test.each([undefined, null, '', '2026', '2026-third-quarter', 2026, {}])('a period of %j is none', (period) => {
    expect(figuresOf({ ...FIGURES, period })).toBeUndefined();
  });
});

describe('Calls: an amount is judged alone', () => {
  const amountsOf = (amounts: unknown) => figuresOf({ period: '2026-half', amounts })?.amounts;

  test.each([
    [
      { amount: '86,400', before: '\u2212300' },
      { amount: 86_400, before: -300 },
    ],
    [{ amount: 0, before: null }, { amount: 0 }],
    [{ amount: 86_400, before: 'n/a', page: 0 }, { amount: 86_400 }],
    [
      { amount: 86_400, page: '12' },
      { amount: 86_400, page: 12 },
    ],
    [{ amount: 86_400, page: 10_001, unit: 'HK$' }, { amount: 86_400 }],
  ])('%j', (revenue, expected) => {
    expect(amountsOf({ revenue })).toEqual({ revenue: expected });
  });

  test.each([null, 86_400, '86.4 million', [], {}, { amount: 'n/a' }, { amount: 1e13 }, { before: 69_800 }])(
    'one of %j is left out, and no other',
    (revenue) => {
      expect(amountsOf({ revenue, cash: { amount: 5 } })).toEqual({ cash: { amount: 5 } });
    },
  );

  test('names that nobody knows are left out', () => {
    expect(amountsOf({ turnover: { amount: 1 }, equity: { amount: 2 } })).toEqual({ equity: { amount: 2 } });
    expect(amountsOf({ turnover: { amount: 1 } })).toBeUndefined();
  });
});

describe('Calls: parts of the business are all there, or none is', () => {
  const segmentsOf = (segments: unknown) => figuresOf({ ...FIGURES, segments })?.segments;
  const part = (index: number) => ({ name: `Part ${index}`, amount: index });

  test('alone they are figures too', () => {
    const { period, segments } = FIGURES;
    expect(figuresOf({ period, segments })).toEqual({ period, segments, amounts: {} });
  });

  test('as many as a business reports', () => {
    const parts = Array.from({ length: 20 }, (_, index) => part(index));
    expect(segmentsOf(parts)).toEqual(parts);
    expect(segmentsOf([...parts, part(20)])).toBeUndefined();
  });

  test.each([
    null,
    'Broker SaaS',
    [],
    [part(1), null],
    [part(1), { name: '', amount: 2 }],
    [part(1), { name: 'Part 2', amount: 'most of it' }],
  ])('%j', (segments) => {
    expect(segmentsOf(segments)).toBeUndefined();
  });
});

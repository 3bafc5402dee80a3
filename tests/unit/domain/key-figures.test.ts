import type { Amount, FigureName } from '@/lib/domain/figures';
import { type KeyTable, keyTable, keyTables, movementOf, type ReportedFigures } from '@/lib/domain/key-figures';

const reported = (
  period: string,
  amounts: Partial<Record<FigureName, Amount>>,
  more: Partial<ReportedFigures> = {},
): ReportedFigures => ({ period, amounts, document: `report-${period}`, audited: period.endsWith('year'), ...more });

const ofYear = (table: KeyTable | undefined, year: number) => table?.columns.find((column) => column.year === year);

describe('the table of key figures', () => {
  test('years stand newest first, each amount with the document and page that say so', () => {
    const table = keyTable(
      [
        reported('2024-year', { revenue: { amount: 78_300, before: 70_000, page: 3 } }),
        reported('2025-year', { revenue: { amount: 96_075, before: 78_300, page: 4 } }),
        reported('2026-half', { revenue: { amount: 55_178 } }),
      ],
      'year',
    );
    expect(table?.columns.map(({ year, isReported }) => [year, isReported])).toEqual([
      [2025, true],
      [2024, true],
      [2023, false],
    ]);
    expect(ofYear(table, 2025)?.amounts.revenue).toEqual({
      amount: 96_075,
      document: 'report-2025-year',
      page: 4,
      movement: { percent: '+22.7%' },
    });
    // Known only from the report of the year after: nothing to compare it with.
    expect(ofYear(table, 2023)?.amounts.revenue).toEqual({ amount: 70_000, document: 'report-2024-year', page: 3 });
    expect(ofYear(table, 2023)?.audited).toBeUndefined();
  });

  test('an amount that the year after restates stands as restated, with what it was and why', () => {
    const table = keyTable(
      [
        reported(
          '2025-year',
          { revenue: { amount: 96_075, before: 77_900, page: 4 } },
          { restated: 'A new standard.' },
        ),
        reported('2024-year', { revenue: { amount: 78_300, before: 70_000, page: 3 } }),
      ],
      'year',
    );
    expect(ofYear(table, 2024)?.amounts.revenue).toEqual({
      amount: 77_900,
      document: 'report-2025-year',
      page: 4,
      restated: { from: 78_300, because: 'A new standard.' },
    });
  });

  test('one of its amounts that is the same is not restated', () => {
    const amounts = { revenue: { amount: 9, before: 8 }, cash: { amount: 4, before: 3 } };
    const before = { revenue: { amount: 7 }, cash: { amount: 3 } };
    const table = keyTable(
      [reported('2025-year', amounts, { restated: 'Why.' }), reported('2024-year', before)],
      'year',
    );
    expect(ofYear(table, 2024)?.amounts.revenue?.restated).toEqual({ from: 7, because: 'Why.' });
    expect(ofYear(table, 2024)?.amounts.cash).toEqual({ amount: 3, document: 'report-2024-year' });
  });

  test('a year that nobody gives is a column without amounts', () => {
    const table = keyTable(
      [reported('2025-half', { revenue: { amount: 5 } }), reported('2022-half', { revenue: { amount: 2 } })],
      'half',
    );
    expect(table?.columns.map(({ year, amounts }) => [year, Object.keys(amounts).length])).toEqual([
      [2025, 1],
      [2024, 0],
      [2023, 0],
      [2022, 1],
    ]);
  });

  test('zero is an amount, what is missing or null is none, a loss stays negative', () => {
    const amounts = {
      revenue: { amount: 0, before: 10 },
      grossProfit: { amount: null },
      attributable: { amount: -1_200, before: null },
    } as unknown as Partial<Record<FigureName, Amount>>;
    const table = keyTable([reported('2025-year', amounts)], 'year');
    expect(table?.names).toEqual(['revenue', 'attributable']);
    expect(ofYear(table, 2025)?.amounts.revenue).toMatchObject({ amount: 0, movement: { percent: '−100.0%' } });
    expect(ofYear(table, 2025)?.amounts.attributable).toEqual({ amount: -1_200, document: 'report-2025-year' });
    // Of no revenue nothing is a share.
    expect(ofYear(table, 2025)?.margins).toEqual({ grossMargin: undefined, netMargin: undefined });
  });

  test('margins are worked out of the amounts that are shown, a loss with its sign', () => {
    const amounts = { revenue: { amount: 2_000 }, grossProfit: { amount: 1_239 }, attributable: { amount: -101 } };
    const table = keyTable([reported('2025-year', amounts)], 'year');
    expect(ofYear(table, 2025)?.margins).toEqual({ grossMargin: 62, netMargin: -5.1 });
  });

  test('no more than ten years', () => {
    const figures = Array.from({ length: 14 }, (_, back) =>
      reported(`${2025 - back}-year`, { cash: { amount: back } }),
    );
    const table = keyTable(figures, 'year');
    expect(table?.columns).toHaveLength(10);
    expect(table?.columns.at(-1)?.year).toBe(2016);
  });

  test('a stretch that is not given any more says since when', () => {
    const quarter = reported('2023-first-quarter', { revenue: { amount: 1 } });
    const tables = keyTables([quarter, reported('2025-year', { revenue: { amount: 9 } })]);
    expect(tables.map(({ stretch, endedWith }) => [stretch, endedWith])).toEqual([
      ['year', undefined],
      ['firstQuarter', 2023],
    ]);
    // The year is not over: it may still come.
    expect(keyTables([quarter, reported('2024-half', { revenue: { amount: 9 } })])[1]?.endedWith).toBeUndefined();
  });

  test('nothing given, nothing shown', () => {
    expect(keyTables([])).toEqual([]);
    expect(keyTable([reported('2025-year', {})], 'year')).toBeUndefined();
    expect(keyTable([reported('nonsense', { revenue: { amount: 1 } })], 'year')).toBeUndefined();
  });
});

test.each([
  [{ amount: 15, before: 10 }, { percent: '+50.0%' }],
  [{ amount: 5, before: -3 }, { turn: 'toProfit' }],
  [{ amount: -5, before: 3 }, { turn: 'toLoss' }],
  [{ amount: -2, before: -3 }, { turn: 'lossNarrowed' }],
  [{ amount: -4, before: -3 }, { turn: 'lossWidened' }],
  [{ amount: -3, before: -3 }, undefined],
  [{ amount: 5, before: 0 }, undefined],
  [{ amount: 50_000, before: 1 }, undefined],
  [{ amount: 5 }, undefined],
])('%j: %j', (amount, movement) => {
  expect(movementOf(amount)).toEqual(movement);
});

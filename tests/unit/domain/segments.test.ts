import { segmentSeries } from '@/lib/domain/segments';

const year = (of: number, ...segments: [name: string, amount: number, before?: number][]) => ({
  year: of,
  document: `report-${of}`,
  segments: segments.map(([name, amount, before]) => ({ name, amount, ...(before !== undefined && { before }) })),
});
const amountsOf = (series: ReturnType<typeof segmentSeries>) =>
  series.map(({ name, amounts }) => [name, Object.entries(amounts).map(([of, { amount }]) => [Number(of), amount])]);

describe('revenue by segment over the years', () => {
  test('a segment that was called otherwise is the same line, by the amount of the year before', () => {
    const series = segmentSeries([
      year(2021, ['Systems', 21, 20], ['Data', 32]),
      year(2022, ['Data', 26, 32], ['SaaS and systems', 24, 21]),
    ]);
    expect(amountsOf(series)).toEqual([
      [
        'Data',
        [
          [2021, 32],
          [2022, 26],
        ],
      ],
      [
        'SaaS and systems',
        [
          [2021, 21],
          [2022, 24],
        ],
      ],
    ]);
    expect(series[1]).toMatchObject({
      formerly: [{ name: 'Systems', until: 2021 }],
      amounts: { 2021: { document: 'report-2021' } },
    });
  });

  test('a restated amount stays in its line where the name is the same, and is another line where it is not', () => {
    const same = segmentSeries([year(2024, ['Data', 10]), year(2025, ['Data', 14, 11])]);
    expect(amountsOf(same)).toEqual([
      [
        'Data',
        [
          [2024, 10],
          [2025, 14],
        ],
      ],
    ]);
    const other = segmentSeries([year(2024, ['Data', 10]), year(2025, ['Data and more', 14, 11])]);
    expect(amountsOf(other)).toEqual([
      ['Data and more', [[2025, 14]]],
      ['Data', [[2024, 10]]],
    ]);
  });

  test('a new one begins with its year, one that ended ends, and an equal amount years apart joins nothing', () => {
    const series = segmentSeries([
      year(2023, ['Old', 7], ['Data', 3]),
      year(2024, ['Data', 5, 3]),
      year(2025, ['Data', 6, 5], ['New', 9, 7]),
    ]);
    expect(amountsOf(series)).toEqual([
      [
        'Data',
        [
          [2023, 3],
          [2024, 5],
          [2025, 6],
        ],
      ],
      ['New', [[2025, 9]]],
      ['Old', [[2023, 7]]],
    ]);
  });

  test('years without segments have none', () => {
    expect(segmentSeries([{ year: 2025, document: 'report' }])).toEqual([]);
  });
});

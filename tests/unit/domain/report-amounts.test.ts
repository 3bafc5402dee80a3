import type { Figures } from '@/lib/domain/figures';
import { reportAmounts, reportColumns } from '@/lib/domain/report-amounts';

const of = (revenue?: number, attributable?: number): Figures => ({
  period: '2025-year',
  amounts: {
    ...(revenue !== undefined && { revenue: { amount: revenue } }),
    ...(attributable !== undefined && { attributable: { amount: attributable } }),
  },
});
const shown = (...given: Parameters<typeof reportAmounts>) => {
  const { revenue, attributable, isLoss } = reportAmounts(...given);
  return [revenue?.figure, attributable?.figure, isLoss];
};

describe('§2 the two amounts that a report is read by', () => {
  test.each([
    [of(96_100, 15_800), ['96.1', '15.8', false]],
    [of(96_100, -1_200), ['96.1', '1.2', true]],
    [of(96_100), ['96.1', undefined, false]],
    [of(undefined, 0), [undefined, '0', false]],
    [undefined, [undefined, undefined, false]],
  ])('of %j', (figures, expected) => {
    expect(shown(figures, 'en')).toEqual(expected);
  });

  test('in the unit of their column', () => {
    expect(shown(of(96_100, 800), 'en', 'usual')).toEqual(['96.1', '0.8', false]);
    expect(shown(of(96_100, 800), 'en')).toEqual(['96.1', '800,000', false]);
  });
});

describe('§2 the columns of several reports', () => {
  const columns = (...figures: (Figures | undefined)[]) =>
    reportColumns(
      figures.map((each) => ({ figures: each })),
      'en',
    );

  test('have one unit', () => {
    expect(columns(of(96_100, 800), undefined, of(78_300))).toEqual({ isEmpty: false, size: 'usual' });
  });

  test('have none where one of them is a loss, which the head cannot say', () => {
    expect(columns(of(96_100, 15_800), of(78_300, -80))).toEqual({ isEmpty: false });
  });

  test('are empty where no report has an amount for them', () => {
    expect(columns(undefined, of())).toEqual({ isEmpty: true });
  });
});

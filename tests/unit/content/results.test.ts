import { leadEndsAt, leadingResults } from '@/lib/content/leading-results';
import { answersBetween, resultsOf } from '@/lib/content/results';
import type { Circular, InteractiveQuestion, Report } from '@/lib/contract/types';
import type { ReportedFigures } from '@/lib/domain/key-figures';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const figures = (period: string, document = `report-${period}`): ReportedFigures => ({
  period,
  document,
  audited: false,
  amounts: { revenue: { amount: 10, page: 3 } },
});
const report = (period: string, published: string): Report => ({
  id: `report-${period}`,
  title: 'Report',
  fileUrl: '/files/report.pdf',
  pictureUrl: '',
  publishTime: at(published),
});
const announcement = (period: string | undefined, published: string, more: Partial<Circular> = {}): Circular => ({
  id: `results-${period}`,
  title: 'Results',
  fileUrl: '/files/results.pdf',
  category: 'results',
  publishTime: at(published),
  ...(period && { period }),
  ...more,
});

describe('results of periods', () => {
  test('stand newest first: the year after its nine months', () => {
    const { periods } = resultsOf(
      ['2025-half', '2025-year', '2026-half', '2025-first-quarter', '2025-nine-months'].map((name) => figures(name)),
      [],
      [],
    );
    expect(periods.map(({ period }) => period)).toEqual([
      '2026-half',
      '2025-year',
      '2025-nine-months',
      '2025-half',
      '2025-first-quarter',
    ]);
  });

  test('have the announcement of their period and the report that the figures are from', () => {
    const [of] = resultsOf(
      [figures('2026-half')],
      [report('2026-half', '2026-08-28T17:00'), report('2025-half', '2025-08-28T17:00')],
      [announcement('2025-half', '2025-08-14T16:45'), announcement('2026-half', '2026-08-14T16:45')],
    ).periods;
    expect([of?.announcement?.id, of?.report?.id]).toEqual(['results-2026-half', 'report-2026-half']);
    expect(of?.publishedAt).toBe(at('2026-08-14T16:45'));
  });

  test('may have no report yet: the figures are those of the announcement', () => {
    const [of] = resultsOf(
      [figures('2026-half', 'results-2026-half')],
      [report('2025-half', '2025-08-28T17:00')],
      [announcement('2026-half', '2026-08-14T16:45')],
    ).periods;
    expect(of?.report).toBeUndefined();
    expect(of?.announcement?.id).toBe('results-2026-half');
  });

  test('take no document by its title, none that is of another kind, and none that was withdrawn', () => {
    const [of] = resultsOf(
      [figures('2026-half')],
      [{ ...report('2026-nine-months', '2026-11-12T17:00'), title: 'Interim Report 2026' }],
      [
        announcement(undefined, '2026-08-14T16:45', { id: 'other', title: 'Interim Results 2026' }),
        announcement('2026-half', '2026-08-14T16:45', { category: 'meetings' }),
        announcement('2026-half', '2026-08-14T16:45', { withdrawnAt: at('2026-08-15T09:00') }),
      ],
    ).periods;
    expect([of?.announcement, of?.report, of?.publishedAt]).toEqual([undefined, undefined, undefined]);
  });
});

test('answers are those between two results', () => {
  const answer = (questionContent: string, published?: string, answerContent = 'Yes.'): InteractiveQuestion => ({
    questionContent,
    answerContent,
    ...(published && { publishTime: at(published) }),
  });
  const answers = [
    answer('after the next', '2026-11-12T16:45'),
    answer('between', '2026-11-12T16:44'),
    answer('unanswered', '2026-10-01T10:00', ''),
    answer('undated'),
    answer('with them', '2026-08-14T16:45'),
    answer('before', '2026-08-14T16:44'),
  ];
  const between = answersBetween(answers, at('2026-08-14T16:45'), at('2026-11-12T16:45'));
  expect(between.map(({ questionContent }) => questionContent)).toEqual(['between', 'with them']);
  expect(answersBetween(answers, undefined)).toEqual([]);
});

describe('results lead the overview', () => {
  const { periods } = resultsOf(
    [figures('2026-half'), figures('2026-nine-months')],
    [report('2026-half', '2026-08-14T16:45'), report('2026-nine-months', '2026-11-12T16:45')],
    [],
  );

  test.each([
    ['2026-08-14T16:44', undefined],
    ['2026-08-14T16:45', '2026-half'],
    ['2026-08-27T23:59', '2026-half'],
    // Midnight in Hong Kong.
    ['2026-08-28T00:00', undefined],
    ['2026-11-12T16:45', '2026-nine-months'],
  ])('at %s: %s', (moment, period) => {
    expect(leadingResults(periods, at(moment))?.period).toBe(period);
  });

  test('until the fourteenth day is over in Hong Kong', () => {
    expect(leadEndsAt(at('2026-08-14T00:00'))).toBe(at('2026-08-28T00:00'));
    expect(leadEndsAt(at('2026-08-14T23:59'))).toBe(at('2026-08-28T00:00'));
  });
});

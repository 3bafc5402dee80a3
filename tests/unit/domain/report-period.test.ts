import { reportPeriod } from '@/lib/domain/report-period';
import { sampleTexts } from '../support/sample';

describe('design, Figures as pictures: the stretch of the year that a report is about', () => {
  test.each([
    ['2026 第三季度報告', 'nineMonths'],
    ['2026 年第三季度报告', 'nineMonths'],
    ['Third Quarterly Report 2026', 'nineMonths'],
    ['2023 第一季度報告', 'firstQuarter'],
    ['First-Quarter Report', 'firstQuarter'],
    ['2025 中期報告', 'half'],
    ['2025 年报', 'year'],
    ['2025 年年度报告', 'year'],
    ['環境、社會及管治報告', undefined],
  ])('%s', (title, period) => {
    expect(reportPeriod(title)).toBe(period);
  });

  test('the sample content names one in the three languages', () => {
    for (const title of sampleTexts('report', 'title')) {
      const [period, ...others] = [title.zt, title.zh, title.en].map(reportPeriod);
      expect([title.en, period, others]).toEqual([title.en, expect.any(String), [period, period]]);
    }
  });
});

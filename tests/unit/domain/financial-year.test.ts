import { financialYearOf } from '@/lib/domain/financial-year';

describe('§2 the financial year of a report', () => {
  const publishTime = Date.parse('2026-03-27T18:00:00+08:00');

  test.each([
    ['2025 年報', publishTime, '2025'],
    ['Annual Report 2025', publishTime, '2025'],
    ['年報', publishTime, '2026'],
    ['年報 08017', publishTime, '2026'],
    ['年報', undefined, undefined],
  ])('of %j, published at %j, is %j', (title, moment, year) => {
    expect(financialYearOf({ title, publishTime: moment })).toBe(year);
  });
});

import { changeDays, committeesOn, isInOffice, longTenureFrom, onBoardSince, wholeYears } from '@/lib/domain/board';

describe('seats of the board by their days', () => {
  test('a board of one day', () => {
    const seat = { id: 'a', from: '2026-11-28', to: '2026-11-28' };
    expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((day) => isInOffice(seat, day))).toEqual([
      false,
      true,
      false,
    ]);
    expect(changeDays([seat])).toEqual(['2026-11-28', '2026-11-29']);
  });

  test('committees of another time, to the last day of it', () => {
    const seat = {
      id: 'a',
      from: '2018-01-01',
      committees: { audit: 'chair' },
      earlier: [{ to: '2018-06-19' }, { to: '2022-01-13', committees: { audit: 'member' } }],
    } as const;
    expect(committeesOn(seat, '2018-06-19')).toEqual({});
    expect(committeesOn(seat, '2018-06-20')).toEqual({ audit: 'member' });
    expect(committeesOn(seat, '2022-01-13')).toEqual({ audit: 'member' });
    expect(committeesOn(seat, '2022-01-14')).toEqual({ audit: 'chair' });
    expect(changeDays([seat])).toEqual(['2018-01-01', '2018-06-20', '2022-01-14']);
  });

  test('who takes another seat the day after is on the board since the first one; who comes back later is not', () => {
    const first = { id: 'a', person: 'chan', from: '2018-01-01', to: '2021-12-31' };
    const next = { id: 'b', person: 'chan', from: '2022-01-01' };
    const later = { id: 'c', person: 'chan', from: '2022-01-02' };
    expect(onBoardSince(next, [first, next])).toBe('2018-01-01');
    expect(onBoardSince(later, [first, later])).toBe('2022-01-02');
  });

  test('years count from day to day', () => {
    expect(wholeYears('2018-06-20', '2026-06-19')).toBe(7);
    expect(wholeYears('2018-06-20', '2026-06-20')).toBe(8);
    expect(longTenureFrom('2018-06-20')).toBe('2027-06-20');
    expect(longTenureFrom('2020-02-29')).toBe('2029-02-28');
  });
});

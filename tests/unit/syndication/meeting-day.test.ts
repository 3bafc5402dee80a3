import { meetingDay } from '@/lib/syndication/meeting-day';

describe('the day of a general meeting', () => {
  it.each([
    ['2019 年 6 月 14 日股東週年大會通告', '2019-06-14'],
    ['二零一九年六月十四日股東週年大會通告', '2019-06-14'],
    ['2026年6月12日股东周年大会通知', '2026-06-12'],
    ['Notice of Annual General Meeting to Be Held on 14 June 2019', '2019-06-14'],
    ['NOTICE OF EXTRAORDINARY GENERAL MEETING TO BE HELD ON 1 MARCH 2024', '2024-03-01'],
  ])('%s', (title, day) => {
    expect(meetingDay(title)?.toISOString().slice(0, 10)).toBe(day);
  });

  it.each([
    'Poll Results of the Annual General Meeting Held on 14 June 2019',
    '2019 年 6 月 14 日股東週年大會投票表決結果',
    '股東週年大會通告',
    'Notice of Annual General Meeting to Be Held on 31 February 2020',
    '2020 年 13 月 1 日股東週年大會通告',
  ])('none: %s', (title) => {
    expect(meetingDay(title)).toBeUndefined();
  });
});

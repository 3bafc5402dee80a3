import { boardMeetingIn, meetingIn } from '@/lib/syndication/meeting-day';

const told = (meeting: ReturnType<typeof meetingIn>) =>
  meeting && `${meeting.kind} ${meeting.day.toISOString().slice(0, 10)}${meeting.moved ? ' moved' : ''}`;

describe('the day of a meeting', () => {
  it.each([
    ['2019 年 6 月 14 日股東週年大會通告', 'annual 2019-06-14'],
    ['二零一九年六月十四日股東週年大會通告', 'annual 2019-06-14'],
    ['2026年6月12日股东周年大会通知', 'annual 2026-06-12'],
    ['將於二零二七年六月四日舉行之股東特別大會通告', 'extraordinary 2027-06-04'],
    ['将于2027年6月4日举行的临时股东大会的通知', 'extraordinary 2027-06-04'],
    ['Notice of Annual General Meeting to Be Held on 14 June 2019', 'annual 2019-06-14'],
    ['NOTICE OF EXTRAORDINARY GENERAL MEETING TO BE HELD ON 1 MARCH 2024', 'extraordinary 2024-03-01'],
    ['Notice of General Meeting to be held on June 12th, 2026', 'general 2026-06-12'],
    ['經修訂二零二七年六月十一日股東週年大會通告', 'annual 2027-06-11 moved'],
    ['股東週年大會由二零二七年六月四日延期至二零二七年六月十一日舉行', 'annual 2027-06-11 moved'],
    ['Postponement of Annual General Meeting from 4 June 2027 to 11 June 2027', 'annual 2027-06-11 moved'],
    ['Annual General Meeting postponed from 4 June 2027 to 11 June 2027', 'annual 2027-06-11 moved'],
    ['董事會會議日期：二零二六年十一月十二日', 'board 2026-11-12'],
    ['将于2026年11月12日举行的董事会会议通知', 'board 2026-11-12'],
    ['Date of Board Meeting – 12 November 2026', 'board 2026-11-12'],
    ['截至二零二六年九月三十日止九個月業績：董事會會議日期為二零二六年十一月十二日', 'board 2026-11-12'],
    ['Notice of Board Meeting: results for the year ended 31 December 2026', undefined],
    ['Poll Results of the Annual General Meeting Held on 14 June 2019', undefined],
    ['2019 年 6 月 14 日股東週年大會投票表決結果', undefined],
    ['適用於二零二七年六月四日股東週年大會的代表委任表格', undefined],
    ['股東週年大會通告', undefined],
    ['董事會會議日期（二零二六年第三季度業績）', undefined],
    ['Notice of Annual General Meeting to Be Held on 31 February 2020', undefined],
    ['2020 年 13 月 1 日股東週年大會通告', undefined],
  ])('%s: %s', (title, meeting) => {
    expect(told(meetingIn(title))).toBe(meeting);
  });

  it.each([
    [
      '公告，董事會會議將於二零二六年十一月\n十二日（星期四）舉行，以考慮截至二零二六年九月三十日止九個月的業績。香港，二零二六年十月三十日',
      'board 2026-11-12',
    ],
    [
      'Hong Kong, 30 October 2026. A meeting of the Board will be held on Thursday, 12 November 2026 to consider results for the nine months ended 30 September 2026.',
      'board 2026-11-12',
    ],
    ['香港，二零二六年十月三十日', undefined],
    ['', undefined],
  ])('of the board as its filing says: %s', (words, meeting) => {
    expect(told(boardMeetingIn('董事會會議日期（二零二六年第三季度業績）', words))).toBe(meeting);
    expect(boardMeetingIn('月報表', words)).toBeUndefined();
  });
});

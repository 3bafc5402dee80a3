import { filingTitle } from '@/lib/domain/filing-title';
import { LOCALES } from '@/lib/i18n/locales';
import { sampleTexts } from '../support/sample';

describe('§2 the title of a filing says first what it is', () => {
  test.each([
    ['截至二零二六年九月三十日止九個月之第三季度業績公告', '第三季度業績公告', '截至二零二六年九月三十日止九個月'],
    ['截至 2026 年 9 月 30 日止九个月第三季度业绩公告', '第三季度业绩公告', '截至 2026 年 9 月 30 日止九个月'],
    [
      '截至二零二六年十月三十一日止月份之股份發行人的證券變動月報表',
      '股份發行人的證券變動月報表',
      '截至二零二六年十月三十一日止月份',
    ],
    ['截至 2025 年 12 月 31 日止年度全年业绩公告', '全年业绩公告', '截至 2025 年 12 月 31 日止年度'],
    ['於二零二六年六月五日舉行之股東週年大會之投票表決結果', '股東週年大會之投票表決結果', '於二零二六年六月五日舉行'],
    ['將於二零二六年六月五日舉行之股東週年大會通告', '股東週年大會通告', '將於二零二六年六月五日舉行'],
    ['2026 年 6 月 5 日股东周年大会投票表决结果', '股东周年大会投票表决结果', '2026 年 6 月 5 日'],
    ['須予披露交易：購買伺服器及網絡設備', '須予披露交易', '購買伺服器及網絡設備'],
    ['翌日披露報表（已發行股份變動）', '翌日披露報表', '（已發行股份變動）'],
    ['Discloseable Transaction: Lease of Office Premises', 'Discloseable Transaction', 'Lease of Office Premises'],
    ['Date of Board Meeting (2026 Interim Results)', 'Date of Board Meeting', '(2026 Interim Results)'],
    [
      'Third Quarterly Results Announcement for the Nine Months Ended 30 September 2026',
      'Third Quarterly Results Announcement',
      'for the Nine Months Ended 30 September 2026',
    ],
    [
      'Poll Results of the Annual General Meeting Held on 5 June 2026',
      'Poll Results of the Annual General Meeting',
      'Held on 5 June 2026',
    ],
  ])('§2 %s', (title, lead, rest) => {
    expect(filingTitle(title)).toEqual({ lead, rest });
  });

  test.each([
    '正面盈利預告',
    'Positive Profit Alert',
    '截至二零二六年',
    '截至二零二六年九月三十日止九個月之',
    '2026 年 6 月 5 日至 7 日暂停办理股份过户登记',
    '：',
    'a: b',
    '',
  ])('§2 %j has one part', (title) => {
    expect(filingTitle(title)).toEqual({ lead: title });
  });

  test.each(LOCALES)(
    '§2 no word of a sample title in %s is lost, but for the particle or colon between the two',
    (locale) => {
      for (const title of sampleTexts('filing', 'title')) {
        const { lead, rest = '' } = filingTitle(title[locale]);
        const [whole, parts] = [title[locale], `${rest}${lead}`].map((text) =>
          Array.from(text.replace(/[\s之的：:]/g, ''))
            .sort()
            .join(''),
        );
        expect(parts).toBe(whole);
      }
    },
  );
});

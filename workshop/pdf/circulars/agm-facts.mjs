// Annual general meetings: the day, who retires, what is put to the vote, how it was carried.
import { seeded } from '../../lib/random.mjs';
import { issuedAt } from '../company/shares.mjs';

export const meetings = {
  2019: '2019-06-14',
  2020: '2020-06-12',
  2021: '2021-06-11',
  2022: '2022-06-10',
  2023: '2023-06-09',
  2024: '2024-06-14',
  2025: '2025-06-06',
  2026: '2026-06-05',
};

const offices = {
  chairman: ['主席兼執行董事', 'the Chairman and Executive Director'],
  ceo: ['行政總裁兼執行董事', 'the Chief Executive Officer and Executive Director'],
  cto: ['技術總監兼執行董事', 'the Chief Technology Officer and Executive Director'],
  vice: ['副主席兼非執行董事', 'the Vice Chairman and Non-executive Director'],
  operations: ['非執行董事（合規及營運）', 'the Non-executive Director for Compliance and Operations'],
  audit: ['獨立非執行董事（審核委員會主席）', 'the Independent Non-executive Director who chairs the Audit Committee'],
  pay: [
    '獨立非執行董事（薪酬委員會主席）',
    'the Independent Non-executive Director who chairs the Remuneration Committee',
  ],
  lead: ['首席獨立非執行董事', 'the Lead Independent Non-executive Director'],
  member: [
    '獨立非執行董事（審核委員會成員）',
    'the Independent Non-executive Director who sits on the Audit Committee',
  ],
  data: ['獨立非執行董事（數據管治）', 'the Independent Non-executive Director for Data Governance'],
};

const retiring = {
  2019: ['chairman', 'ceo', 'operations'],
  2020: ['cto', 'vice', 'audit'],
  2021: ['ceo', 'pay', 'member'],
  2022: ['chairman', 'operations', 'lead'],
  2023: ['cto', 'vice', 'audit'],
  2024: ['ceo', 'pay', 'lead'],
  2025: ['chairman', 'cto', 'data'],
  2026: ['vice', 'operations', 'audit'],
};
export const retirees = (year) => retiring[year].map((key) => offices[key]);

/** [{ no, zh, en, special, key }] in the order of the notice. */
export function resolutions(year) {
  const list = [
    [
      'accounts',
      `省覽及採納截至 ${year - 1} 年 12 月 31 日止年度的經審核綜合財務報表、董事會報告及核數師報告。`,
      `To receive and adopt the audited consolidated financial statements and the reports of the directors and auditor for the year ended 31 December ${year - 1}.`,
    ],
    ...(year === 2026
      ? [
          [
            'dividend',
            '批准派發截至 2025 年 12 月 31 日止年度的末期股息每股 1.0 港仙。',
            'To approve a final dividend of HK1.0 cent per share for the year ended 31 December 2025.',
          ],
        ]
      : []),
    ...retirees(year).map(([zh, en]) => ['elect', `重選${zh}為董事。`, `To re-elect ${en}.`]),
    ['pay', '授權董事會釐定董事酬金。', 'To authorise the Board to fix the directors’ remuneration.'],
    [
      'auditor',
      '續聘核數師，並授權董事會釐定其酬金。',
      'To re-appoint the auditor and authorise the Board to fix its remuneration.',
    ],
    [
      'issue',
      '授予董事一般授權，以配發、發行及處理不超過已發行股份（不包括庫存股份）20% 的新股。',
      'To give the directors a general mandate to allot, issue and deal with new shares not exceeding 20% of the shares in issue, excluding treasury shares.',
    ],
    [
      'buy',
      '授予董事一般授權，以購回不超過已發行股份（不包括庫存股份）10% 的股份。',
      'To give the directors a general mandate to buy back shares not exceeding 10% of the shares in issue, excluding treasury shares.',
    ],
    ...(year === 2023
      ? [
          [
            'scheme',
            '採納新購股權計劃，並終止現有購股權計劃（已授出的購股權不受影響）。',
            'To adopt the new share option scheme and end the existing one, without affecting options already granted.',
          ],
          [
            'articles',
            '批准修訂組織章程大綱及細則，並採納經修訂及重列的章程（特別決議案）。',
            'To approve the amendments to the memorandum and articles of association and adopt them as amended and restated (special resolution).',
          ],
        ]
      : []),
  ];
  return list.map(([key, zh, en], i) => ({
    no: i + 1,
    key,
    zh: year < 2024 ? zh.replace('（不包括庫存股份）', ' ') : zh,
    en: year < 2024 ? en.replace(', excluding treasury shares', '') : en,
    special: key === 'articles',
  }));
}

const turnout = { 2025: 0.614, 2026: 0.632 };
/** Votes cast for and against each resolution. In 2025 all passed 99%; in 2026 the range was 97.86% to 99.99%. */
export function poll(year) {
  const r = seeded(`agm ${year}`);
  const issued = issuedAt(meetings[year]);
  const cast = Math.round(issued * (turnout[year] ?? r.between(0.56, 0.66)));
  const least = year === 2025 ? 0.9912 : year === 2026 ? 0.9786 : r.between(0.981, 0.989);
  return resolutions(year).map((item) => {
    const share =
      item.key === 'accounts'
        ? 0.9999
        : item.key === 'issue'
          ? least
          : Math.min(0.9998, least + (0.9998 - least) * r.between(0.35, 0.95));
    const votes = cast - r.int(0, 90) * 1000;
    const yes = Math.round((votes * share) / 1000) * 1000;
    return { ...item, yes, no_: votes - yes, share: (yes / votes) * 100 };
  });
}
export const attendance = (year) => {
  const votes = Math.max(...poll(year).map(({ yes, no_ }) => yes + no_));
  return { votes, issued: issuedAt(meetings[year]) };
};

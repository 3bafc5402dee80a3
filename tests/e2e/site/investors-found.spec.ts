import { type Layout, pathOf } from '../../../lib/site/routes';
import { read, type SentPage, wordsIn } from '../support/reading';
import { expect, test } from '../support/test';

/**
 * What an analyst and a company secretary look for: each stands on the overview or at most two links from it, by the
 * names that the links have there. Read without scripts.
 */

type Lang = 'zt' | 'en';

interface Sought {
  what: string;
  /** The names of the links that lead there, from the overview on: two at most. */
  by: Record<Lang, readonly [] | readonly [string] | readonly [string, string]>;
  says: Record<Lang, RegExp>;
}

const OVERVIEW = { zt: [], en: [] } as const;
const SHARES = { zt: ['股份資料'], en: ['Share information'] } as const;
const SHAREHOLDERS = { zt: ['股東資訊'], en: ['Shareholder information'] } as const;
const GOVERNANCE = { zt: ['企業管治'], en: ['Corporate governance'] } as const;
const BOARD = { zt: ['董事會成員'], en: ['Board members'] } as const;
const RECORD = { zt: ['發布紀錄'], en: ['Publication record'] } as const;
const LAST_MEETING = {
  zt: ['股東大會', '2026 年股東週年大會'],
  en: ['General meetings', 'Annual general meeting 2026'],
} as const;

const BY_ANALYSTS: Sought[] = [
  {
    what: 'last price and delay',
    by: OVERVIEW,
    says: { zt: /HK\$0\.86.*延遲 15 分鐘/, en: /HK\$0\.86.*15 minutes/ },
  },
  { what: '52-week range', by: SHARES, says: { zt: /52 週最高.*52 週最低/, en: /52-week high.*52-week low/ } },
  {
    what: 'shares in issue',
    by: SHARES,
    says: { zt: /已發行股份 ?503,690,000/, en: /Shares in issue ?503,690,000/ },
  },
  {
    what: 'market value',
    by: SHARES,
    says: { zt: /市值 ?[\d,.]+ (?:萬|億)港元/, en: /Market value ?HK\$433\.2.million/ },
  },
  {
    what: 'five years of revenue and profit to paste',
    by: { zt: ['主要財務數字'], en: ['Key figures'] },
    says: { zt: /2025.*2021.*96,075.*60,126.*CSV.*XLSX/, en: /2025.*2021.*96,075.*60,126.*CSV.*XLSX/ },
  },
  {
    what: 'dividends with ex-dates',
    by: { zt: ['股息'], en: ['Dividends'] },
    says: { zt: /除淨日.*10\/06\/2026/, en: /Ex-dividend date ?10\/06\/2026/ },
  },
  {
    what: 'next results date',
    by: { zt: ['財務日誌'], en: ['Financial calendar'] },
    says: { zt: /25\/03\/2027.*2026 年全年業績/, en: /25\/03\/2027.*Annual results 2026/ },
  },
  {
    what: 'latest presentation',
    by: { zt: ['業績簡報及路演'], en: ['Results briefings and roadshows'] },
    says: {
      zt: /簡報：2026 年第三季度業績電話會議.*8 頁.*PDF/,
      en: /Slides: Third-quarter 2026 results call.*8 pages.*PDF/,
    },
  },
  {
    what: 'chair of the audit committee',
    by: BOARD,
    says: { zt: /審核委員會主席/, en: /Audit \(Chair\)/ },
  },
  {
    what: 'a director’s biography',
    by: BOARD,
    says: { zt: /從事金融軟件及證券業超過 28 年/, en: /more than 28 years in financial software/ },
  },
  {
    what: 'poll results of the last meeting',
    by: LAST_MEETING,
    says: { zt: /投票結果.*贊成.*99\.\d\d%.*通過/, en: /Poll results.*For.*99\.\d\d%.*Passed/ },
  },
  { what: 'registrar', by: SHAREHOLDERS, says: { zt: /示範股份過戶登記有限公司/, en: /Sample Registrars Limited/ } },
];

/**
 * What the Exchange's rules ask for. Of documents on display and of a halt the sample has none:
 * tests/component/investors/shareholders and tests/component/investors/shares have them.
 */
const BY_SECRETARIES: Sought[] = [
  {
    what: 'announcements and circulars, free and open',
    by: { zt: ['公告及通函'], en: ['Announcements and circulars'] },
    says: {
      zt: /截至二零二六年九月三十日止九個月之第三季度業績公告.*222/,
      en: /Third Quarterly Results Announcement for the Nine Months Ended 30 September 2026.*222/,
    },
  },
  { what: 'proof of time', by: RECORD, says: { zt: /12\/11\/2026 16:44:34/, en: /12\/11\/2026 16:44:34/ } },
  {
    what: 'that five years are kept without a gap',
    by: RECORD,
    says: { zt: /沒有遺漏：自首份月報表起每月均有月報表/, en: /Nothing is missing: every month/ },
  },
  {
    what: 'English and Chinese',
    by: {
      zt: ['公告及通函', '詳情：截至二零二六年九月三十日止九個月之第三季度業績公告'],
      en: [
        'Announcements and circulars',
        'Details: Third Quarterly Results Announcement for the Nine Months Ended 30 September 2026',
      ],
    },
    says: {
      zt: /Third Quarterly Results Announcement.*中文 \/ English/,
      en: /第三季度業績公告.*中文 \/ English/,
    },
  },
  {
    what: 'constitutional documents',
    by: SHAREHOLDERS,
    says: {
      zt: /組織章程大綱及細則.*股東週年大會.*先前版本.*摘要，僅供參考/,
      en: /Memorandum and Articles of Association.*annual general meeting.*Earlier versions.*summary, for reference only/,
    },
  },
  {
    what: 'how communications are sent, and how to get print',
    by: SHAREHOLDERS,
    says: { zt: /以電子方式發布公司通訊.*索取印刷本/, en: /corporate communications electronically.*printed copies/i },
  },
  {
    what: 'how to propose a director, and whom to write to',
    by: SHAREHOLDERS,
    says: {
      zt: /股東提名董事人選的程序.*股東提名董事人選，請致函公司秘書：/,
      en: /Procedure for nominating a director.*write to the company secretary at/,
    },
  },
  {
    what: 'company secretary, authorised representatives and auditor, by name',
    by: SHAREHOLDERS,
    says: {
      zt: /公司秘書 ?許示範女士.*授權代表 ?李示範女士.*授權代表 ?許示範女士.*核數師 ?示範會計師事務所/,
      en: /Company secretary ?Ms Sample Hui.*representative ?Ms Sample Lee.*representative ?Ms Sample Hui.*Auditor ?Sample CPA/,
    },
  },
  {
    what: 'list of directors, role and function',
    by: GOVERNANCE,
    says: {
      zt: /董事及委員會.*主席.*成員.*董事名單/,
      en: /Directors and committees.*Chair.*Member.*List of Directors and their Role and Function/,
    },
  },
  {
    what: 'terms of reference of three committees',
    by: GOVERNANCE,
    says: {
      zt: /審核委員會職權範圍.*修訂.*提名委員會職權範圍.*修訂.*薪酬委員會職權範圍/,
      en: /Audit Committee: terms of reference.*Revised.*Nomination Committee.*Revised.*Remuneration Committee/,
    },
  },
  {
    what: 'shareholder communication policy',
    by: SHAREHOLDERS,
    says: { zt: /股東通訊政策/, en: /Shareholder communication policy/ },
  },
  {
    what: 'annual and interim reports',
    by: { zt: ['財務報告'], en: ['Financial reports'] },
    says: { zt: /2026 中期報告.*2025 年報/, en: /Interim Report 2026.*Annual Report 2025/ },
  },
  {
    what: 'results announcements',
    by: {
      zt: ['業績中心', '2026 年首九個月業績'],
      en: ['Results centre', 'Nine-month results 2026'],
    },
    says: {
      zt: /截至二零二六年九月三十日止九個月之第三季度業績公告/,
      en: /Third Quarterly Results Announcement for the Nine Months Ended 30 September 2026/,
    },
  },
  {
    what: 'monthly and next-day returns',
    by: {
      zt: ['公告及通函', '股份變動報表 103'],
      en: ['Announcements and circulars', 'Share returns 103'],
    },
    says: {
      zt: /股份發行人的證券變動月報表 ?截至二零二六年十月三十一日止月份.*翌日披露報表/,
      en: /Monthly Return.*31 October 2026.*Next Day Disclosure Return/,
    },
  },
  {
    what: 'poll results',
    by: LAST_MEETING,
    says: { zt: /贊成 ?反對.*317,277,000 ?99\.99%/, en: /For ?Against.*317,277,000 ?99\.99%/ },
  },
  {
    what: 'papers of a meeting together',
    by: LAST_MEETING,
    says: {
      zt: /大會通告.*通函.*代表委任表格.*投票結果公告/,
      en: /Notice.*Circular.*Form of proxy.*Poll results announcement/,
    },
  },
  {
    what: 'treasury shares',
    by: SHARES,
    says: { zt: /庫存股份 ?0/, en: /Treasury shares ?0/ },
  },
  {
    what: 'public float, and holders of 5 %',
    by: SHARES,
    says: { zt: /公眾持股量 ?32\.5%.*285,000,000/, en: /Public float ?32\.5%.*285,000,000/ },
  },
  {
    what: 'skills, tenure, attendance and training',
    by: BOARD,
    says: {
      zt: /在任 \d+ 年.*技能.*會議出席.*持續專業發展/,
      en: /years on the Board.*Skills.*Meetings attended.*Professional development/,
    },
  },
  {
    what: 'policies on dividends, diversity, nomination, whistle-blowing and corruption, with their review',
    by: SHAREHOLDERS,
    says: {
      zt: /股息政策.*反貪污政策 ?2026 年檢討.*董事會成員多元化政策 ?2026 年檢討.*董事提名政策.*舉報政策 ?2026 年檢討/,
      en: /Dividend policy.*Anti-corruption policy ?Reviewed in 2026.*Board diversity policy.*Nomination policy.*Whistle-blowing policy ?Reviewed in 2026/,
    },
  },
  {
    what: 'ESG figures of three years, and what is not reported',
    by: { zt: ['環境、社會及管治'], en: ['Environmental, social and governance'] },
    says: { zt: /2025.*2024.*2023.*386,000.*未有披露/, en: /2025.*2024.*2023.*386,000.*not reported/ },
  },
];

for (const layout of ['desktop', 'mobile'] as const) {
  for (const lang of ['zt', 'en'] as const) {
    for (const [who, things] of [
      ['an analyst finds the twelve things', BY_ANALYSTS],
      ['a company secretary finds what the rules ask for', BY_SECRETARIES],
    ] as const) {
      test(`${who} in two clicks from the overview, on ${layout} in ${lang}`, async () => {
        const open = pagesOnce(layout);
        for (const { what, by, says } of things) {
          await test.step(what, async () => {
            let shown = await open(`${pathOf('investorRelations', layout)}?lang=${lang}`);
            for (const name of by[lang]) {
              const href = linkNamed(shown, name);
              expect.soft(href, `${what}: the link “${name}”`).toBeDefined();
              if (href === undefined) return;
              shown = await open(href);
            }
            expect.soft(shown.words, what).toMatch(says[lang]);
          });
        }
      });
    }
  }
}

interface ReadPage extends SentPage {
  /** All of its main part. */
  words: string;
}

/** Reads each page once. */
function pagesOnce(layout: Layout): (address: string) => Promise<ReadPage> {
  const known = new Map<string, Promise<ReadPage>>();
  const readWords = async (address: string) => {
    const page = await read(address, layout);
    return { ...page, words: wordsIn(page.$, page.$('main')).join(' ') };
  };
  return (address) => {
    const page = known.get(address) ?? readWords(address);
    known.set(address, page);
    return page;
  };
}

/** Where the first link of a page that has this name leads. */
function linkNamed({ $ }: SentPage, name: string): string | undefined {
  const link = $('main a').filter((_, each) => wordsIn($, $(each))[0] === name);
  return link.attr('href')?.split('#')[0];
}

import { type Layout, pathOf, type RouteId } from '../../../lib/site/routes';
import { read, wordsIn } from '../support/reading';
import { expect, test } from '../support/test';

/** What an analyst and a company secretary look for, each on the overview or one link from it; read without scripts. */

interface Sought {
  /** What is looked for. */
  what: string;
  /** The page that has it, which the overview links to. */
  on: RouteId;
  says: Record<'zt' | 'en', RegExp>;
}

const BY_ANALYSTS: Sought[] = [
  {
    what: 'last price and its delay',
    on: 'investorRelations',
    says: { zt: /HK\$0\.86.*延遲 15 分鐘/, en: /HK\$0\.86.*15 minutes/ },
  },
  {
    what: '52-week range',
    on: 'shareInformation',
    says: { zt: /52 週最高.*52 週最低/, en: /52-week high.*52-week low/ },
  },
  {
    what: 'shares in issue',
    on: 'shareInformation',
    says: { zt: /已發行股份 ?503,690,000/, en: /Shares in issue ?503,690,000/ },
  },
  {
    what: 'market value',
    on: 'shareInformation',
    says: { zt: /市值 ?[\d,.]+ (?:萬|億)港元/, en: /Market value ?HK\$433\.2.million/ },
  },
  {
    what: 'five years of revenue and profit',
    on: 'keyFigures',
    says: { zt: /2025.*2021.*96,075.*60,126/, en: /2025.*2021.*96,075.*60,126/ },
  },
  {
    what: 'dividends with ex-dates',
    on: 'dividends',
    says: { zt: /除淨日.*10\/06\/2026/, en: /Ex-dividend date ?10\/06\/2026/ },
  },
  {
    what: 'next results date',
    on: 'financialCalendar',
    says: { zt: /25\/03\/2027.*2026 年全年業績/, en: /25\/03\/2027.*Annual results 2026/ },
  },
  { what: 'latest results briefing', on: 'roadshows', says: { zt: /業績/, en: /results/i } },
  {
    what: 'chair of the audit committee',
    on: 'boardMembers',
    says: { zt: /審核委員會主席/, en: /Audit \(Chair\)/ },
  },
  {
    what: 'a biography of a director',
    on: 'boardMembers',
    says: { zt: /從事金融軟件及證券業超過 28 年/, en: /more than 28 years in financial software/ },
  },
  { what: 'poll results of the last meeting', on: 'generalMeetings', says: { zt: /99\.\d\d%/, en: /99\.\d\d%/ } },
  {
    what: 'registrar',
    on: 'shareholderInformation',
    says: { zt: /示範股份過戶登記有限公司/, en: /Sample Registrars Limited/ },
  },
];

const BY_SECRETARIES: Sought[] = [
  {
    what: 'announcements and circulars',
    on: 'announcements',
    says: { zt: /公告及通函/, en: /Announcements and circulars/ },
  },
  {
    what: 'proof of time',
    on: 'publicationRecord',
    says: { zt: /12\/11\/2026 16:44:34/, en: /12\/11\/2026 16:44:34/ },
  },
  {
    what: 'that five years are kept without a gap',
    on: 'publicationRecord',
    says: { zt: /沒有遺漏/, en: /nothing is missing|no gap/i },
  },
  {
    what: 'constitutional documents',
    on: 'shareholderInformation',
    says: {
      zt: /組織章程大綱及細則.*股東週年大會.*先前版本.*摘要，僅供參考/,
      en: /Memorandum and Articles of Association.*annual general meeting.*Earlier versions.*summary, for reference only/,
    },
  },
  {
    what: 'how communications are sent, and printed copies',
    on: 'shareholderInformation',
    says: { zt: /以電子方式發布公司通訊.*索取印刷本/, en: /corporate communications electronically.*printed copies/i },
  },
  {
    what: 'how to propose a director',
    on: 'shareholderInformation',
    says: { zt: /股東提名董事人選的程序/, en: /Procedure for nominating a director/ },
  },
  {
    what: 'list of directors and their roles',
    on: 'corporateRegulation',
    says: { zt: /董事名單/, en: /list of directors/i },
  },
  {
    what: 'terms of reference of the committees',
    on: 'corporateRegulation',
    says: { zt: /審核委員會.*職權範圍/, en: /Audit Committee.*terms of reference/i },
  },
  {
    what: 'shareholder communication policy',
    on: 'shareholderInformation',
    says: { zt: /股東通訊政策/, en: /Shareholder communication policy/ },
  },
  { what: 'annual and interim reports', on: 'financialReports', says: { zt: /中期報告/, en: /Interim Report/i } },
  { what: 'results by period', on: 'results', says: { zt: /2026 年首九個月/, en: /Nine-month results 2026/ } },
  { what: 'poll results as a table', on: 'generalMeetings', says: { zt: /決議案/, en: /resolution/i } },
  {
    what: 'treasury shares and options',
    on: 'shareInformation',
    says: { zt: /庫存股份 ?0.*17,810,000/, en: /Treasury shares ?0.*17,810,000/ },
  },
  {
    what: 'public float and holders of 5 %',
    on: 'shareInformation',
    says: { zt: /32\.5%.*285,000,000/, en: /32\.5%.*285,000,000/ },
  },
  {
    what: 'policies with their review',
    on: 'shareholderInformation',
    says: { zt: /舉報政策.*2026 年檢討/, en: /Whistle-blowing policy.*Reviewed in 2026/ },
  },
  {
    what: 'secretary and auditor',
    on: 'shareholderInformation',
    says: { zt: /公司秘書.*核數師/, en: /Company secretary.*Auditor/ },
  },
  {
    what: 'ESG figures of three years, and what is not reported',
    on: 'esg',
    says: { zt: /2025.*2024.*2023.*386,000.*未有披露/, en: /2025.*2024.*2023.*386,000.*not reported/ },
  },
  { what: 'answers to investors', on: 'investorQuestions', says: { zt: /投資者互動/, en: /Investor questions/i } },
  { what: 'ways to follow', on: 'alerts', says: { zt: /RSS/, en: /RSS/ } },
];

for (const layout of ['desktop', 'mobile'] as const) {
  for (const lang of ['zt', 'en'] as const) {
    test(`an analyst and a secretary find all they look for from the overview, on ${layout} in ${lang}`, async () => {
      const overview = await read(addressOf('investorRelations', layout, lang), layout);
      const linked = new Set(
        overview
          .$('main a')
          .map((_, link) => overview.$(link).attr('href')?.split(/[?#]/)[0])
          .get(),
      );
      const words = new Map<RouteId, string>();
      for (const { what, on, says } of [...BY_ANALYSTS, ...BY_SECRETARIES]) {
        const path = pathOf(on, layout);
        if (on !== 'investorRelations') expect.soft(linked, what).toContain(path);
        if (!words.has(on)) {
          const { $ } = await read(addressOf(on, layout, lang), layout);
          words.set(on, wordsIn($, $('main')).join(' '));
        }
        expect.soft(words.get(on), what).toMatch(says[lang]);
      }
    });
  }
}

function addressOf(id: RouteId, layout: Layout, lang: string): string {
  return `${pathOf(id, layout)}?lang=${lang}`;
}

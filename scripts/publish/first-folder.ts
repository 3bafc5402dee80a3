import { ENTRY_KINDS, type EntryKind, kindOf } from '../../lib/content-folder/kinds';

function lineOf(kind: EntryKind): string {
  const { folder, dated, oneFile, about } = kindOf(kind);
  return `- \`${folder}/${dated ? 'YYYY-MM-DD-' : ''}NAME${oneFile ? '.yaml' : '/'}\`: ${about}`;
}

/** The files of a new content folder, by path. All in them is invented, and to be replaced. */
export const FIRST_FOLDER: Readonly<Record<string, string>> = {
  'README.md': `# Content of the company

Every word here is an example: replace it, and delete the first story and the first answer. Once \`company.yaml\` says
\`sample: false\`, a file that is still as it was made here is a fault. \`npm run publish -- check\` says what is wrong, by
file and line, and \`npm run publish -- new filing c.pdf e.pdf\` makes the folder of an announcement.

- \`company.yaml\`: names, stock code, contacts, addresses elsewhere
- \`board.yaml\`: the directors
- \`software.yaml\`: terminals and their packages
- \`documents/NAME/\`: constitutional documents, terms of reference, policies
- \`figures/YYYY-half.yaml\`: amounts in HK$'000, each with the page that says so
${ENTRY_KINDS.map(lineOf).join('\n')}
- \`dividends.yaml\`: the policy, and what was declared for each year, or that nothing was
- \`meetings/YYYY-agm/entry.yaml\`: general meetings: deadlines, papers, resolutions, votes
- \`calendar/YYYY.yaml\`: what is ahead: results, meetings, dates of dividends, roadshows
- \`esg.yaml\`: how the board oversees ESG matters, and the figures of each year with the report that states them
`,
  'company.yaml': `# true: all of this is an example, and every page says so. Write false once every word is your own.
sample: true

stockCode: "00000" # five digits, in quotation marks
names:
  zt: 範例控股有限公司
  zh: 范例控股有限公司
  en: Example Holdings Limited

# What begins with # is an example of what a company may say besides; no page shows what it leaves out. What stands here
# without # is needed, but offices.
# registeredName: { zt: 範例控股有限公司, zh: 范例控股有限公司, en: Example Holdings Limited }
# incorporatedIn: { zt: 開曼群島, zh: 开曼群岛, en: Cayman Islands }
# listing: { day: 2020-01-02, board: main } # or gem
# yearEnd: "12-31"
# founded: 2010
offices: # the first is that of the contact page and of the foot of every page
  - id: head-office
    is: principal # or registered, other
    name: { zt: 總辦事處, zh: 总办事处, en: Head office }
    address: { zt: 香港示範道 1 號, zh: 香港示范道 1 号, en: "1 Example Road, Hong Kong" }
#   hours: { zt: 星期一至五 09:00–18:00, zh: 周一至周五 09:00–18:00, en: "Monday to Friday, 09:00–18:00" }
# registrars:
#   - where: hongKong # or cayman, bermuda; only, where there is one register
#     name: { zt: 範例股份過戶登記有限公司, zh: 范例股份过户登记有限公司, en: Example Registrars Limited }
#     address: { zt: 香港示範道 2 號, zh: 香港示范道 2 号, en: "2 Example Road, Hong Kong" }
#     phone: +852 5800 0100
# secretary: { name: { zt: 陳示範女士, zh: 陈示范女士, en: Ms Example Chan } } # so are auditor, advisers, bankers and
# authorisedRepresentatives, the last three as lists
# shares: # as the return of a month or day says
#   issued: 500000000
#   asAt: 2026-10-31
#   lot: 2000
#   par: { currency: HKD, amount: 0.01 }
#   document: 2026-11-04-monthly-return
#   options: { outstanding: 10000000, asAt: 2026-10-31, document: 2026-11-04-monthly-return }
#   publicFloat: { percent: 30, asAt: 2026-10-31 }
#   holders: # of 5 % or more; kind is controlling, substantial, director or other
#     - { name: { zt: 範例控股有限公司, zh: 范例控股有限公司, en: Example Holdings Limited }, kind: controlling, shares: 300000000, percent: 60, asAt: 2026-10-31 }

phones: # as it is read, and as it is dialled
  hongKong: { display: +852 5800 0000, dial: "+85258000000" }
#  mainland: { display: +86 400 000 0000, dial: "+864000000000" }
emails:
  account: account@example.com
  cooperation: business@example.com
  investors: investors@example.com
  media: media@example.com
  security: security@example.com

# wechat: # where the WeChat codes lead; all three, or none
#   tradingApp: https://example.com/wechat/app
#   tradingPlatform: https://example.com/wechat/platform
#   liveService: https://example.com/wechat/live
social: {} # each that there is
#   microblog: https://example.com/microblog
#   facebook: https://example.com/facebook
#   youtube: https://example.com/youtube

downloads: # where a terminal is found when software.yaml names no package
  ios: https://example.com/download/ios
  android: https://example.com/download/android
  windows: https://example.com/download/windows
  mac: https://example.com/download/mac
  web: https://example.com/download/web
stores:
  ios: https://example.com/store/ios
  android: https://example.com/store/android
# beta: https://example.com/beta # the invitation to test the next iOS version

licence: {} # of the SFC
#   name: { zt: 範例證券有限公司, zh: 范例证券有限公司, en: Example Securities Limited }
#   types: [1]
#   ceNumber: AAA000
#   register: https://example.com/register
# mapSearch: https://example.com/map?q= # an address is added as it is written
# ipoService: https://example.com/ipo # where help with new shares is to be had
partnerSites: # the two products have their place on pages; exchange and regulator may be left out
#  exchange: https://example.com/exchange
#  regulator: https://example.com/regulator
  liveReport: https://example.com/live-report
  aipo: https://example.com/aipo

# Of the page about the company. Without them it has no line of years and no honours.
# history:
#   title: { zt: 公司歷程, zh: 公司历程, en: Our history }
#   lead: { zt: 由成立至今。, zh: 从成立至今。, en: From the beginning to today. }
#   years:
#     - year: 2010
#       events: [{ zt: 公司成立。, zh: 公司成立。, en: The company is founded. }]
# honours:
#   title: { zt: 榮譽, zh: 荣誉, en: Honours }
#   lead: { zt: 由新至舊。, zh: 由近及远。, en: Newest first. }
#   items:
#     - id: report
#       year: 2025
#       name: { zt: 範例獎, zh: 范例奖, en: An award }
#       by: { zt: 範例協會, zh: 范例协会, en: An association }
#       for: { zt: 年報, zh: 年报, en: The annual report }
#       drawing: medal # or crystal, shield, hexagon, star, obelisk, cup

# In working days. A desk without a line promises nothing.
replyWithin: {}
#  business: 1
# hotline: { from: "08:30", to: "18:00" }
`,
  'board.yaml': `# In the order of the annual report.
seats:
  - id: chan-example
    group: executive # or nonExecutive, independent
    from: 2020-01-02
    name:
      zt: 陳示範先生
      zh: 陈示范先生
      en: Mr Example Chan
    office:
      zt: 執行董事
      zh: 执行董事
      en: Executive Director
    position:
      zt: 主席
      zh: 主席
      en: Chairman
    introduce:
      zt: 陳先生的履歷。
      zh: 陈先生的履历。
      en: The biography of Mr Chan.
    committees:
      nomination: chair # or member; others are audit and remuneration
    # image: chan.jpg
`,
  'software.yaml': `# Places in these lists name the products: the order stays, and none is left out.
software:
  - key: app
    productName:
      zt: 範例應用程式
      zh: 范例应用程序
      en: Example App
    softwareOverview:
      zt: <p>這個應用程式有甚麼用處。</p>
      zh: <p>这个应用程序有什么用处。</p>
      en: <p>What the app does.</p>
    versionInformation:
      zt: <p>1.0</p>
      zh: <p>1.0</p>
      en: <p>1.0</p>
packages:
  - pid: app
    url: https://example.com/download/app.apk
`,
  'news/2026-01-05-first-story/entry.yaml': `number: 1 # of its address: no other story may have it
# Left out, it is the moment of the release. Without a zone it is Hong Kong time.
# published: 2026-01-05T18:00
title:
  zt: 第一則消息
  zh: 第一则消息
  en: A first story
# picture: picture.webp
# figures: 2026-half
`,
  'news/2026-01-05-first-story/zt.md': '正文以 Markdown 書寫。\n',
  'news/2026-01-05-first-story/zh.md': '正文以 Markdown 书写。\n',
  'news/2026-01-05-first-story/en.md': 'The text is written in Markdown.\n',
  'answers/2026-01-05-first-answer.yaml': `question:
  zt: 年報何時發布？
  zh: 年报何时发布？
  en: When will the annual report be published?
answer:
  zt: 於三月底前發布。
  zh: 于三月底前发布。
  en: By the end of March.
# asked: question:1
`,
  'dividends.yaml': `# policy:
#   words:
#     zt: 公司不設固定派息比率。
#     zh: 公司不设固定派息比例。
#     en: There is no fixed payout ratio.
#   reviewed: 2026
years: [] # the latest first
#  - year: 2025
#    declared:
#      - kind: final # or interim, special
#        amount: 0.01
#        currency: HKD
#        filing: 2026-03-27-final-dividend
#        exDate: 2026-06-10
#        record: 2026-06-15
#        payment: 2026-07-03
#  - year: 2024
#    none: 2025-03-28-annual-results
`,
  'esg.yaml': `# oversight:
#   words:
#     zt: 董事會每年檢討環境、社會及管治的策略和匯報。
#     zh: 董事会每年审视环境、社会及治理的策略和报告。
#     en: Each year the Board reviews environmental, social and governance strategy and reporting.
#   reviewed: 2026
reports: [] # the latest first
#  - { year: 2025, document: annual-report-2025, page: 40 } # where the ESG report begins
figures: []
#  - group: environment # or people, conduct
#    is: electricity # or scope1, scope2, scope3, employees: what people search for; others have no such line
#    name: { zt: 用電量, zh: 用电量, en: Electricity used }
#    unit: { zt: 千瓦時, zh: 千瓦时, en: kWh }
#    values: # the latest first; a year that does not report it has no line
#      - { year: 2025, value: 120000, page: 42 }
`,
  'calendar/2027.yaml': `# An event keeps its id when it is moved; sequence then says how often, and changed when.
events: []
#  - id: results-annual-2026
#    kind: results
#    title: { zt: 2026 年全年業績, zh: 2026 年全年业绩, en: Annual results 2026 }
#    day: 2027-03-25
#    certainty: expected
#    changed: 2026-01-05T12:00+08:00
`,
};

/** Files that say nothing as they are made, and may stay so. */
const EMPTY = ['README.md', 'dividends.yaml', 'esg.yaml', 'calendar/2027.yaml'];
/** What stands in company.yaml as it is made, and is no company's. */
const INVENTED = [/^stockCode: "00000"/m, /^ {2}en: Example Holdings Limited$/m, /^ {4}address: .*1 Example Road/m];

/**
 * Whether a file is still as `init` made it, or has of it what is nobody's: a real company would publish what we invented.
 *
 * @param file its path within the folder
 */
export function isStillExample(file: string, text: string): boolean {
  if (file === 'company.yaml') return INVENTED.some((line) => line.test(text));
  return !EMPTY.includes(file) && FIRST_FOLDER[file]?.replaceAll(/\s+/g, '') === text.replaceAll(/\s+/g, '');
}

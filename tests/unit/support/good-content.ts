import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A content folder in which all is as it should be, as small as it can be: texts by path. */
export const GOOD: Readonly<Record<string, string | Uint8Array>> = {
  'company.yaml': `sample: true
stockCode: "08099"
names: { zt: 範例科技有限公司, zh: 范例科技有限公司, en: Example Technology Limited }
phones:
  hongKong: { display: +852 5800 0000, dial: "+85258000000" }
  mainland: { display: 400 000 0000, dial: "+864000000000" }
emails:
  account: account@example.com
  cooperation: business@example.com
  investors: investors@example.com
  media: media@example.com
  security: security@example.com
wechat:
  tradingApp: https://example.com/w/1
  tradingPlatform: https://example.com/w/2
  liveService: https://example.com/w/3
social:
  microblog: https://example.com/s/1
  facebook: https://example.com/s/2
  youtube: https://example.com/s/3
downloads:
  ios: https://example.com/d/ios
  android: https://example.com/d/android
  windows: https://example.com/d/windows
  mac: https://example.com/d/mac
  web: https://example.com/d/web
stores:
  ios: https://example.com/store/ios
  android: https://example.com/store/android
beta: https://example.com/beta
licence: { ceNumber: AAA000, register: https://example.com/register }
mapSearch: https://example.com/map?q=
ipoService: https://example.com/ipo
partnerSites:
  exchange: https://example.com/p/1
  regulator: https://example.com/p/2
  liveReport: https://example.com/p/3
  aipo: https://example.com/p/4
replyWithin: { business: 1 }
offices:
  - id: head
    is: principal
    name: { zt: 總辦事處, zh: 总办事处, en: Head office }
    address: { zt: 香港範例道 1 號, zh: 香港范例道 1 号, en: "1 Example Road, Hong Kong" }
`,
  'board.yaml': `seats:
  - id: chan-siu-ming
    group: executive
    from: 2020-01-02
    name: { zt: 陳小明, zh: 陈小明, en: Chan Siu Ming }
    office: { zt: 執行董事, zh: 执行董事, en: Executive Director }
    position: { zt: 主席, zh: 主席, en: Chairman }
    introduce: { zt: 陳先生創立本公司。, zh: 陈先生创立本公司。, en: Mr Chan founded the company. }
    committees: { nomination: chair }
`,
  'software.yaml': `software:
  - key: app
    productName: { zt: 應用程式, zh: 应用程序, en: App }
    softwareOverview: { zt: <p>買賣</p>, zh: <p>买卖</p>, en: <p>Trading</p> }
    versionInformation: { zt: <p>1.0</p>, zh: <p>1.0</p>, en: <p>1.0</p> }
packages:
  - pid: app
    url: https://example.com/app.apk
`,
  'documents/articles/entry.yaml': `title: { zt: 組織章程細則, en: Articles of Association }
kind: constitutional
files:
  bilingual: { file: articles.pdf, pages: 1 }
`,
  'documents/articles/articles.pdf': 'pdf of the articles',
  'figures/2026-half.yaml': `period: 2026-half
document: interim-report-2026
audited: false
amounts:
  revenue: { amount: 86400, before: 69800, page: 3 }
segments:
  - name: { zt: 數據, zh: 数据, en: Data }
    amount: 86400
`,
  'filings/2026-08-12-interim-results/entry.yaml': `published: 2026-08-12T16:45:00+08:00
title:
  zt: 截至二零二六年六月三十日止六個月之中期業績公告
  en: Interim Results Announcement for the Six Months Ended 30 June 2026
category: results
exchange: { id: "2026081200123", at: 2026-08-12T16:44:10+08:00 }
files:
  zt: { file: c.pdf, pages: 1 }
  en: { file: e.pdf, pages: 1 }
`,
  'filings/2026-08-12-interim-results/c.pdf': 'pdf of the results in Chinese',
  'filings/2026-08-12-interim-results/e.pdf': 'pdf of the results in English',
  'reports/interim-report-2026/entry.yaml': `published: 2026-08-28T17:00
title: { zt: 二零二六年中期報告, zh: 2026 年中期报告, en: Interim Report 2026 }
period: 2026-half
intro: { zt: 收入上升。, en: Revenue rose. }
picture: cover.webp
exchange: { id: "2026082800456", at: 2026-08-28T16:59:30+08:00 }
files:
  bilingual: { file: report.pdf, pages: 1, formerly: /assets/report/interim-report-2026.pdf }
`,
  'reports/interim-report-2026/report.pdf': 'pdf of the report',
  'reports/interim-report-2026/cover.webp': 'picture of the cover',
  'news/2026-08-12-half-year-story/entry.yaml': `number: 7
published: 2026-08-12T18:00:00+08:00
title: { zt: 中期業績, zh: 中期业绩, en: Interim results }
picture: /assets/news/interim.webp
figures: 2026-half
`,
  'news/2026-08-12-half-year-story/zt.md': '收入為 8,640 萬港元。\n\n![收入](figure.webp)\n',
  'news/2026-08-12-half-year-story/zh.md': '收入 8,640 万港元。\n\n![收入](figure.webp)\n',
  'news/2026-08-12-half-year-story/en.md': 'Revenue was HK$86.4 million.\n\n![Revenue](figure.webp)\n',
  'news/2026-08-12-half-year-story/figure.webp': 'picture of the revenue',
  'recordings/interim-2026-call/entry.yaml': `published: 2026-08-13T10:30:00+08:00
title: { zt: 業績電話會議, zh: 业绩电话会, en: Results call }
intro: { zt: 講解業績。, zh: 讲解业绩。, en: The results. }
link: https://example.com/call
duration: 3120
agenda:
  - at: 0
    topic: { zt: 開場, zh: 开场, en: Opening }
quotation:
  words: { zt: 收入上升。, zh: 收入上升。, en: Revenue rose. }
  office: { zt: 主席, zh: 主席, en: Chairman }
`,
  'answers/2026-08-20-custody.yaml': `published: 2026-08-20T11:00:00+08:00
question: { zt: 股票由誰保管？, zh: 股票由谁保管？, en: Who holds my shares? }
answer: { zt: 由券商保管。, zh: 由券商保管。, en: Your broker does. }
asked: question:26
`,
};

/** What differs from the good folder: another text, a change of the text that is there, or undefined to take a file away. */
export type Change = string | Uint8Array | undefined | ((text: string) => string);

/** Folders that a test made, to be taken away after it. */
const made: string[] = [];

/** Writes the good folder, with changes. @returns where it is */
export function contentFolder(changes: Record<string, Change> = {}, good = GOOD): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  made.push(folder);
  const files: Record<string, string | Uint8Array | undefined> = { ...good };
  for (const [name, change] of Object.entries(changes)) {
    files[name] = typeof change === 'function' ? changed(name, String(good[name]), change) : change;
  }
  for (const [name, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function changed(name: string, text: string, change: (text: string) => string): string {
  const after = change(text);
  if (after === text) throw new Error(`The change of ${name} changes nothing.`);
  return after;
}

export function removeContentFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../lib/i18n/locales';
import { LAYOUTS } from '../../../lib/site/routes';
import { listQuestions } from '../../../lib/store/inbox';
import { openSqliteStore } from '../../../lib/store/sqlite-store';
import { filingPdf } from '../../unit/support/pdfs';
import { type Operator, OTHER_COMPANY, startOperator } from '../support/operator';
import { type OwnServer, startOwn } from '../support/own-server';
import { databaseOf } from '../support/servers';
import { expect, test } from '../support/test';
import { type PublicThing, visitorsOf } from '../support/visitors';

/**
 * The jobs of docs/publishing.md, from an empty folder to what visitors find and back: each goes on from the one before,
 * with one server and one folder, for a start of either takes longer than a job.
 */

const NAME = 'publishing';
const PORT = 4334;
/** The suite runs at any hour. */
const AT_ANY_HOUR = ['--outside-window', 'A test runs at any hour.'];
const ON_EXCHANGE = ['--exchange', '2026010500009', '--at', '2026-01-05T16:44:10'];
const DAY = '2026-01-05';

// A job takes four seconds; beside a suite that takes both processors it has taken twenty times as long.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let operator: Operator;
let server: OwnServer;
const visitors = visitorsOf(() => server.address);
test.beforeAll(async () => {
  // Beside a suite that takes both processors a server has taken a minute to start.
  test.setTimeout(150_000);
  operator = startOperator(NAME);
  await operator.found();
  await released();
  // After the first release: it need not make and keep the sample company.
  server = await startOwn(NAME, PORT);
});
test.afterAll(() => server?.stop());

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);
const addressOf = (content: Uint8Array, name: string) => `/files/${hashOf(content)}/${name}.pdf`;

interface Pair {
  c: Buffer;
  e: Buffer;
}
/** A document in Chinese and one in English. */
const documents = (chinese: string, english: string, text = { c: '', e: '' }): Pair => ({
  c: filingPdf(
    chinese,
    `${OTHER_COMPANY.zt}股份代號${OTHER_COMPANY.code}董事會謹此宣布並感謝各位股東多年來的支持${text.c}`,
  ),
  e: filingPdf(english, `Stock code ${OTHER_COMPANY.code}. The board of ${OTHER_COMPANY.en} announces this. ${text.e}`),
});
const addressesOf = ({ c, e }: Pair, slug: string): [string, string] => [
  addressOf(c, `${slug}-c`),
  addressOf(e, `${slug}-e`),
];

/** Runs `new` with two PDFs of the publisher's desk. */
async function newFrom({ c, e }: Pair, kind: string, ...options: string[]): Promise<void> {
  const desk = path.join(path.dirname(operator.folder), 'desk');
  mkdirSync(desk, { recursive: true });
  const files = [path.join(desk, 'chinese.pdf'), path.join(desk, 'english.pdf')] as const;
  writeFileSync(files[0], c);
  writeFileSync(files[1], e);
  await done('new', kind, ...files, ...options);
}

async function done(...words: string[]): Promise<string> {
  const { status, text } = await operator.publish(...words);
  expect(status, text).toBe(0);
  return text;
}
const released = (...words: string[]) => done('release', ...words, ...AT_ANY_HOUR);

async function refused(...words: string[]): Promise<string> {
  const { status, text } = await operator.publish(...words);
  expect(status, text).toBe(1);
  expect(text).toContain('Nothing was published.');
  return text;
}

/** The public has each of them, or nothing of any. */
async function find(...things: PublicThing[]) {
  for (const thing of things) await visitors.find(thing);
}
async function findNothingOf(...things: PublicThing[]) {
  for (const thing of things) await visitors.findNothingOf(thing);
}

const AUDITOR = `${DAY}-change-of-auditor`;
const AUDITOR_PDFS = documents('關於更換核數師之公告', 'Announcement of a Change of Auditor');
const [AUDITOR_C, AUDITOR_E] = addressesOf(AUDITOR_PDFS, 'change-of-auditor');
const AUDITOR_THING: PublicThing = {
  pages: ['/sub-annAndCir', '/investorRelations', `/sub-annAndCir?item=${AUDITOR}`],
  words: { zt: '關於更換核數師之公告', zh: '關於更換核數師之公告', en: 'Announcement of a Change of Auditor' },
  feed: 'announcements',
  search: { for: { zt: '更換核數師', zh: '更换核数师', en: 'change of auditor' }, leadsTo: 'change-of-auditor' },
  address: `item=${AUDITOR}`,
};

test('an announcement waits for the number of the Exchange, and is then where visitors look for it', async () => {
  await newFrom(AUDITOR_PDFS, 'filing', '--date', DAY, '--slug', 'change-of-auditor', '--category', 'other');
  await done('check');
  expect(await refused('release', AUDITOR, ...AT_ANY_HOUR)).toContain('The Exchange comes first');
  const unknown = ['--exchange', '123', '--at', '2026-01-05T16:44:10'];
  expect(await refused('release', AUDITOR, ...unknown, ...AT_ANY_HOUR)).toContain('such as 2026010500123');
  await visitors.guessInVain(AUDITOR_C, AUDITOR_E, `/sub-annAndCir?item=${AUDITOR}`);
  await findNothingOf(AUDITOR_THING);

  await released(AUDITOR, ...ON_EXCHANGE);
  await find(AUDITOR_THING);
  for (const locale of LOCALES) {
    const file = locale === 'en' ? AUDITOR_E : AUDITOR_C;
    for (const layout of LAYOUTS) {
      const $ = await visitors.page('/sub-annAndCir', locale, layout);
      expect($(`[data-testid="circular-row"] a[href^="${file}"]`).length, `${locale} ${layout}`).toBeGreaterThan(0);
    }
    const item = await visitors.page(`/sub-annAndCir?item=${AUDITOR}`, locale);
    expect(item('meta[property="og:title"]').attr('content')).toContain(AUDITOR_THING.words[locale]);
    expect(await visitors.textOf(`/feeds/announcements.${locale}.xml`)).toContain(file);
  }
  // The register had no announcement before, and no day on which it changed.
  expect(await visitors.textOf('/sitemap.xml')).toMatch(/sub-annAndCir[^<]*<\/loc>(?:(?!<\/url>).)*<lastmod>/);

  const whole = await visitors.ask(AUDITOR_E);
  expect(Buffer.from(await whole.arrayBuffer()).equals(AUDITOR_PDFS.e)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'en',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await visitors.ask(AUDITOR_C)).headers.get('content-language')).toBe('zh-Hant');
  const part = await visitors.ask(AUDITOR_E, { Range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
});

test('the documents, figures, story and replay of a results day come out together, or not at all', async () => {
  const results = documents('二零二六年中期業績公告', '2026 Interim Results Announcement');
  const report = documents('二零二六年中期報告', 'Interim Report 2026', { c: '中期報告', e: 'The report.' });
  const ofPeriod = ['--period', '2026-half'];
  await newFrom(results, 'filing', '--date', DAY, '--slug', 'interim-results', '--category', 'results', ...ofPeriod);
  await newFrom(report, 'report', '--slug', 'interim-report-2026', ...ofPeriod);
  await done('new', 'story', '--date', DAY, '--slug', 'half-year', ...ofPeriod);
  await done('new', 'recording', '--slug', 'interim-briefing-2026', ...ofPeriod);
  const numbered = (id: string) => ({ exchange: `exchange: { id: "${id}", at: ${DAY}T16:45:00+08:00 }` });
  const entries = {
    filings: `filings/${DAY}-interim-results/entry.yaml`,
    reports: 'reports/interim-report-2026/entry.yaml',
    news: `news/${DAY}-half-year/entry.yaml`,
    recordings: 'recordings/interim-briefing-2026/entry.yaml',
  };
  operator.change(entries.filings, ['title:', `bundle: results\n${numbered('2026010500010').exchange}\ntitle:`]);
  operator.change(entries.reports, ['title:', `bundle: results\n${numbered('2026010500011').exchange}\ntitle:`]);
  operator.write({
    [entries.news]: `number: 2
bundle: results
title: { zt: 上半年收入上升, zh: 上半年收入上升, en: Revenue rises in the half year }
figures: 2026-half
`,
    ...Object.fromEntries(LOCALES.map((locale) => [`news/${DAY}-half-year/${locale}.md`, '24.8%\n'])),
    [entries.recordings]: `bundle: results
title: { zt: 中期業績簡報會, zh: 中期业绩说明会, en: Briefing on the interim results }
intro: { zt: 管理層講解業績。, zh: 管理层讲解业绩。, en: Management on the results. }
period: 2026-half
link: https://example.com/briefing
`,
    'figures/2026-half.yaml': `period: 2026-half
document: interim-report-2026
audited: false
amounts:
  revenue: { amount: 12480, before: 10000, page: 1 }
  profit: { amount: 2310, before: 2200, page: 1 }
`,
  });
  await done('check');

  const byHash = [...addressesOf(results, 'interim-results'), ...addressesOf(report, 'interim-report-2026')] as const;
  const announcement: PublicThing = {
    pages: ['/sub-annAndCir', `/sub-annAndCir?item=${DAY}-interim-results`],
    words: {
      zt: '二零二六年中期業績公告',
      zh: '二零二六年中期業績公告',
      en: '2026 Interim Results Announcement',
    },
    feed: 'announcements',
    search: { for: { zt: '中期業績公告', zh: '中期业绩公告', en: 'interim results' }, leadsTo: 'interim-results' },
    address: `item=${DAY}-interim-results`,
  };
  const annual: PublicThing = {
    pages: ['/financialReports', '/investorRelations', '/financialReports?item=interim-report-2026'],
    words: { zt: '二零二六年中期報告', zh: '二零二六年中期報告', en: 'Interim Report 2026' },
    search: { for: { zt: '中期報告', zh: '中期报告', en: 'interim report' }, leadsTo: 'interim-report-2026' },
    address: 'item=interim-report-2026',
  };
  const story: PublicThing = {
    pages: ['/companyDynamics', '/dynamicDetails?id=2'],
    words: { zt: '上半年收入上升', zh: '上半年收入上升', en: 'Revenue rises in the half year' },
    feed: 'news',
    search: { for: { zt: '收入上升', zh: '收入上升', en: 'revenue rises' }, leadsTo: '/dynamicDetails?id=2' },
    address: 'dynamicDetails?id=2',
  };
  const replay: PublicThing = {
    pages: [{ desktop: '/sub-roadShow', mobile: '/roadService' }],
    words: { zt: '中期業績簡報會', zh: '中期业绩说明会', en: 'Briefing on the interim results' },
    search: { for: { zt: '簡報會', zh: '说明会', en: 'briefing' }, leadsTo: 'interim-briefing-2026' },
  };
  const figures = { zt: '12,480', zh: '12,480', en: '12,480' };
  const bundle = [announcement, annual, story, replay];
  await findNothingOf(...bundle);
  await visitors.seesNot('/keyFigures', figures);
  await visitors.guessInVain(
    ...byHash,
    '/dynamicDetails?id=2',
    '/results?id=2026-half',
    '/financialReports?item=interim-report-2026',
  );

  // One of them has not come from the Exchange yet: all wait.
  const { exchange } = numbered('2026010500011');
  operator.change(entries.reports, [exchange, `# ${exchange}`]);
  expect(await refused('release', `${DAY}-half-year`, ...AT_ANY_HOUR)).toContain('interim-report-2026');
  await findNothingOf(story);
  operator.change(entries.reports, [`# ${exchange}`, exchange]);
  const text = await released(`${DAY}-half-year`);
  for (const id of [`${DAY}-interim-results`, 'interim-report-2026', `${DAY}-half-year`, 'interim-briefing-2026'])
    expect(text).toContain(`released  ${id}`);
  await find(...bundle);
  for (const place of ['/keyFigures', '/results?id=2026-half']) await visitors.sees(place, figures);
  for (const file of byHash) expect([file, (await visitors.ask(file)).status]).toEqual([file, 200]);
  expect(await visitors.textOf('/sitemap.xml')).toContain('results?id=2026-half');
});

test('a story is published, changed and taken away', async () => {
  const id = `${DAY}-new-office`;
  await done('new', 'story', '--date', DAY, '--slug', 'new-office');
  const title = { zt: '新辦事處啟用', zh: '新办公室启用', en: 'A new office opens' };
  operator.write({
    [`news/${id}/entry.yaml`]: `number: 3\ntitle: { zt: ${title.zt}, zh: ${title.zh}, en: ${title.en} }\n`,
    [`news/${id}/zt.md`]: '辦事處位於**示範道**。\n',
    [`news/${id}/zh.md`]: '办公室位于**示范道**。\n',
    [`news/${id}/en.md`]: 'The office is on **Example Road**.\n',
  });
  const story: PublicThing = {
    pages: ['/companyDynamics', '/dynamicDetails?id=3', '/home'],
    words: title,
    feed: 'news',
    search: { for: { zt: '新辦事處', zh: '新办公室', en: 'new office' }, leadsTo: '/dynamicDetails?id=3' },
    address: 'dynamicDetails?id=3',
  };
  await done('check');
  await findNothingOf(story);
  await visitors.guessInVain('/dynamicDetails?id=3');
  await released(id);
  await find(story);

  operator.change(`news/${id}/en.md`, ['Example Road', 'Pier Road']);
  operator.change(`news/${id}/zt.md`, ['示範道', '碼頭道']);
  operator.change(`news/${id}/zh.md`, ['示范道', '码头道']);
  expect(await released(id)).toContain(`changed  ${id}`);
  const road = { zt: '碼頭道', zh: '码头道', en: 'Pier Road' };
  await visitors.sees('/dynamicDetails?id=3', road);
  await find({ ...story, words: { ...road }, pages: ['/dynamicDetails?id=3'], search: { ...story.search, for: road } });

  expect(await done('withdraw', id, '--because', 'The office opens later.')).toContain(`removed  ${id}`);
  await findNothingOf(story);
  await visitors.guessInVain('/dynamicDetails?id=3');
});

test('a change of the board is seen at once, and taken back the same way', async () => {
  const before = readFileSync(path.join(operator.folder, 'board.yaml'), 'utf8');
  const joined = { zt: '李示例女士', zh: '李示例女士', en: 'Ms Sample Lee' };
  operator.write({
    'board.yaml': `${before}  - id: lee-sample
    group: independent
    from: 2026-01-05
    name: { zt: ${joined.zt}, zh: ${joined.zh}, en: ${joined.en} }
    office: { zt: 獨立非執行董事, zh: 独立非执行董事, en: Independent Non-executive Director }
    position: { zt: 會計, zh: 会计, en: Accounting }
    expertise: true
    introduce: { zt: 李女士任職會計師。, zh: 李女士任职会计师。, en: Ms Lee is an accountant. }
`,
  });
  operator.change('board.yaml', ['from: 2020-01-02', 'from: 2020-01-02\n    to: 2026-01-04']);
  await done('check');
  await visitors.seesNot('/boardMembers', joined);
  expect(await released('board')).toContain('changed  board');
  await visitors.sees('/boardMembers', joined);
  const left = { zt: '陳先生的履歷', zh: '陈先生的履历', en: 'The biography of Mr Chan' };
  await visitors.seesNot('/boardMembers', left);
  await visitors.sees('/boardMembers?on=2025-12-31', left);

  operator.write({ 'board.yaml': before });
  await released('board');
  await visitors.seesNot('/boardMembers', joined);
  await visitors.sees('/boardMembers', left);
});

test('a paper of governance is published, replaced and taken away', async () => {
  const paper = documents('股息政策', 'Dividend Policy of the Company');
  const [chinese, english] = addressesOf(paper, 'dividend-policy');
  const within = 'documents/dividend-policy';
  await newFrom(paper, 'document', '--slug', 'dividend-policy');
  const words = { zt: '派息政策文件', zh: '派息政策文件', en: 'Policy on Dividends' };
  operator.write({
    [`${within}/entry.yaml`]: `title: { zt: ${words.zt}, en: ${words.en} }
kind: policy
files:
  zt: { file: c.pdf, pages: 1 }
  en: { file: e.pdf, pages: 1 }
`,
  });
  const policy: PublicThing = {
    pages: ['/corporateRegulation'],
    words,
    search: { for: words, leadsTo: 'dividend-policy' },
  };
  await done('check');
  await findNothingOf(policy);
  await visitors.guessInVain(chinese, english);
  await released('documents');
  await find(policy);
  expect((await visitors.ask(english)).status).toBe(200);

  const next = documents('股息政策', 'Dividend Policy of the Company', { c: '經修訂', e: 'Revised.' });
  operator.write({ [`${within}/e.pdf`]: next.e });
  await released('documents');
  const [, revised] = addressesOf(next, 'dividend-policy');
  await expect.poll(() => visitors.textOf('/corporateRegulation?lang=en')).toContain(revised);

  rmSync(path.join(operator.folder, within), { recursive: true });
  await released('documents');
  await findNothingOf(policy);
});

test('a replay is published and taken away', async () => {
  await done('new', 'recording', '--slug', 'strategy-day');
  const title = { zt: '策略日重溫', zh: '战略日回放', en: 'Replay of the strategy day' };
  operator.write({
    'recordings/strategy-day/entry.yaml': `title: { zt: ${title.zt}, zh: ${title.zh}, en: ${title.en} }
intro: { zt: 兩小時講解。, zh: 两小时讲解。, en: Two hours on where we go. }
link: https://example.com/strategy-day
duration: 7200
`,
  });
  const replay: PublicThing = {
    pages: [{ desktop: '/sub-roadShow', mobile: '/roadService' }, '/investorRelations'],
    words: title,
    search: { for: { zt: '策略日', zh: '战略日', en: 'strategy day' }, leadsTo: 'strategy-day' },
  };
  await done('check');
  await findNothingOf(replay);
  await released('strategy-day');
  await find(replay);
  await done('withdraw', 'strategy-day', '--because', 'The speaker asked for it.');
  await findNothingOf(replay);
});

test('a question of the inbox is answered in public, and its asker’s words go again', async () => {
  const asked = '公司會否舉行投資者開放日？';
  const sent = await visitors.ask('/website/Website/questionBox', {
    'Content-Type': 'application/json',
    language: 'cht',
  });
  expect(sent.status, 'it is no page').toBe(405);
  const answer = await fetch(`${server.address}/website/Website/questionBox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', language: 'cht' },
    body: JSON.stringify({ email: 'holder@example.com', questionContent: asked }),
  });
  expect(answer.status).toBe(200);
  const inbox = async () => {
    const store = await openSqliteStore(databaseOf(NAME).slice('file:'.length));
    const [question] = await listQuestions(store);
    await store.destroy();
    return question;
  };
  const { id } = (await inbox()) as { id: number };
  await done('answer', `question:${id}`);
  const file = readdirSync(path.join(operator.folder, 'answers')).find((name) => name.endsWith(`question-${id}.yaml`));
  const draft = `answers/${file}`;
  expect((await operator.publish('check')).status, 'what is not written yet is a fault').toBe(1);
  const question = { zt: asked, zh: '公司会否举办投资者开放日？', en: 'Will there be an open day for investors?' };
  operator.change(
    draft,
    ['""', question.zh],
    ['""', question.en],
    ['""', '會，於六月舉行。'],
    ['""', '会，将于六月举办。'],
    ['""', 'Yes, in June.'],
  );
  const name = String(file).replace('.yaml', '');
  const thing: PublicThing = {
    pages: [{ desktop: '/sub-investorInteraction', mobile: '/interaction' }, '/investorRelations'],
    words: question,
    search: { for: { zt: '開放日', zh: '开放日', en: 'open day' }, leadsTo: name },
  };
  await done('check');
  await findNothingOf(thing);
  await released(name);
  await find(thing);
  expect(Number((await inbox())?.answered_at)).toBeGreaterThan(0);

  await done('withdraw', name, '--because', 'It will be in July.');
  await findNothingOf(thing);
});

test('a correction keeps what it corrects, and a withdrawal keeps what it strikes, each with its reason', async () => {
  const next = documents('關於更換核數師之公告', 'Announcement of a Change of Auditor', {
    c: '經更正',
    e: 'Corrected.',
  });
  const [, correctedE] = addressesOf(next, 'change-of-auditor');
  const within = `filings/${AUDITOR}`;
  operator.write({ [`${within}/c.pdf`]: next.c, [`${within}/e.pdf`]: next.e });
  expect(await refused('release', AUDITOR, ...AT_ANY_HOUR)).toContain(`correct ${AUDITOR} --because`);
  await visitors.guessInVain(correctedE);
  const reason = { zt: '日期有誤。', zh: '日期有误。', en: 'A date was wrong.' };
  const because = (words: typeof reason) => LOCALES.flatMap((locale) => [`--because-${locale}`, words[locale]]);
  // The corrected document has a number of its own at the Exchange, which comes first with it too.
  expect(await refused('correct', AUDITOR, ...because(reason))).toContain('comes first');
  const again = ['--exchange', '2026010600009', '--at', '06/01/2026 16:44', ...AT_ANY_HOUR];
  expect(await done('correct', AUDITOR, ...again, ...because(reason))).toContain('(version 2)');
  const place = `/sub-annAndCir?item=${AUDITOR}`;
  for (const each of ['/sub-annAndCir', place]) await visitors.sees(each, reason);
  for (const locale of LOCALES)
    expect(await visitors.textOf(`/feeds/announcements.${locale}.xml`)).toContain(reason[locale]);
  for (const file of [AUDITOR_E, correctedE]) expect((await visitors.ask(file)).status, file).toBe(200);
  const row = (await visitors.page('/sub-annAndCir', 'en'))('[data-testid="circular-row"]').text();
  expect(row).toContain('Version 1');
  await find(AUDITOR_THING);

  const gone = { zt: '該公告誤發。', zh: '该公告误发。', en: 'It was published by mistake.' };
  expect(await done('withdraw', AUDITOR, ...because(gone))).toContain(`withdrawn  ${AUDITOR}`);
  for (const each of ['/sub-annAndCir', place]) await visitors.sees(each, gone);
  for (const locale of LOCALES) {
    const struck = (await visitors.page('/sub-annAndCir', locale))(
      '[data-testid="circular-row"] s, [data-testid="circular-row"] del',
    );
    expect(struck.text(), locale).toContain(AUDITOR_THING.words[locale]);
    expect(await visitors.textOf(`/feeds/announcements.${locale}.xml`)).toContain(gone[locale]);
  }
  for (const file of [AUDITOR_E, correctedE]) expect((await visitors.ask(file)).status, file).toBe(200);
  await find(AUDITOR_THING);
  expect(await refused('release', AUDITOR, ...AT_ANY_HOUR)).toContain('withdrawn');
  await visitors.sees('/publicationRecord', gone);
  expect(await done('verify')).toContain('each as it was published');
});

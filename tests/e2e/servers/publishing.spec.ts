import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { filingPdf } from '../../unit/support/pdfs';
import { type Operator, startOperator } from '../support/operator';
import { type OwnServer, startOwn } from '../support/own-server';
import { expect, test, userAgentOf } from '../support/test';

/** What whoever publishes does, from the folder to what visitors see; each job goes on from the one before. */

const NAME = 'publishing';
const PORT = 4334;
const LANGUAGES = ['zt', 'zh', 'en'] as const;
const LAYOUTS = ['desktop', 'mobile'] as const;
/** The suite runs at any hour. */
const AT_ANY_HOUR = ['--outside-window', 'A test runs at any hour.'];

const CHINESE = filingPdf(
  '關於更換核數師之公告',
  '範例控股有限公司股份代號00000董事會宣布更換核數師並感謝前任核數師多年來的服務',
);
const ENGLISH = filingPdf(
  'Announcement of a Change of Auditor',
  'Stock code 00000. The board of peregrine announces the change.',
);

test.describe.configure({ mode: 'serial', timeout: 60_000 });

let operator: Operator;
let server: OwnServer;
test.beforeAll(async () => {
  operator = await startOperator(NAME);
  server = await startOwn(NAME, PORT);
});
test.afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, {
    headers: { 'User-Agent': userAgentOf('desktop'), ...headers },
    redirect: 'manual',
  });
const textOf = async (path: string) => (await ask(path)).text();
const page = async (path: string, layout: (typeof LAYOUTS)[number] = 'desktop'): Promise<CheerioAPI> => {
  const $ = load(await (await ask(path, { 'User-Agent': userAgentOf(layout) })).text());
  $('script, style').remove();
  return $;
};
/** What a page or a file has come to say; the site hears of a publication within a second. */
const says = (path: string, words: string) =>
  expect.poll(() => textOf(path), { message: path, timeout: 5000 }).toContain(words);
const addressOf = (content: Uint8Array, name: string) =>
  `/files/${createHash('sha256').update(content).digest('hex').slice(0, 16)}/${name}`;

async function released(...words: string[]): Promise<string> {
  const { status, text } = await operator.publish('release', ...words, ...AT_ANY_HOUR);
  expect(status, text).toBe(0);
  return text;
}

async function refused(...words: string[]): Promise<string> {
  const { status, text } = await operator.publish(...words);
  expect(status, text).toBe(1);
  expect(text).toContain('Nothing was published.');
  return text;
}

test('a new folder takes the place of the sample company', async () => {
  expect((await operator.publish('init', operator.folder)).status).toBe(0);
  const company = path.join(operator.folder, 'company.yaml');
  writeFileSync(company, readFileSync(company, 'utf8').replace('sample: true', 'sample: false'));
  expect((await operator.publish('check')).text).toContain('No fault');
  expect(await released()).toContain('released  2026-01-05-first-story');
  await says('/companyDynamics?lang=en', 'A first story');
  const home = await textOf('/home?lang=en');
  expect(home).not.toContain('Sample data');
});

const AUDITOR = '2026-01-05-change-of-auditor';
const [AUDITOR_C, AUDITOR_E] = [
  addressOf(CHINESE, 'change-of-auditor-c.pdf'),
  addressOf(ENGLISH, 'change-of-auditor-e.pdf'),
];

test('an announcement waits for the number of the Exchange, and is then where visitors look for it', async () => {
  const within = `filings/${AUDITOR}`;
  operator.write({
    [`${within}/entry.yaml`]: `title: { zt: 關於更換核數師之公告, en: Announcement of a Change of Auditor }
category: other
files:
  zt: { file: c.pdf, pages: 1 }
  en: { file: e.pdf, pages: 1 }
`,
    [`${within}/c.pdf`]: CHINESE,
    [`${within}/e.pdf`]: ENGLISH,
  });
  const checked = await operator.publish('check');
  expect(checked.status, checked.text).toBe(0);
  expect(await refused('release', AUDITOR, ...AT_ANY_HOUR)).toContain('The Exchange comes first');
  expect((await ask(AUDITOR_E)).status, 'a guessed address').toBe(404);

  await released(AUDITOR, '--exchange', '2026010500009', '--at', '2026-01-05T16:44:10');
  const titles = { zt: '關於更換核數師', zh: '關於更換核數師', en: 'Change of Auditor' };
  for (const language of LANGUAGES) {
    const file = language === 'en' ? AUDITOR_E : AUDITOR_C;
    await says(`/sub-annAndCir?lang=${language}`, file);
    for (const layout of LAYOUTS) {
      const $ = await page(`/sub-annAndCir?lang=${language}`, layout);
      const row = $('[data-testid="circular-row"]');
      expect(row.text().replace(/\s+/g, ' '), `${language} ${layout}`).toContain(titles[language]);
      expect(row.find(`a[href^="${file}"]`).length, `${language} ${layout}`).toBeGreaterThan(0);
    }
    const item = await page(`/sub-annAndCir?lang=${language}&item=${AUDITOR}`);
    expect(item('meta[property="og:title"]').attr('content')).toContain(titles[language]);
    await says(`/feeds/announcements.${language}.xml`, file);
  }

  // The register had no announcement before, and no day on which it changed.
  expect(await textOf('/sitemap.xml')).toMatch(/sub-annAndCir[^<]*<\/loc>(?:(?!<\/url>).)*<lastmod>/);

  const whole = await ask(AUDITOR_E);
  expect(Buffer.from(await whole.arrayBuffer()).equals(ENGLISH)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'en',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect((await ask(AUDITOR_C)).headers.get('content-language')).toBe('zh-Hant');
  const part = await ask(AUDITOR_E, { Range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
});

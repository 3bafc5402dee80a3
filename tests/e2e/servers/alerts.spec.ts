import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { type MailServer, startMailServer } from '../../unit/support/mail-server';
import { filingPdf } from '../../unit/support/pdfs';
import { violationsOf } from '../support/axe';
import { type Operator, OTHER_COMPANY, startOperator } from '../support/operator';
import { type OwnServer, startOwn } from '../support/own-server';
import { DEVICES, expect, hydrated, test, userAgentOf } from '../support/test';

/** Alerts by e-mail, from the form to the mail that tells of a release, and off the list again. */

const NAME = 'alerts';
const PORT = 4337;
const EMAIL = 'holder@example.com';
const AT_ANY_HOUR = ['--outside-window', 'A test runs at any hour.'];

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let mail: MailServer;
let operator: Operator;
let server: OwnServer;
test.beforeAll(async () => {
  // Beside a suite that takes both processors a server has taken a minute to start.
  test.setTimeout(150_000);
  mail = await startMailServer();
  operator = startOperator(NAME);
  server = await startOwn(NAME, PORT, {
    SMTP_URL: mail.url,
    MAIL_FROM: 'alerts@example.com',
    SITE_URL: `http://localhost:${PORT}`,
    SUBMISSIONS_PER_VISITOR: '1000',
  });
});
test.afterAll(async () => {
  await server?.stop();
  await mail?.close();
});

const ask = (address: string, init: RequestInit = {}) =>
  fetch(new URL(address, server.address), {
    redirect: 'manual',
    ...init,
    headers: { 'User-Agent': userAgentOf('desktop'), ...init.headers },
  });
const page = async (address: string): Promise<CheerioAPI> => load(await (await ask(address)).text());
/** Sends a plain form of a page as a browser does. */
const sendPlain = async ($: CheerioAPI, form: string, typed: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries(typed)) $(`${form} [name="${name}"]`).val(value);
  return ask($(form).attr('action') ?? '', {
    method: 'POST',
    body: new URLSearchParams($(form).serialize()),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
};
const untilMails = (count: number) => expect.poll(() => mail.mails.length, { timeout: 15_000 }).toBe(count);
/** The site looks into the record of publications every two seconds. */
const untilLooked = () => new Promise((resolve) => setTimeout(resolve, 3000));
const linkIn = (text = '') => /http:\/\/localhost\S+\/website\/alerts\/\S+/.exec(text)?.[0] ?? '';

let releases = 0;
async function release(id: string, titles: { zt: string; en: string }, more: Record<string, string> = {}) {
  const within = `filings/${id}`;
  operator.write({
    [`${within}/entry.yaml`]: `title: { zt: ${titles.zt}, en: ${titles.en} }
category: results
files:
  zt: { file: c.pdf, pages: 1 }
  en: { file: e.pdf, pages: 1 }
`,
    [`${within}/c.pdf`]: filingPdf(titles.zt, `${OTHER_COMPANY.zt}股份代號${OTHER_COMPANY.code}董事會宣布${titles.zt}`),
    [`${within}/e.pdf`]: filingPdf(
      titles.en,
      `Stock code ${OTHER_COMPANY.code}. The board announces. ${more.words ?? ''}`,
    ),
  });
  const at = new Date(Date.now() - 60_000 + 8 * 3_600_000).toISOString().slice(0, 19);
  // Each document has its own number at the Exchange.
  const number = `${at.slice(0, 10).replaceAll('-', '')}${String(++releases).padStart(5, '0')}`;
  const { status, text } = await operator.publish(
    ...(more.because === undefined
      ? ['release', id, '--exchange', number, '--at', at, ...AT_ANY_HOUR]
      : ['correct', id, '--because', more.because, '--exchange-unchanged']),
  );
  expect(status, text).toBe(0);
}

test('by plain HTTP: the form, the confirmation, the mail of a release, its correction, and one click to stop', async () => {
  await operator.found();

  await test.step('who fills in the form is asked to look in the mailbox', async () => {
    const sent = await sendPlain(await page('/alerts?lang=en'), '[data-testid="alerts-form"]', { email: EMAIL });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/alerts?lang=en#sent']);
    await untilMails(1);
    expect(mail.mails[0]).toMatchObject({ to: EMAIL, from: 'alerts@example.com' });
  });

  await test.step('nothing is told before the button of the link was pressed', async () => {
    expect((await operator.publish('release', ...AT_ANY_HOUR)).status).toBe(0);
    await untilLooked();
    expect(mail.mails).toHaveLength(1);
    const link = linkIn(mail.mails[0]?.text);
    const confirm = await page(link);
    expect(confirm('h1').text()).toBe('Confirm your e-mail alerts');
    const done = await sendPlain(confirm, 'form');
    expect([done.status, load(await done.text())('h1').text()]).toEqual([200, 'Your alerts are on']);
    expect((await page(link))('h1').text()).toBe('Already confirmed');
  });

  const id = '2026-11-28-quarterly-results';
  const titles = { zt: '第三季度業績公告', en: 'Third Quarterly Results Announcement' };
  await test.step('a release is one mail, and its links lead to the page and the PDF', async () => {
    await release(id, titles);
    await untilMails(2);
    const told = mail.mails[1];
    expect(told?.headers.subject).toContain(`: ${titles.en}`);
    expect(told?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [, filing = ''] = /^Page: (\S+)$/m.exec(told?.text ?? '') ?? [];
    const [, file = ''] = /^PDF: (\S+)$/m.exec(told?.text ?? '') ?? [];
    expect(await (await ask(filing)).text()).toContain(titles.en);
    const bytes = Buffer.from(await (await ask(file)).arrayBuffer());
    const pdf = filingPdf(titles.en, `Stock code ${OTHER_COMPANY.code}. The board announces. `);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(pdf).digest('hex'));
  });

  await test.step('a correction says why', async () => {
    await release(id, titles, { because: 'Page 3 had the figures of 2025.', words: 'Corrected.' });
    await untilMails(3);
    expect(mail.mails[2]?.headers.subject).toContain(`Corrected: ${titles.en}`);
    expect(mail.mails[2]?.text).toContain('Page 3 had the figures of 2025.');
  });

  await test.step('one click stops them (RFC 8058), and nothing of the next release goes out', async () => {
    const [, leave = ''] = /<([^>]+)>/.exec(mail.mails[2]?.headers['list-unsubscribe'] ?? '') ?? [];
    expect((await page(leave))('h1').text()).toBe('Stop e-mail alerts');
    const left = await ask(leave, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(left.status).toBe(200);
    expect((await page(leave))('h1').text()).toBe('This address gets no alerts');
    await release('2026-11-28-another', { zt: '另一份業績公告', en: 'Another Results Announcement' });
    await expect
      .poll(async () => (await ask('/sub-annAndCir?lang=en')).text(), { timeout: 5000 })
      .toContain('Another Results Announcement');
    await untilLooked();
    expect(mail.mails).toHaveLength(3);
  });
  expect(server.output()).not.toContain(EMAIL);
});

for (const layout of ['desktop', 'mobile'] as const) {
  test(`the form on ${layout}, with and without scripts`, async ({ browser }) => {
    const before = mail.mails.length;

    await test.step('with scripts', async () => {
      const context = await browser.newContext({ ...DEVICES[layout], reducedMotion: 'reduce' });
      const visit = await context.newPage();
      await visit.goto(`${server.address}/alerts?lang=en`);
      await hydrated(visit);
      const form = visit.getByTestId('alerts-form');
      const boxes = form.getByRole('checkbox');
      for (const box of await boxes.all()) await box.uncheck();
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByText('Please choose at least one')).toBeVisible();
      expect(await violationsOf(visit)).toEqual([]);
      await form.getByLabel('E-mail address').fill(`${layout}＠example.com`);
      await form.getByLabel('Share returns').check();
      await expect(form.getByText('Please choose at least one')).toHaveCount(0);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByRole('status').filter({ hasText: 'Please look in your mailbox' })).toBeVisible();
      await untilMails(before + 1);
      expect(mail.mails.at(-1)).toMatchObject({ to: `${layout}@example.com` });
      expect(mail.mails.at(-1)?.text).toContain('about: Share returns.');
      await visit.goto(linkIn(mail.mails.at(-1)?.text));
      expect(await violationsOf(visit)).toEqual([]);
      await visit.getByRole('button', { name: 'Confirm' }).click();
      await expect(visit.getByRole('heading', { name: 'Your alerts are on' })).toBeVisible();
      await context.close();
    });

    await test.step('without scripts', async () => {
      const context = await browser.newContext({ ...DEVICES[layout], javaScriptEnabled: false });
      const visit = await context.newPage();
      await visit.goto(`${server.address}/alerts?lang=en`);
      const form = visit.getByTestId('alerts-form');
      for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
      await form.getByLabel('E-mail address').fill(`plain-${layout}@example.com`);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(visit.getByText('Please choose at least one')).toBeVisible();
      await expect(visit.getByLabel('E-mail address')).toHaveValue(`plain-${layout}@example.com`);
      await visit.getByLabel('Share returns').check();
      await visit.getByRole('button', { name: 'Subscribe' }).click();
      await expect(visit).toHaveURL(/\/alerts\?lang=en#sent$/);
      await expect(visit.getByText('Please look in your mailbox')).toBeVisible();
      await untilMails(before + 2);
      await context.close();
    });
  });
}

test('without a mail server the page says nothing of e-mail', async () => {
  const without = await startOwn('alerts-without', PORT + 1);
  try {
    for (const language of ['zt', 'zh', 'en']) {
      const $ = load(await (await fetch(`${without.address}/alerts?lang=${language}`)).text());
      $('script, style').remove();
      expect($('[data-testid="alerts-form"]')).toHaveLength(0);
      expect($('main').text()).not.toMatch(/e-mail|電郵|邮件|邮箱/i);
    }
    expect((await fetch(`${without.address}/website/alerts/leave?key=x`)).status).toBe(404);
  } finally {
    await without.stop();
  }
});

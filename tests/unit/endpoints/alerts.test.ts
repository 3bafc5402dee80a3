import { load } from 'cheerio';
import { type MailServer, startMailServer } from '../support/mail-server';
import { NO_LIMITS, post, postForm, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
let server: MailServer;
let site: Site;
beforeAll(async () => {
  server = await startMailServer();
  site = await startSite({
    ...NO_LIMITS,
    SMTP_URL: server.url,
    MAIL_FROM: 'alerts@example.com',
    SITE_URL: 'https://www.example.com',
  });
});
beforeEach(async () => {
  const db = await site.store();
  // A mail of the test before would count as one of this one.
  const waiting = () => db.selectFrom('outbox').select('id').execute();
  while ((await waiting()).length > 0) await new Promise((done) => setTimeout(done, 20));
  server.begin();
  for (const table of ['alert_requests', 'alert_subscribers', 'submission_keys'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(async () => {
  await site.stop();
  await server.close();
});

const EMAIL = 'holder@example.com';
const serve = async (request: Request, step: string) =>
  (await import('@/lib/endpoints/alerts')).serveAlerts(request, step);
const ask = (body: object, headers?: Record<string, string>) => serve(post(body, headers), 'subscribe');
const askPlainly = (fields: Record<string, string>) =>
  serve(postForm({ returnTo: '/alerts', lang: 'en', ...fields }, { 'Sec-Fetch-Site': 'same-origin' }), 'subscribe');
const rows = async (table: 'alert_requests' | 'alert_subscribers') =>
  (await site.store()).selectFrom(table).selectAll().execute();
const link = (step: string, key: string, method = 'GET', body?: string) =>
  serve(
    new Request(`https://www.example.com/website/alerts/${step}?key=${encodeURIComponent(key)}&lang=en`, {
      method,
      ...(body !== undefined && { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    }),
    step,
  );
const headingOf = async (answer: Response) => [answer.status, load(await answer.text())('h1').text()];

/** The key of the link in the mail that came last. */
async function mailedKey(count = 1): Promise<string> {
  for (let time = 0; server.mails.length < count && time < 400; time++)
    await new Promise((done) => setTimeout(done, 25));
  const [, key = ''] = /confirm\?key=([\w.-]+)/.exec(server.mails.at(-1)?.text ?? '') ?? [];
  return key;
}

describe('alerts: the form', () => {
  test('a script sends address and kinds, and a mail with a link follows', async () => {
    const answer = await ask({ email: ` ${EMAIL} `, results: 'yes', news: '', returns: 'yes' }, { language: 'chs' });
    expect([answer.status, await answer.json()]).toEqual([200, { result: 1, msg: 'success' }]);
    expect(await rows('alert_requests')).toMatchObject([{ email: EMAIL, kinds: 'results returns', locale: 'zh' }]);
    expect(await mailedKey()).not.toBe('');
    expect(log.join('\n')).not.toContain(EMAIL);
  });

  test('the answer is the same for an address that gets alerts already', async () => {
    await ask({ email: EMAIL, results: 'yes' });
    await link('confirm', await mailedKey(), 'POST');
    const answer = await ask({ email: EMAIL, news: 'yes' });
    expect([answer.status, await answer.json()]).toEqual([200, { result: 1, msg: 'success' }]);
  });

  test('the same sent again with its key is one request', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    await ask({ email: EMAIL, results: 'yes' }, headers);
    expect((await ask({ email: EMAIL, results: 'yes' }, headers)).status).toBe(200);
    expect(await rows('alert_requests')).toHaveLength(1);
  });

  test.each([
    [{ email: 'nobody', results: 'yes' }, ['email']],
    [{ email: EMAIL }, ['results']],
    [{ email: EMAIL, results: 'on' }, ['results']],
    [{ email: `${EMAIL}\r\nBcc: thief@example.com`, results: 'yes' }, ['email']],
    [{ email: [EMAIL], results: true }, ['email', 'results']],
  ])('%j is refused at its fields', async (body, fields) => {
    const answer = await ask(body);
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([400, fields]);
    expect(await rows('alert_requests')).toEqual([]);
  });

  test('what a program filled in is thanked for, and nothing is mailed', async () => {
    expect((await ask({ email: EMAIL, results: 'yes', subtopic: 'x' })).status).toBe(200);
    expect(await rows('alert_requests')).toEqual([]);
    expect(await site.quarantined()).toEqual([]);
  });

  test('without scripts it leads back to the page, or is given back as it was filled in', async () => {
    const sent = await askPlainly({ email: EMAIL, results: 'yes' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/alerts?lang=en#sent']);
    const refused = await askPlainly({ email: 'holder', returns: 'yes' });
    const $ = load(await refused.text());
    expect([refused.status, $('input[name="email"]').val(), $('input[name="email"]').attr('aria-invalid')]).toEqual([
      400,
      'holder',
      'true',
    ]);
    const ticked = $('input[type="checkbox"][checked]').toArray();
    expect(ticked.map((box) => $(box).attr('name'))).toEqual(['returns']);
    expect($('fieldset .problem')).toHaveLength(0);
    const none = load(await (await askPlainly({ email: EMAIL })).text());
    expect(none('fieldset .problem').text()).toBe('Please choose at least one');
    // Its address stands in the bar then: opened again it is the empty form.
    const request = new Request('https://www.example.com/x', { headers: { accept: 'text/html' } });
    const again = load(await (await serve(request, 'subscribe')).text());
    expect(again('input[type="checkbox"][checked]')).toHaveLength(4);
  });
});

describe('alerts: the links of mails', () => {
  test('opening one changes nothing; its button confirms, once', async () => {
    await ask({ email: EMAIL, results: 'yes' });
    const key = await mailedKey();
    for (let time = 0; time < 2; time++)
      expect(await headingOf(await link('confirm', key))).toEqual([200, 'Confirm your e-mail alerts']);
    expect(await rows('alert_subscribers')).toEqual([]);
    const page = load(await (await link('confirm', key)).text());
    expect(page('form').attr('action')).toBe(`/website/alerts/confirm?key=${encodeURIComponent(key)}&lang=en`);
    expect(await headingOf(await link('confirm', key, 'POST'))).toEqual([200, 'Your alerts are on']);
    expect(await rows('alert_subscribers')).toMatchObject([{ email: EMAIL, kinds: 'results', locale: 'zt' }]);
    expect(await headingOf(await link('confirm', key, 'POST'))).toEqual([200, 'Already confirmed']);
    expect(await headingOf(await link('confirm', key))).toEqual([200, 'Already confirmed']);
  });

  test.each(['GET', 'POST'])('one that is not good any more says so and leads on (%s)', async (method) => {
    const answer = await link('confirm', `7.${'A'.repeat(43)}`, method);
    const $ = load(await answer.text());
    expect([answer.status, $('h1').text()]).toEqual([410, 'This link is no longer valid']);
    expect($('main a[href="/alerts?lang=en"]')).toHaveLength(1);
  });

  test('a mail program takes somebody off the list without a question (RFC 8058); a page asks first', async () => {
    await ask({ email: EMAIL, results: 'yes' });
    await link('confirm', await mailedKey(), 'POST');
    const [{ leave_key } = { leave_key: '' }] = await rows('alert_subscribers');
    expect(await headingOf(await link('leave', leave_key))).toEqual([200, 'Stop e-mail alerts']);
    expect(await rows('alert_subscribers')).toHaveLength(1);
    const left = await link('leave', leave_key, 'POST', 'List-Unsubscribe=One-Click');
    expect([left.status, await rows('alert_subscribers'), await rows('alert_requests')]).toEqual([200, [], []]);
    expect(await headingOf(await link('leave', leave_key, 'POST'))).toEqual([200, 'Your alerts are off']);
    expect(await headingOf(await link('leave', leave_key))).toEqual([404, 'This address gets no alerts']);
  });

  test.each([
    ['elsewhere', 'GET', 404],
    ['confirm', 'PUT', 405],
    ['leave', 'DELETE', 405],
    ['subscribe', 'PUT', 405],
  ])('%s by %s is %i', async (step, method, status) => {
    expect((await link(step, 'x', method)).status).toBe(status);
  });

  test('nobody keeps a page with a key, or is told of it', async () => {
    const { headers } = await link('leave', 'x');
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  });
});

test('alerts: without a mail server there are none', async () => {
  const { environment } = await import('@/lib/config/env');
  const { mail } = environment();
  try {
    environment().mail = undefined;
    expect((await ask({ email: EMAIL, results: 'yes' })).status).toBe(404);
    expect((await link('leave', 'x')).status).toBe(404);
  } finally {
    environment().mail = mail;
  }
});

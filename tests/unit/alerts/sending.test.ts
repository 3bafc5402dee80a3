import type { AlertKind } from '@/lib/domain/alert-kind';
import type { Locale } from '@/lib/i18n/locales';
import { type MailServer, startMailServer } from '../support/mail-server';
import { quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const NOW = Date.parse('2026-11-28T10:00:00+08:00');
const AT = Date.parse('2026-11-28T09:40:00+08:00');
const EMAIL = 'holder@example.com';
const TITLE = {
  zt: '截至二零二六年九月三十日止九個月之業績公告',
  zh: '截至 2026 年 9 月 30 日止九个月业绩公告',
  en: 'Results & “Business Update” <Nine Months>',
};

let server: MailServer;
let site: Site;
beforeAll(async () => {
  server = await startMailServer();
  site = await startSite({
    SMTP_URL: server.url,
    MAIL_FROM: 'alerts@ir.example.com',
    SITE_URL: 'https://www.example.com',
  });
});
beforeEach(async () => {
  server.begin();
  const db = await site.store();
  for (const table of ['alert_requests', 'alert_subscribers', 'outbox', 'entries'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(async () => {
  await site.stop();
  await server.close();
});

const alerts = () => import('@/lib/store/alerts');

async function ask(locale: Locale = 'en', email = EMAIL, kinds: AlertKind[] = ['results', 'news']) {
  await (await alerts()).addAlertRequest(await site.store(), locale, { email, kinds }, NOW);
}

/** Confirms what was asked for last, without a mail. @returns the row of the subscriber */
async function subscribe(locale: Locale = 'en', email = EMAIL) {
  const { confirmRequest, newConfirmKey } = await alerts();
  const db = await site.store();
  await ask(locale, email);
  const request = await db.selectFrom('alert_requests').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  await confirmRequest(db, await newConfirmKey(db, request), NOW);
  await db.deleteFrom('outbox').execute();
  return db.selectFrom('alert_subscribers').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
}

interface Published {
  id?: string;
  call?: string;
  item?: object;
}

/** Puts an entry where pages have it. */
async function published({ id = '2026-11-28-results', call = 'circulars', item = {} }: Published = {}) {
  const db = await site.store();
  for (const locale of ['zt', 'zh', 'en'] as const) {
    const whole = {
      id,
      title: TITLE[locale],
      fileUrl: `/files/0123456789abcdef/results-${locale}.pdf`,
      publishTime: AT,
      category: 'results',
      ...item,
    };
    await db
      .insertInto('entries')
      .values({
        call,
        locale,
        entry_id: id,
        publish_time: AT,
        year: 2026,
        position: 1,
        kind: call === 'circulars' ? 'results' : '',
        kind_position: 1,
        search_text: '',
        item: JSON.stringify(whole),
      })
      .execute();
  }
}

async function queue(subscriber: number, entries: { id: string; is: 'release' | 'correct' }[] = [RELEASED], at = AT) {
  const { addMails } = await import('@/lib/store/outbox');
  const fields = { subscriber, at, entries };
  await addMails(
    await site.store(),
    [{ call: 'sendAlert', locale: 'en', fields, key: `sendAlert:${subscriber}:${at}` }],
    NOW,
  );
}
const RELEASED = { id: '2026-11-28-results', is: 'release' } as const;

/** One attempt at what is due. */
async function attempt(now = NOW) {
  const { claimDue, MAIL_CALLS } = await import('@/lib/store/outbox');
  const { deliverMail } = await import('@/lib/alerts/deliver');
  const db = await site.store();
  const row = await claimDue(db, MAIL_CALLS, now);
  if (!row) throw new Error('Nothing is due.');
  return deliverMail(db, row, now);
}

describe('alerts: the mail that tells of a release', () => {
  test.each([
    ['en', `08017: ${TITLE.en}`, 'Results and dividends · 28 Nov 2026, 9:39 am, Hong Kong time'],
    ['zt', `08017：${TITLE.zt}`, '業績及股息 · 香港時間'],
    ['zh', `08017：${TITLE.zh}`, '业绩及股息 · 香港时间'],
  ] as const)('in %s: what it is, when, where, why one gets it and how it stops', async (locale, subject, about) => {
    const { id, leave_key } = await subscribe(locale);
    await published({ item: { exchange: { id: '1', at: AT - 60_000 } } });
    await queue(id);
    expect(await attempt()).toEqual({ is: 'arrived' });
    const [mail] = server.mails;
    const lang = locale === 'zt' ? '' : `&lang=${locale}`;
    const leave = `https://www.example.com/website/alerts/leave?key=${leave_key}${lang}`;
    expect([mail?.from, mail?.to]).toEqual(['alerts@ir.example.com', EMAIL]);
    expect(mail?.headers).toMatchObject({
      subject,
      to: EMAIL,
      from: expect.stringContaining('<alerts@ir.example.com>'),
      'list-id': '<alerts.www.example.com>',
      'list-unsubscribe': `<${leave}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f]{32}@ir\.example\.com>$/),
      'content-type': expect.stringContaining('multipart/alternative'),
      date: expect.stringMatching(/^\w{3}, \d{1,2} \w{3} \d{4} /),
    });
    expect(mail?.headers).not.toHaveProperty('precedence');
    for (const word of [
      TITLE[locale],
      about,
      `https://www.example.com/sub-annAndCir?item=2026-11-28-results${lang}`,
      `https://www.example.com/files/0123456789abcdef/results-${locale}.pdf`,
      leave,
      `https://www.example.com/alerts${lang.replace('&', '?')}`,
    ]) {
      expect(mail?.text).toContain(word);
    }
    // What the company writes is text there, and no HTML of its own.
    expect(mail?.html).toContain(leave.replaceAll('&', '&amp;'));
    expect(mail?.html).not.toContain('<Nine');
    expect(mail?.text).not.toMatch(/[{}]/);
    expect(mail?.html.replace(/style="[^"]*"/g, '')).not.toMatch(/[{}]/);
  });

  test('one of several things says so in its subject, and has each of them', async () => {
    const { id } = await subscribe();
    await published();
    await published({ id: '7', call: 'newsHistory', item: { id: 7, title: 'A story', fileUrl: undefined } });
    await queue(id, [RELEASED, { id: '7', is: 'release' }]);
    await attempt();
    expect(server.mails[0]?.headers.subject).toBe(`08017: ${TITLE.en}, and 1 more`);
    expect(server.mails[0]?.text).toContain('https://www.example.com/dynamicDetails?id=7&lang=en');
    expect(server.mails[0]?.text).toContain('Company news · ');
  });

  test('a correction says what it is, and why', async () => {
    const { id } = await subscribe();
    await published({ item: { correctedAt: AT, because: 'Page 3 had the figures of 2025.' } });
    await queue(id, [{ ...RELEASED, is: 'correct' }]);
    await attempt();
    expect(server.mails[0]?.headers.subject).toBe(`08017: Corrected: ${TITLE.en}`);
    expect(server.mails[0]?.text).toContain('Why it was corrected: Page 3 had the figures of 2025.');
  });

  test('a title with breaks and headers in it stays one line of the subject', async () => {
    const { id } = await subscribe();
    await published({ item: { title: 'Results\r\nBcc: thief@example.com\r\n\r\nBody' } });
    await queue(id);
    await attempt();
    expect(server.mails[0]?.headers).not.toHaveProperty('bcc');
    expect(server.mails[0]?.headers.subject).toBe('08017: Results Bcc: thief@example.com Body');
    expect(server.mails).toHaveLength(1);
  });

  test('an address of another script goes to its plain form', async () => {
    const { id } = await subscribe('zt', 'chan@xn--fsqu00a.xn--j6w193g');
    await published();
    await queue(id);
    await attempt();
    expect(server.mails[0]?.headers.to).toBe('chan@xn--fsqu00a.xn--j6w193g');
  });

  test('sent again it is the same mail', async () => {
    const { id } = await subscribe();
    await published();
    await queue(id);
    await attempt();
    // The instance was killed before it could note that the mail had arrived.
    await attempt(NOW + 60_000);
    const ids = server.mails.map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

describe('alerts: what is not sent', () => {
  test.each([
    ['what was withdrawn meanwhile', { item: { withdrawnAt: AT + 1 } }],
    ['what is gone meanwhile', undefined],
  ])('%s', async (_, entry) => {
    const { id } = await subscribe();
    if (entry) await published(entry);
    await queue(id);
    expect(await attempt()).toEqual({ is: 'needless' });
    expect(server.attempts()).toBe(0);
  });

  test('to somebody who has left, also where the mail was queued at the same moment', async () => {
    const { id, leave_key } = await subscribe();
    await published();
    await (await alerts()).leaveAlerts(await site.store(), leave_key);
    await queue(id);
    expect(await attempt()).toEqual({ is: 'needless' });
    expect(server.attempts()).toBe(0);
  });

  test('what is no news any more', async () => {
    const { id } = await subscribe();
    await published();
    await queue(id);
    expect(await attempt(NOW + 4 * 24 * 3_600_000)).toEqual({ is: 'needless' });
  });

  test('what no page shows yet waits', async () => {
    const { id } = await subscribe();
    await published({ item: { publishTime: NOW + 60_000 } });
    await queue(id);
    expect(await attempt()).toMatchObject({ is: 'failed' });
    expect(server.attempts()).toBe(0);
  });
});

describe('alerts: a mail server that does not take one', () => {
  const failing = async (mood: 'later' | 'relaying-denied' | 'no-such-address') => {
    const { id } = await subscribe();
    await published();
    server.set(mood);
    const outcomes = [];
    for (let time = 0; time < 3; time++) {
      await queue(id, [RELEASED], AT + time);
      outcomes.push(await attempt(NOW + time));
      await (await site.store()).deleteFrom('outbox').execute();
    }
    const left = await (await site.store()).selectFrom('alert_subscribers').selectAll().execute();
    return { outcomes, left };
  };

  test.each([
    ['later', 'EENVELOPE 451 4.7.1 at RCPT TO'],
    ['relaying-denied', 'EENVELOPE 554 5.7.1 at RCPT TO'],
  ] as const)('%s: it is tried again, and nobody is taken off the list for it', async (mood, reason) => {
    const { outcomes, left } = await failing(mood);
    expect(outcomes).toEqual(Array(3).fill({ is: 'failed', reason }));
    expect(left).toMatchObject([{ refusals: 0 }]);
  });

  test('there is no such address: after the third mail in a row it is erased', async () => {
    const { outcomes, left } = await failing('no-such-address');
    expect(outcomes).toEqual(Array(3).fill({ is: 'needless' }));
    expect(left).toEqual([]);
    expect(log.join('\n')).toContain('alerts.address-erased');
    expect(log.join('\n')).not.toContain(EMAIL);
  });

  test('one that says nothing is not waited for until another instance takes the mail', async () => {
    const { id } = await subscribe();
    await published();
    server.set('hanging');
    await queue(id);
    const started = performance.now();
    expect(await attempt()).toMatchObject({ is: 'failed' });
    expect(performance.now() - started).toBeLessThan(50_000);
  }, 55_000);
});

describe('alerts: the mail that confirms an address', () => {
  test.each(['zt', 'zh', 'en'] as const)(
    'in %s: a link that is good, and no way to leave a list that one is not on',
    async (locale) => {
      await ask(locale);
      expect(await attempt()).toEqual({ is: 'arrived' });
      const [mail] = server.mails;
      const [, key = ''] = /\/website\/alerts\/confirm\?key=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
      expect(await (await alerts()).linkState(await site.store(), key, NOW)).toBe('waiting');
      expect(mail?.html).toContain(key);
      expect(mail?.headers).not.toHaveProperty('list-unsubscribe');
      expect(`${mail?.text}${mail?.headers.subject}`).not.toMatch(/[{}]/);
      expect(log.join('\n')).not.toContain(key);
    },
  );

  test('to an address that is none it is not tried again, and nothing of it is kept', async () => {
    await ask();
    server.set('no-such-address');
    expect(await attempt()).toEqual({ is: 'needless' });
    expect(await (await site.store()).selectFrom('alert_requests').selectAll().execute()).toEqual([]);
  });

  test('it is not sent when its time is over', async () => {
    await ask();
    expect(await attempt(NOW + 48 * 3_600_000)).toEqual({ is: 'needless' });
    expect(server.attempts()).toBe(0);
  });
});

describe('alerts: no mail server', () => {
  test('nobody listens: it is tried again, with the pauses of the outbox', async () => {
    const { id } = await subscribe();
    await published();
    await server.close();
    await queue(id, [RELEASED], Date.now());
    const { sendDue } = await import('@/lib/api/outbox-sender');
    sendDue();
    const waiting = () => log.filter((line) => line.includes('outbox.waiting'));
    for (let time = 0; waiting().length === 0 && time < 200; time++) await new Promise((done) => setTimeout(done, 25));
    expect(JSON.parse(waiting()[0] ?? '{}')).toMatchObject({ call: 'sendAlert', attempts: 1, againInSeconds: 5 });
    expect(log.join('\n')).not.toContain(EMAIL);
  });
});

import { HTML_LANG } from '@/lib/i18n/locales';
import en from '@/messages/en/common.json';
import zh from '@/messages/zh/common.json';
import zt from '@/messages/zt/common.json';
import { MESSAGE, QUESTION } from '../support/calls';
import { NO_LIMITS, post, postForm, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite(NO_LIMITS);
});
afterEach(() => site.clear());
afterAll(() => site.stop());

const ASKED = { ...QUESTION, subtopic: '', returnTo: '/interaction', lang: 'en' };
const CONTACT = { ...MESSAGE, subtopic: '', returnTo: '/contactUs', lang: 'zt' };

async function send(fields: Record<string, string>) {
  const answer = await site.calls.submitConsultation(postForm(fields));
  return { status: answer.status, location: answer.headers.get('location') };
}

describe('Forms: forms work without JavaScript', () => {
  test('Forms: an accepted form answers 303 to its page with #sent', async () => {
    expect(await send(CONTACT)).toEqual({ status: 303, location: '/contactUs#sent' });
  });

  test('Forms: what it holds is in the inbox, in the language of its page', async () => {
    await send({ ...CONTACT, lang: 'zh' });
    expect(await site.consultations()).toMatchObject([
      { locale: 'zh', name: MESSAGE.name, phone: MESSAGE.phone, content: MESSAGE.content },
    ]);
  });

  test('§5 contact: 200 characters with line breaks are 200, although a plain form sends each break as two', async () => {
    expect(await send({ ...CONTACT, content: `${'a'.repeat(100)}\r\n${'b'.repeat(99)}` })).toEqual({
      status: 303,
      location: '/contactUs#sent',
    });
    expect(await send({ ...CONTACT, content: `${'a'.repeat(101)}\r\n${'b'.repeat(99)}` })).toMatchObject({
      status: 400,
    });
  });

  test('Forms: what comes with a filled honeypot is kept apart', async () => {
    expect(await send({ ...CONTACT, subtopic: 'spam' })).toEqual({ status: 303, location: '/contactUs#sent' });
    expect([await site.consultations(), (await site.quarantined()).length]).toEqual([[], 1]);
  });

  test.each([
    ['zh', '/contactUs?lang=zh#sent'],
    ['en', '/contactUs?lang=en#sent'],
    ['zt', '/contactUs#sent'],
    ['fr', '/contactUs#sent'],
    ['en&x=1#y', '/contactUs#sent'],
  ])('Language: from a page in %j it leads back to %s', async (lang, location) => {
    expect((await send({ ...CONTACT, lang })).location).toBe(location);
  });

  test.each([
    '/brokerService',
    '/listedCompanyServices',
    '/tradeGoMarkets',
    '/interaction',
    '/sub-investorInteraction',
  ])('Forms: a form on %s leads back there', async (returnTo) => {
    expect((await send({ ...CONTACT, returnTo })).location).toBe(`${returnTo}#sent`);
  });

  test.each([
    'https://evil.example.com/',
    '//evil.example.com',
    '/\\evil.example.com',
    '\\\\evil.example.com',
    'javascript:alert(1)',
    '/contactUs/../../evil',
    '/contactUs?next=//evil.example.com',
    '/contactUs\r\nSet-Cookie: a=b',
    '/desktop/en/contactUs',
    '/mobile/zt/home',
    '/%2f%2fevil.example.com',
    'constructor',
    '__proto__',
    '',
  ])('Forms: a returnTo of %j leads to the contact page', async (returnTo) => {
    expect((await send({ ...CONTACT, returnTo })).location).toBe('/contactUs#sent');
  });

  test('Forms: the question form leads back the same way', async () => {
    const fields = { ...QUESTION, returnTo: '/interaction', lang: 'en' };
    const answer = await site.calls.submitQuestion(postForm(fields));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/interaction?lang=en#sent']);
    expect(await site.questions()).toMatchObject([{ locale: 'en', email: QUESTION.email }]);
  });

  test('a plain form under a policy of no-referrer, whose origin is null, is taken', async () => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    const answer = await site.calls.submitConsultation(postForm(CONTACT, headers));
    expect([answer.status, await site.consultations()]).toMatchObject([303, [{ name: MESSAGE.name }]]);
  });

  test('Forms: sent again since its answer was lost, it is acknowledged and kept once', async () => {
    const again = { ...CONTACT, phone: ' +852 9123-4567 ', lang: 'zh' };
    const answers = await Promise.all([send(CONTACT), send(CONTACT), send(again)]);
    expect(answers.map(({ location }) => location)).toEqual([
      '/contactUs#sent',
      '/contactUs#sent',
      '/contactUs?lang=zh#sent',
    ]);
    expect(await site.consultations()).toHaveLength(1);
  });

  test('Forms: with a word changed it is another message', async () => {
    await send(CONTACT);
    await send({ ...CONTACT, content: `${CONTACT.content}, please` });
    expect(await site.consultations()).toHaveLength(2);
  });

  test('Forms: kept apart at first, it reaches the inbox once the honeypot is empty', async () => {
    await send({ ...CONTACT, subtopic: 'filled in by a browser' });
    await send(CONTACT);
    expect([(await site.consultations()).length, (await site.quarantined()).length]).toEqual([1, 1]);
  });
});

/** Controls of the answered page, by name: their markup and what is described by it. */
async function answered(fields: Record<string, string>, query = '') {
  const answer = await site.calls.submitConsultation(postForm(fields, {}, query));
  return pageIn(answer, await answer.text());
}

function pageIn(answer: Response, text: string) {
  const control = (name: string) =>
    new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>(?:[^<]*</textarea>)?`).exec(text)?.[0] ?? '';
  const problem = (name: string) =>
    control(name).includes(`${name}-problem`) && new RegExp(`id="${name}-problem"[^>]*>(.*?)</p>`).exec(text)?.[1];
  return { answer, text, control, problem };
}

describe('Forms: without JavaScript, what was not taken comes back with every word', () => {
  const TYPED = { ...CONTACT, lang: 'en', phone: '71234567', content: '\nFirst "line" & <b>second</b>\r\nthird' };

  test('the answer is a page in the language of the form, of status 400, that nobody keeps', async () => {
    const { answer, text } = await answered(TYPED);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers.get('location')).toBeNull();
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  test('its policy allows no script and no form to another site', async () => {
    const policy = (await answered(TYPED)).answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  test('every value that was typed stands in its field, escaped', async () => {
    const { control, text } = await answered(TYPED);
    expect(control('companyName')).toContain(`value="${MESSAGE.companyName}"`);
    expect(control('phone')).toContain('value="71234567"');
    expect(control('content')).toContain(
      '>\n\nFirst &quot;line&quot; &amp; &lt;b&gt;second&lt;/b&gt;\nthird</textarea>',
    );
    expect(text).toMatch(/<option value="4" selected>/);
    expect(text).not.toContain('<b>second');
  });

  test('the field that is wrong is named, marked and described, the others are not', async () => {
    const { control, problem, text } = await answered(TYPED);
    expect(control('phone')).toContain('aria-invalid="true"');
    expect(problem('phone')).toBe('Enter a Hong Kong or mainland mobile number, or an e-mail address');
    expect(['companyName', 'name', 'content', 'businessType'].filter((name) => problem(name))).toEqual([]);
    expect(text).toContain('<li><a href="#phone">Mobile number or e-mail</a></li>');
    expect(text.match(/<li>/g)).toHaveLength(1);
  });

  test('§5 contact: of what is too long it says by how much', async () => {
    const { control, problem } = await answered({ ...CONTACT, lang: 'zh', content: '留'.repeat(270) });
    expect(problem('content')).toBe('请输入留言内容，最多 200 个字<br>超出 70 字');
    expect(control('content')).toContain('留'.repeat(270));
  });

  test('the form can be sent again: the same fields, rules, page and language', async () => {
    const { control, text } = await answered({ ...TYPED, returnTo: '/tradeGoMarkets' });
    expect(text).toContain('<form method="post" action="/website/Website/informationBox">');
    expect([control('returnTo'), control('lang')].join()).toMatch(/value="\/tradeGoMarkets".*value="en"/);
    expect(control('content')).toMatch(/required.*maxlength="200"/);
    expect(control('companyName')).toMatch(/required.*maxlength="80"/);
    expect(control('subtopic')).toContain('tabindex="-1"');
    expect(text).toContain('<a href="/tradeGoMarkets?lang=en">');
  });

  test('§5 consultation: its form stays one for phone numbers', async () => {
    const { control, problem, text } = await answered({ ...TYPED, phone: 'a@example.com' }, '?form=consultation');
    expect(text).toContain('action="/website/Website/informationBox?form=consultation"');
    expect(control('phone')).toContain('type="tel"');
    expect(problem('phone')).toContain('8-digit Hong Kong mobile number');
  });

  test('an empty form has a problem in every field', async () => {
    const { problem } = await answered({});
    for (const name of ['businessType', 'companyName', 'name', 'phone', 'content']) expect(problem(name)).toBeTruthy();
  });

  test.each([
    ['zt', 'zh-Hant', '問題'],
    ['zh', 'zh-Hans', '问题'],
    ['en', 'en', 'Your question'],
  ])('§5 question form: in %s too, with both fields', async (lang, htmlLang, label) => {
    const fields = { email: 'nobody', questionContent: '"><script>alert(1)</script>', returnTo: '/interaction', lang };
    const answer = await site.calls.submitQuestion(postForm(fields));
    const { text, control, problem } = pageIn(answer, await answer.text());
    expect([answer.status, problem('questionContent'), Boolean(problem('email'))]).toEqual([400, false, true]);
    expect(text).toContain(`<html lang="${htmlLang}">`);
    expect(text).toContain(`<label for="questionContent">${label}</label>`);
    expect(control('email')).toContain('value="nobody"');
    expect(control('email')).toContain('aria-describedby="email-hint email-problem"');
    expect(text).not.toContain('<script');
  });

  test.each([
    '"><script>alert(1)</script>',
    "' autofocus onfocus='alert(1)",
    '</textarea><img src=x onerror=alert(1)>',
  ])('nothing typed becomes markup, in any field: %s', async (evil) => {
    const { text } = await answered({
      businessType: evil,
      companyName: evil,
      name: evil,
      phone: evil,
      content: evil,
      returnTo: evil,
      lang: evil,
    });
    expect(text).not.toMatch(/<script|<img src=x|'/);
  });

  test('neither address nor log holds what was typed', async () => {
    const { answer } = await answered(TYPED);
    const told = `${log.join('\n')}${JSON.stringify([...answer.headers])}`;
    const words = [MESSAGE.companyName, MESSAGE.name, '71234567', 'First'];
    expect(words.filter((word) => told.includes(word))).toEqual([]);
  });
});

describe('Forms: whatever refuses a plain form, the answer is its page, in its language, filled in', () => {
  const FOREIGN = { zt: zt.submission.foreign, zh: zh.submission.foreign, en: en.submission.foreign };

  test.each(['zt', 'zh', 'en'] as const)('one that seems to come from elsewhere, in %s, is not heard', async (lang) => {
    const request = postForm(
      { ...CONTACT, lang, returnTo: '/brokerService' },
      { Origin: 'null' },
      '?form=consultation',
    );
    const answer = await site.calls.submitConsultation(request);
    const { text, control } = pageIn(answer, await answer.text());
    expect([answer.status, answer.headers.get('content-language')]).toEqual([403, HTML_LANG[lang]]);
    expect(text).toContain(FOREIGN[lang]);
    expect(control('content')).toContain(MESSAGE.content);
    expect([control('returnTo'), text]).toEqual([
      expect.stringContaining('value="/brokerService"'),
      expect.stringContaining('action="/website/Website/informationBox?form=consultation"'),
    ]);
    expect(await site.consultations()).toEqual([]);
  });

  test('one of another site is not heard either', async () => {
    const answer = await site.calls.submitQuestion(postForm(ASKED, { 'Sec-Fetch-Site': 'cross-site' }));
    const { control } = pageIn(answer, await answer.text());
    expect([answer.status, await site.questions()]).toEqual([403, []]);
    expect(control('questionContent')).toContain(QUESTION.questionContent);
  });

  test('one that is too large has its words, and what is too long is said', async () => {
    const { answer, control, problem } = await answered({ ...CONTACT, content: '留'.repeat(7000) });
    expect(answer.status).toBe(413);
    expect(problem('content')).toContain('超出 6800 字');
    expect([control('content').includes('留'.repeat(7000)), control('name')]).toEqual([
      true,
      expect.stringContaining(MESSAGE.name),
    ]);
  });

  test('of one larger than anybody types it has the beginning', async () => {
    const { answer, control } = await answered({ ...CONTACT, content: 'x'.repeat(400_000) });
    expect([answer.status, control('name').includes(MESSAGE.name)]).toEqual([413, true]);
    expect(control('content')).toContain('x'.repeat(100_000));
  });

  test('one in parts, which are not taken, has its words', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...CONTACT, lang: 'en' })) body.set(name, value);
    const answer = await site.calls.submitConsultation(
      new Request('http://site.test/any', { method: 'POST', headers: { Accept: 'text/html,*/*' }, body }),
    );
    const { text, control } = pageIn(answer, await answer.text());
    expect([answer.status, control('content').includes(MESSAGE.content)]).toEqual([415, true]);
    expect(text).toContain('<html lang="en">');
  });

  test('one that cannot be read is empty, in the language of the visitor', async () => {
    const headers = { 'Content-Type': 'text/plain', Accept: 'text/html', Cookie: 'a=b; language=zh' };
    const answer = await site.calls.submitQuestion(post('content=x', headers));
    const text = await answer.text();
    expect(answer.status).toBe(415);
    expect(text).toContain('<html lang="zh-Hans">');
    expect(text).toContain('问题未能提交。请重新填写');
    expect(text).toContain('<a href="/investorRelations?lang=zh">');
  });

  test('a store that fails leaves every word, and no trace of how it failed', async () => {
    const store = await site.store();
    const failing = jest.spyOn(store, 'transaction').mockImplementation(() => {
      throw Object.assign(new Error('disk I/O error at node_modules/libsql'), { name: 'StoreBusyError' });
    });
    const { answer, text, control } = await answered({ ...CONTACT, lang: 'en' });
    failing.mockRestore();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(control('content')).toContain(MESSAGE.content);
    expect(text).toMatch(/could not be sent, and everything you wrote is still here/);
    expect(text).not.toContain('libsql');
    expect(await send({ ...CONTACT, lang: 'en' })).toMatchObject({ status: 303 });
  });

  test.each([
    ['submitConsultation', '/website/Website/informationBox?form=consultation', 'phone', '/contactUs'],
    ['submitQuestion', '/website/Website/questionBox', 'questionContent', '/investorRelations'],
  ])(
    '%s: whoever opens its address, which a refused form leaves behind, finds the form',
    async (_, path, field, page) => {
      const asked = (headers: Record<string, string>) =>
        site.serveCall(new Request(`http://site.test${path}`, { headers }));
      const answer = await asked({ Accept: 'text/html,application/xhtml+xml', Cookie: 'language=en' });
      const { text, control } = pageIn(answer, await answer.text());
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(text).toContain(`action="${path}"`);
      expect([control(field) !== '', text.includes(`<a href="${page}?lang=en">`)]).toEqual([true, true]);
      expect(await (await asked({ Accept: '*/*' })).json()).toMatchObject({ result: 0 });
    },
  );
});

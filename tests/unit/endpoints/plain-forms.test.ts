import { MESSAGE, QUESTION } from '../support/calls';
import { NO_LIMITS, postForm, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite(NO_LIMITS);
});
afterEach(() => site.clear());
afterAll(() => site.stop());

const CONTACT = { ...MESSAGE, subtopic: '', returnTo: '/contactUs', lang: 'zt' };

async function send(fields: Record<string, string>) {
  const answer = await site.calls.submitConsultation(postForm(fields));
  return { status: answer.status, location: answer.headers.get('location') };
}

describe('decisions, Forms: forms work without JavaScript', () => {
  test('decisions, Forms: an accepted form answers 303 to its page with #sent', async () => {
    expect(await send(CONTACT)).toEqual({ status: 303, location: '/contactUs#sent' });
  });

  test('decisions, Forms: what it holds is in the inbox, in the language of its page', async () => {
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

  test('decisions, Forms: what comes with a filled honeypot is kept apart', async () => {
    expect(await send({ ...CONTACT, subtopic: 'spam' })).toEqual({ status: 303, location: '/contactUs#sent' });
    expect([await site.consultations(), (await site.held()).length]).toEqual([[], 1]);
  });

  test('decisions, Forms: a body too large to be read answers 303 with #not-sent', async () => {
    expect(await send({ ...CONTACT, content: 'x'.repeat(20_000) })).toEqual({
      status: 303,
      location: '/contactUs#not-sent',
    });
  });

  test.each([
    ['zh', '/contactUs?lang=zh#sent'],
    ['en', '/contactUs?lang=en#sent'],
    ['zt', '/contactUs#sent'],
    ['fr', '/contactUs#sent'],
    ['en&x=1#y', '/contactUs#sent'],
  ])('decisions, Language: from a page in %j it leads back to %s', async (lang, location) => {
    expect((await send({ ...CONTACT, lang })).location).toBe(location);
  });

  test.each([
    '/brokerService',
    '/listedCompanyServices',
    '/tradeGoMarkets',
    '/interaction',
    '/sub-investorInteraction',
  ])('decisions, Forms: a form on %s leads back there', async (returnTo) => {
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
  ])('decisions, Forms: a returnTo of %j leads to the contact page', async (returnTo) => {
    expect((await send({ ...CONTACT, returnTo })).location).toBe('/contactUs#sent');
  });

  test('decisions, Forms: the question form leads back the same way', async () => {
    const fields = { ...QUESTION, returnTo: '/interaction', lang: 'en' };
    const answer = await site.calls.submitQuestion(postForm(fields));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/interaction?lang=en#sent']);
    expect(await site.questions()).toMatchObject([{ locale: 'en', email: QUESTION.email }]);
  });

  test('a plain form of another site is refused and not heard', async () => {
    const answer = await site.calls.submitConsultation(postForm(CONTACT, { 'Sec-Fetch-Site': 'cross-site' }));
    expect([answer.status, await site.consultations()]).toEqual([403, []]);
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

describe('decisions, Forms: without JavaScript, what was not taken comes back with every word', () => {
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

import { MESSAGE, QUESTION } from './support/calls';
import { NO_LIMITS, postForm, quietLog, type Site, startSite } from './support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

quietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite(NO_LIMITS);
});
afterEach(() => site.clear());
afterAll(() => site.stop());

const CONTACT = { ...MESSAGE, website: '', returnTo: '/contactUs', lang: 'zt' };

async function send(fields: Record<string, string>) {
  const answer = await site.submissions.receiveConsultation(postForm(fields));
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

  test('decisions, Forms: a refused form answers 303 with #not-sent and is not in the inbox', async () => {
    expect(await send({ ...CONTACT, phone: '71234567' })).toEqual({ status: 303, location: '/contactUs#not-sent' });
    expect(await site.consultations()).toEqual([]);
  });

  test('§5 contact: 200 characters with line breaks are 200, although a plain form sends each break as two', async () => {
    expect(await send({ ...CONTACT, content: `${'a'.repeat(100)}\r\n${'b'.repeat(99)}` })).toEqual({
      status: 303,
      location: '/contactUs#sent',
    });
    expect(await send({ ...CONTACT, content: `${'a'.repeat(101)}\r\n${'b'.repeat(99)}` })).toEqual({
      status: 303,
      location: '/contactUs#not-sent',
    });
  });

  test('decisions, Forms: an empty form answers 303 with #not-sent', async () => {
    expect(await send({})).toEqual({ status: 303, location: '/contactUs#not-sent' });
  });

  test('decisions, Forms: a filled honeypot looks sent and is not heard', async () => {
    expect(await send({ ...CONTACT, website: 'spam' })).toEqual({ status: 303, location: '/contactUs#sent' });
    expect(await site.consultations()).toEqual([]);
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
    const answer = await site.submissions.receiveQuestion(postForm(fields));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/interaction?lang=en#sent']);
    expect(await site.questions()).toMatchObject([{ locale: 'en', email: QUESTION.email }]);
  });

  test('a plain form of another site is refused and not heard', async () => {
    const answer = await site.submissions.receiveConsultation(postForm(CONTACT, { 'Sec-Fetch-Site': 'cross-site' }));
    expect([answer.status, await site.consultations()]).toEqual([403, []]);
  });
});

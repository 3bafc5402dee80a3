import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en/common.json';
import zh from '@/messages/zh/common.json';
import zt from '@/messages/zt/common.json';
import { MESSAGE, QUESTION } from './support/calls';
import { NO_LIMITS, post, quietLog, type Site, startSite } from './support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const WORDS: Record<Locale, (typeof en)['submission']> = {
  en: en.submission,
  zh: zh.submission,
  zt: zt.submission,
};

const log = quietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite(NO_LIMITS);
});
afterEach(() => site.clear());
afterAll(() => site.stop());

const consult = (body: unknown, headers?: Record<string, string>) =>
  site.submissions.receiveConsultation(post(body, headers));
const ask = (body: unknown, headers?: Record<string, string>) => site.submissions.receiveQuestion(post(body, headers));

describe('§7 submissions that are accepted', () => {
  test('§7 consultation: answers with result 1', async () => {
    const answer = await consult(MESSAGE);
    expect([answer.status, await answer.json()]).toEqual([200, { result: 1, msg: 'success' }]);
  });

  test('§7 consultation: the message is in the inbox, with its language', async () => {
    await consult(MESSAGE, { language: 'chs' });
    expect(await site.consultations()).toMatchObject([
      {
        locale: 'zh',
        business_type: '4',
        company_name: MESSAGE.companyName,
        name: MESSAGE.name,
        phone: MESSAGE.phone,
        content: MESSAGE.content,
      },
    ]);
  });

  test('§5 consultation: input is trimmed and the phone number normalised', async () => {
    await consult({ ...MESSAGE, name: '  Visitor  ', phone: ' +852 9123-4567 ' });
    expect(await site.consultations()).toMatchObject([{ name: 'Visitor', phone: '91234567' }]);
  });

  test('§5 contact page: an e-mail address is taken as contact', async () => {
    await consult({ ...MESSAGE, phone: 'visitor@example.com' });
    expect(await site.consultations()).toMatchObject([{ phone: 'visitor@example.com' }]);
  });

  test('§7 question: answers with result 1 and the question is in the inbox', async () => {
    const answer = await ask(QUESTION, { language: 'en' });
    expect(await answer.json()).toMatchObject({ result: 1 });
    expect(await site.questions()).toMatchObject([
      { locale: 'en', email: QUESTION.email, question_content: QUESTION.questionContent },
    ]);
  });

  test.each(['same-origin', 'same-site', 'none'])('a form of this site (Sec-Fetch-Site: %s) is taken', async (from) => {
    expect((await consult(MESSAGE, { 'Sec-Fetch-Site': from })).status).toBe(200);
  });
});

describe('decisions, Calls: bad input to our own endpoints', () => {
  test.each([
    ['en', 'en'],
    ['zh', 'chs'],
    ['zt', 'cht'],
    ['zt', 'klingon'],
  ] as const)('decisions, Calls: errors per field in %s for the language header %s', async (locale, language) => {
    const answer = await ask({ email: 'nobody', questionContent: 'x'.repeat(401) }, { language });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        result: 0,
        msg: WORDS[locale].invalidFields,
        errors: { email: WORDS[locale].invalid, questionContent: WORDS[locale].tooLong },
      },
    ]);
  });

  test('§5 consultation: an empty message has a problem in every field', async () => {
    const { errors } = await (await consult({}, { language: 'en' })).json();
    const required = en.submission.required;
    expect(errors).toEqual({
      businessType: required,
      companyName: required,
      name: required,
      phone: required,
      content: required,
    });
  });

  test('§5 consultation: what is refused is not in the inbox', async () => {
    await consult({ ...MESSAGE, phone: '71234567' });
    expect(await site.consultations()).toEqual([]);
  });

  test.each([[{}], [['a']], [null], [{ toString: 'x' }]])('a name of %j is a bad field, not an error', async (name) => {
    const answer = await consult({ ...MESSAGE, name });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([400, ['name']]);
  });

  test.each(['{', '[]', 'null', '"text"', '7', ''])(
    'decisions, Calls: a body of %j is answered with 400',
    async (text) => {
      const answer = await consult(text);
      expect([answer.status, (await answer.json()).result]).toEqual([400, 0]);
    },
  );

  test('decisions, Calls: a body larger than 16 KB is answered with 413', async () => {
    const answer = await consult({ ...MESSAGE, content: 'x'.repeat(17_000) });
    expect([answer.status, (await answer.json()).result]).toEqual([413, 0]);
  });

  test('decisions, Calls: a body that hides its length is cut off with 413', async () => {
    let pulled = 0;
    const long = new ReadableStream({
      pull(stream) {
        pulled++;
        stream.enqueue(new Uint8Array(4096).fill(32));
        if (pulled === 200) stream.close();
      },
    });
    const request = new Request('http://site.test/any', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: long,
      ...{ duplex: 'half' },
    });
    expect((await site.submissions.receiveConsultation(request)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])(
    'decisions, Calls: a body of type %s is answered with 415',
    async (type) => {
      const answer = await consult(MESSAGE, { 'Content-Type': type });
      expect([answer.status, (await answer.json()).result]).toEqual([415, 0]);
    },
  );

  test('a form of another site is answered with 403 and not heard', async () => {
    const answer = await consult(MESSAGE, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, (await answer.json()).result, await site.consultations()]).toEqual([403, 0, []]);
  });

  test('decisions, Calls: no answer holds a stack trace', async () => {
    const texts = await Promise.all(['{', '{}', 'x'.repeat(20_000)].map(async (body) => (await consult(body)).text()));
    expect(texts.filter((text) => /\bat \S+ \(|\.tsx?:\d|node_modules/.test(text))).toEqual([]);
  });
});

describe('decisions, Forms: honeypot', () => {
  test('decisions, Forms: a filled honeypot is thanked and not heard', async () => {
    const answer = await consult({ ...MESSAGE, website: 'https://spam.example.com' });
    expect([answer.status, (await answer.json()).result, await site.consultations()]).toEqual([200, 1, []]);
  });

  test('decisions, Forms: an empty honeypot is a person', async () => {
    await consult({ ...MESSAGE, website: '' });
    expect(await site.consultations()).toHaveLength(1);
  });

  test('decisions, Forms: the question form has it too', async () => {
    await ask({ ...QUESTION, website: 'x' });
    expect(await site.questions()).toEqual([]);
  });
});

describe('what the log tells', () => {
  test('the log never holds what a visitor wrote, accepted or refused', async () => {
    await consult(MESSAGE);
    await consult({ ...MESSAGE, phone: '71234567' });
    await ask({ ...QUESTION, website: 'x' });
    const words = [...Object.values(MESSAGE), ...Object.values(QUESTION), '71234567'].filter(
      ({ length }) => length > 1,
    );
    expect(words.filter((word) => log.join('\n').includes(word))).toEqual([]);
  });
});

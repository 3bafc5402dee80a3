import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en/common.json';
import zh from '@/messages/zh/common.json';
import zt from '@/messages/zt/common.json';
import { MESSAGE, QUESTION } from '../support/calls';
import { NO_LIMITS, post, postForm, quietLog, type Site, startSite } from '../support/site';

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

const consult = (body: unknown, headers?: Record<string, string>) => site.calls.submitConsultation(post(body, headers));
const ask = (body: unknown, headers?: Record<string, string>) => site.calls.submitQuestion(post(body, headers));

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

  test.each(['same-origin', 'none'])('a form of this site (Sec-Fetch-Site: %s) is taken', async (from) => {
    expect((await consult(MESSAGE, { 'Sec-Fetch-Site': from })).status).toBe(200);
  });
});

describe('Calls: bad input to our own endpoints', () => {
  test.each([
    ['en', 'en'],
    ['zh', 'chs'],
    ['zt', 'cht'],
    ['zt', 'klingon'],
  ] as const)('Calls: errors per field in %s for the language header %s', async (locale, language) => {
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

  test.each(['{', '[]', 'null', '"text"', '7', ''])('Calls: a body of %j is answered with 400', async (text) => {
    const answer = await consult(text);
    expect([answer.status, (await answer.json()).result]).toEqual([400, 0]);
  });

  test('Calls: a body larger than 16 KB is answered with 413', async () => {
    const answer = await consult({ ...MESSAGE, content: 'x'.repeat(17_000) });
    expect([answer.status, (await answer.json()).result]).toEqual([413, 0]);
  });

  test('Calls: a body that hides its length is cut off with 413', async () => {
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
    expect((await site.calls.submitConsultation(request)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  test('a client that goes away in the middle of its message is 400 and leaves no line in the log', async () => {
    const cut = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"name":'));
        stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    const request = new Request('http://site.test/any', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: cut,
      ...{ duplex: 'half' },
    });
    expect((await site.calls.submitConsultation(request)).status).toBe(400);
    expect(log).toEqual([]);
  });

  test('a form with fields named like what every object has is judged as one without them', async () => {
    const odd = { constructor: '1', toString: '2', valueOf: '3' };
    const answer = await site.calls.submitConsultation(postForm({ ...MESSAGE, ...odd }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('#sent')]);
    expect(await site.consultations()).toHaveLength(1);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'])(
    'Calls: a body of type %s is answered with 415',
    async (type) => {
      const answer = await consult(MESSAGE, { 'Content-Type': type });
      expect([answer.status, (await answer.json()).result]).toEqual([415, 0]);
    },
  );

  test('a form of another site is answered with 403 and not heard', async () => {
    const answer = await consult(MESSAGE, { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.status, (await answer.json()).result, await site.consultations()]).toEqual([403, 0, []]);
  });

  test('Calls: no answer holds a stack trace', async () => {
    const texts = await Promise.all(['{', '{}', 'x'.repeat(20_000)].map(async (body) => (await consult(body)).text()));
    expect(texts.filter((text) => /\bat \S+ \(|\.tsx?:\d|node_modules/.test(text))).toEqual([]);
  });
});

describe('§5 the rules of the form that a message comes from', () => {
  const from = async (form: string, phone: string) =>
    (await site.calls.submitConsultation(post({ ...MESSAGE, phone }, { language: 'en' }, form))).json();

  test('§5 consultation: an e-mail address is no phone number, on the server neither', async () => {
    expect(await from('?form=consultation', 'visitor@example.com')).toMatchObject({
      result: 0,
      errors: { phone: en.submission.invalid },
    });
    expect(await site.consultations()).toEqual([]);
  });

  test('§5 consultation: a phone number is taken', async () => {
    expect(await from('?form=consultation', '(852) 9123 4567')).toMatchObject({ result: 1 });
    expect(await site.consultations()).toMatchObject([{ phone: '91234567' }]);
  });

  test.each(['', '?form=contact', '?form=', '?form=other', '?form=constructor'])(
    '§5 contact page: %j takes an e-mail address too',
    async (form) => {
      expect(await from(form, 'visitor@example.com')).toMatchObject({ result: 1 });
    },
  );
});

describe('a text with control characters', () => {
  test('a NUL cuts nothing: the rest of the message is in the inbox', async () => {
    await consult({ ...MESSAGE, content: 'abc\0def' });
    await ask({ ...QUESTION, questionContent: 'Why\0\u001B now?' });
    expect(await site.consultations()).toMatchObject([{ content: 'abcdef' }]);
    expect(await site.questions()).toMatchObject([{ question_content: 'Why now?' }]);
  });
});

describe('a form of another site', () => {
  test.each(['https://evil.example.org', 'null', 'http://shop.site.test'])(
    'an Origin of %s is answered with 403 and not heard',
    async (origin) => {
      const answer = await consult(MESSAGE, { Host: 'site.test', Origin: origin });
      expect([answer.status, (await answer.json()).result, await site.consultations()]).toEqual([403, 0, []]);
      expect((await ask(QUESTION, { Host: 'site.test', Origin: origin })).status).toBe(403);
    },
  );

  test('one of the same site but of another origin is too, whatever it says', async () => {
    expect((await consult(MESSAGE, { 'Sec-Fetch-Site': 'same-site' })).status).toBe(403);
  });

  test('an Origin of this site is taken', async () => {
    expect((await consult(MESSAGE, { Host: 'site.test', Origin: 'https://site.test' })).status).toBe(200);
  });
});

describe('Forms: a message whose answer was lost on the way back', () => {
  const keyed = (key: string) => ({ 'Idempotency-Key': key });

  test('sent again with its key it is acknowledged and kept once', async () => {
    const answers = [
      await consult(MESSAGE, keyed('a')),
      await consult({ ...MESSAGE, name: ' Visitor Example ' }, keyed('a')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([1, 2, 3].map(() => ask(QUESTION, keyed('a'))));
    expect([(await site.consultations()).length, (await site.questions()).length]).toEqual([1, 1]);
    expect(log.join('\n')).toContain('submission.repeated');
  });

  test('another key, other words or no key at all make another message', async () => {
    await consult(MESSAGE, keyed('a'));
    await consult(MESSAGE, keyed('b'));
    await consult({ ...MESSAGE, content: 'Another matter' }, keyed('a'));
    await consult(MESSAGE);
    await consult(MESSAGE);
    expect(await site.consultations()).toHaveLength(5);
  });

  test('neither store nor log holds the key or the words beside the message', async () => {
    await consult(MESSAGE, keyed('key-of-a-visitor'));
    const rows = await (await site.store()).selectFrom('submission_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(`${JSON.stringify(rows)}${log.join('\n')}`).not.toMatch(/key-of-a-visitor|Harbour|91234567/);
  });
});

describe('Forms: honeypot', () => {
  test('Forms: what comes with a filled honeypot is kept apart and counted', async () => {
    const answer = await consult({ ...MESSAGE, subtopic: 'https://spam.example.com' }, { language: 'chs' });
    expect([answer.status, (await answer.json()).result, await site.consultations()]).toEqual([200, 1, []]);
    const [held, ...more] = await site.quarantined();
    expect([held?.call, held?.locale, JSON.parse(held?.fields ?? ''), more]).toEqual([
      'submitConsultation',
      'zh',
      MESSAGE,
      [],
    ]);
    expect(log.join('\n')).toContain('submission.quarantined');
  });

  test('Forms: a person whose browser filled it in hears of a bad field as anybody does', async () => {
    expect((await consult({ ...MESSAGE, phone: '7', subtopic: 'x' })).status).toBe(400);
    expect(await site.quarantined()).toEqual([]);
  });

  test.each(['website', 'url', 'company', 'email'])(
    'Forms: a field called %s, which browsers fill in by themselves, holds nothing back',
    async (name) => {
      await consult({ ...MESSAGE, [name]: 'https://filled.example.com' });
      expect([await site.consultations(), await site.quarantined()]).toMatchObject([[{ name: MESSAGE.name }], []]);
    },
  );

  test('Forms: an empty honeypot is a person', async () => {
    await consult({ ...MESSAGE, subtopic: '' });
    expect(await site.consultations()).toHaveLength(1);
  });

  test('Forms: the question form has it too', async () => {
    await ask({ ...QUESTION, subtopic: 'x' });
    expect([await site.questions(), (await site.quarantined()).length]).toEqual([[], 1]);
  });
});

describe('what the log tells', () => {
  test('the log never holds what a visitor wrote, accepted or refused', async () => {
    await consult(MESSAGE);
    await consult({ ...MESSAGE, phone: '71234567' });
    await ask({ ...QUESTION, subtopic: 'x' });
    const words = [...Object.values(MESSAGE), ...Object.values(QUESTION), '71234567'].filter(
      ({ length }) => length > 1,
    );
    expect(words.filter((word) => log.join('\n').includes(word))).toEqual([]);
  });
});

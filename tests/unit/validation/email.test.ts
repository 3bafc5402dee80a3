import { contactSchema, judge, questionSchema } from '@/lib/validation';
import { isEmail, NATIVE_CONTACT, NATIVE_EMAIL, normaliseEmail } from '@/lib/validation/patterns';

const GOOD = [
  'a@b.co',
  'name@example.com',
  'first.last@example.com.hk',
  'first+tag@example.com',
  'first_last@sub.example-site.org',
  "o'hara@example.ie",
  '123@example.com',
  'a@1.example.com',
  'NAME@EXAMPLE.COM',
  'a@b.technology',
];

/** What a person may type beside what the address is: Chinese keyboards, invisible marks, domains of other scripts. */
const FOLDED: [string, string][] = [
  ['chan＠example.com', 'chan@example.com'],
  ['chan@example。com', 'chan@example.com'],
  ['chan＠example．com', 'chan@example.com'],
  ['chan@example｡com', 'chan@example.com'],
  ['ｃｈａｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'chan@example.com'],
  ['chan@例子.香港', 'chan@xn--fsqu00a.xn--j6w193g'],
  ['chan＠例子。香港', 'chan@xn--fsqu00a.xn--j6w193g'],
  ['chan@xn--fsqu00a.xn--j6w193g', 'chan@xn--fsqu00a.xn--j6w193g'],
  ['chan@公司.cn', 'chan@xn--55qx5d.cn'],
  ['chan@mail.xn--j6w193g', 'chan@mail.xn--j6w193g'],
  ['chan@bücher.example', 'chan@xn--bcher-kva.example'],
  ['\u200Bname@example.com', 'name@example.com'],
  ['name@\u2060example.com', 'name@example.com'],
  ['\u202Aname@example.com\u202C', 'name@example.com'],
  ['na\u061Cme@exam\uFE0Fple.com', 'name@example.com'],
  ['name@example.com\u{E0020}', 'name@example.com'],
];

const BAD = [
  'name',
  'chan@例子',
  'chan@香.c',
  '陳大文@example.com',
  'chan@例子.香港/path',
  'chan@例子.香港:25',
  'chan@xn--.com',
  'chan@example.xn--',
  'name@',
  '@example.com',
  'name@example',
  'name@example.c',
  'name@example.c1',
  'name@.com',
  'name@example..com',
  'name@-example.com',
  'name@example-.com',
  'na me@example.com',
  'name@exam ple.com',
  'name@@example.com',
  'name@example.com,other@example.com',
  'name@example.com.',
  'name@example,com',
  '<name@example.com>',
  'name@example.com\nBcc: other@example.com',
  'name@example.123',
];

const contact = { businessType: '7', companyName: 'Company', name: 'Name', content: 'Content' };
const question = (email: unknown) => judge(questionSchema, { email, questionContent: 'Why?' });

describe('§5 e-mail addresses', () => {
  test.each(GOOD)('§5 question form: %s is accepted', (email) => {
    expect(question(email)).toEqual({ ok: true, value: { email, questionContent: 'Why?' } });
  });

  test.each(BAD)('§5 question form: %j is refused', (email) => {
    expect(question(email)).toEqual({ ok: false, problems: { email: 'invalid' } });
  });

  test.each(GOOD)('§5 contact page form: %s is accepted in place of a phone number', (email) => {
    expect(judge(contactSchema, { ...contact, phone: email })).toMatchObject({ ok: true, value: { phone: email } });
  });

  test.each(BAD)('§5 contact page form: %j is refused', (email) => {
    expect(judge(contactSchema, { ...contact, phone: email })).toEqual({ ok: false, problems: { phone: 'invalid' } });
  });

  test('§5 question form: the e-mail is trimmed', () => {
    expect(question('  name@example.com ')).toMatchObject({ ok: true, value: { email: 'name@example.com' } });
  });

  test.each(FOLDED)('§5 %j is the address %s', (typed, email) => {
    expect(question(typed)).toMatchObject({ ok: true, value: { email } });
    expect(judge(contactSchema, { ...contact, phone: typed })).toMatchObject({ ok: true, value: { phone: email } });
  });

  test('Forms: what is normalised once stays as it is', () => {
    for (const [, email] of FOLDED) expect(normaliseEmail(email)).toBe(email);
  });

  test.each(['', '   ', undefined, null])('§5 question form: an e-mail of %j is required', (email) => {
    expect(question(email)).toEqual({ ok: false, problems: { email: 'required' } });
  });

  test.each(['co', 'com', 'info'])('Forms: a top level of 2 or more letters (%s) is enough', (top) => {
    expect(isEmail(`name@example.${top}`)).toBe(true);
  });

  test('Forms: a top level of one letter is not', () => {
    expect(isEmail('name@example.c')).toBe(false);
  });

  test('§5 a very long text is judged at once', () => {
    expect(isEmail(`a@${'a-'.repeat(8000)}`)).toBe(false);
    expect(isEmail(`${'a'.repeat(16_000)}`)).toBe(false);
  });
});

describe('§5 contact field: length', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  const judged = (phone: string) => judge(contactSchema, { ...contact, phone });

  test('§9 contact page form: 50 characters are accepted', () => {
    expect(judged(ofLength(50)).ok).toBe(true);
  });

  test('§9 contact page form: 51 characters are refused', () => {
    expect(judged(ofLength(51))).toEqual({ ok: false, problems: { phone: 'tooLong' } });
  });

  test('§5 contact page form: spaces around 50 characters do not count', () => {
    expect(judged(`  ${ofLength(50)}  `).ok).toBe(true);
  });
});

describe('Forms: length of the question’s e-mail, for which the specification has none', () => {
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  test.each([51, 254])('§5 question form: an address of %i characters is accepted', (length) => {
    expect(question(ofLength(length)).ok).toBe(true);
  });

  test('§5 question form: a longer one than an address can be is refused', () => {
    expect(question(ofLength(255))).toEqual({ ok: false, problems: { email: 'tooLong' } });
  });
});

describe('Forms: without JavaScript', () => {
  // Browsers before Chrome 114 judge a `pattern` by the older rules.
  const accepts = (pattern: string, text: string) => {
    const [now, before] = ['v', 'u'].map((rules) => new RegExp(`^(?:${pattern})$`, rules).test(text));
    if (now !== before) throw new Error(`Two answers to ${text}`);
    return now;
  };

  test.each([...GOOD, ...FOLDED.map(([typed]) => typed), ' name@example.com '])(
    'Forms: the native pattern stops nobody who types %s',
    (email) => {
      expect(accepts(NATIVE_EMAIL, email)).toBe(true);
      expect(accepts(NATIVE_CONTACT, email)).toBe(true);
    },
  );

  test.each(['name', 'name@', 'name@example', 'name@example.c'])('Forms: it refuses %s', (email) => {
    expect(accepts(NATIVE_EMAIL, email)).toBe(false);
  });
});

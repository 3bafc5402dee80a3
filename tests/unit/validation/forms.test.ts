import { consultationSchema, contactSchema, judge, questionSchema } from '@/lib/validation';
import { BUSINESS_TYPES, LENGTHS, lengthOf } from '@/lib/validation/patterns';

const GOOD = { businessType: '4', companyName: 'Company', name: 'Name', phone: '91234567', content: 'Content' };
const QUESTION = { email: 'name@example.com', questionContent: 'Why?' };

const FORMS = [
  ['consultation', consultationSchema],
  ['contact page form', contactSchema],
] as const;

const LIMITED = [
  ['companyName', 80],
  ['name', 30],
  ['content', 200],
] as const;

/** Texts that leave a field empty to whoever reads it. */
const UNSEEN = [
  ['zero-width space, joiner and byte order mark', ' \u200b\u200d\ufeff '],
  ['an Arabic direction mark', '\u061C'],
  ['variation selectors', '\uFE0F\u{E0100}\u180B'],
  ['Hangul fillers', '\u3164 \uFFA0\u115F\u1160'],
  ['Braille without dots', '\u2800\u2800'],
  ['Braille without dots and a Hangul filler', '\u2800\u3164'],
  ['vowels of Khmer that are not written', '\u034F\u17B5'],
  ['tags', '\u{E0041}'],
  ['a soft hyphen', '\u00AD'],
  ['bounds of annotations', '\uFFF9\uFFFB'],
  ['the place of a picture', '\uFFFC'],
  ['a music note without head', '\u{1D159}'],
  ['blank hieroglyphs', '\u{13441}\u{13442}'],
  ['an accent without its letter', '\u0301'],
  ['all spaces', '\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000'],
] as const;

describe.each(FORMS)('§5 %s', (form, schema) => {
  const judged = (changes: Record<string, unknown>) => judge(schema, { ...GOOD, ...changes });

  test(`§5 ${form}: good values are accepted`, () => {
    expect(judged({})).toEqual({ ok: true, value: GOOD });
  });

  test.each(['companyName', 'name', 'phone', 'content'])(
    `§5 ${form}: %s of characters nobody sees is not filled in`,
    (field) => {
      for (const [what, unseen] of UNSEEN) {
        expect([what, judged({ [field]: unseen })]).toEqual([what, { ok: false, problems: { [field]: 'required' } }]);
      }
    },
  );

  test.each(LIMITED)(`§5 ${form}: %s keeps what joins what is seen`, (field) => {
    for (const seen of ['a\u200db', '\u2800a', '👩\u200d💻', '\u{E000}', '\u{323B0}', '…']) {
      expect(judged({ [field]: seen })).toMatchObject({ ok: true, value: { [field]: seen } });
    }
  });

  test.each(LIMITED)(`§5 ${form}: %s is a text, and no truth`, (field) => {
    expect(judged({ [field]: true })).toEqual({ ok: false, problems: { [field]: 'invalid' } });
  });

  test.each(LIMITED)(`§5 ${form}: %s takes %i characters`, (field, most) => {
    expect(judged({ [field]: 'x'.repeat(most) }).ok).toBe(true);
    expect(judged({ [field]: '捷'.repeat(most) }).ok).toBe(true);
  });

  test.each(LIMITED)(`§5 ${form}: %s takes no more than %i characters`, (field, most) => {
    expect(judged({ [field]: 'x'.repeat(most + 1) })).toEqual({ ok: false, problems: { [field]: 'tooLong' } });
    expect(judged({ [field]: '捷'.repeat(most + 1) })).toEqual({ ok: false, problems: { [field]: 'tooLong' } });
  });

  test.each(LIMITED)(`§5 ${form}: %s is trimmed before its %i characters are counted`, (field, most) => {
    const text = 'x'.repeat(most);
    expect(judged({ [field]: `  ${text}\n` })).toMatchObject({ ok: true, value: { [field]: text } });
  });

  test.each(
    ['companyName', 'name', 'phone', 'content'].flatMap((field) =>
      ['', '   ', '\u3000', null, undefined].map((value) => [field, value] as const),
    ),
  )(`§5 ${form}: %s is required, and %j is nothing`, (field, value) => {
    expect(judged({ [field]: value })).toEqual({ ok: false, problems: { [field]: 'required' } });
  });

  test.each(['1', '2', '3', '4', '5', '6', '7'])(`§3 ${form}: business type %s exists`, (businessType) => {
    expect(judged({ businessType }).ok).toBe(true);
  });

  test.each(['', '0', '8', '01', 'all', ' ', null, undefined])(
    `§5 ${form}: with a business type of %j one must be chosen`,
    (businessType) => {
      expect(judged({ businessType })).toEqual({ ok: false, problems: { businessType: 'required' } });
    },
  );

  test(`§5 ${form}: every bad field has one problem`, () => {
    expect(judge(schema, {})).toEqual({
      ok: false,
      problems: {
        businessType: 'required',
        companyName: 'required',
        name: 'required',
        phone: 'required',
        content: 'required',
      },
    });
  });

  test(`§7 ${form}: fields that it does not have are left out`, () => {
    expect(judged({ result: 1, isAdmin: true })).toEqual({ ok: true, value: GOOD });
  });

  test.each(
    ['companyName', 'name', 'phone', 'content', 'businessType'].flatMap((field) =>
      [[], ['91234567'], {}, { a: 1 }].map((value) => [field, value] as const),
    ),
  )(`Calls: ${form}: %s of %j is bad input, not a failure of ours`, (field, value) => {
    expect(judged({ [field]: value })).toMatchObject({ ok: false, problems: { [field]: expect.any(String) } });
  });

  test.each([null, 'text', 5, true, []])(`Calls: ${form}: a body of %j is bad input`, (body) => {
    expect(judge(schema, body)).toMatchObject({ ok: false });
  });
});

describe('§5 question form', () => {
  test('§5 question form: good values are accepted', () => {
    expect(judge(questionSchema, QUESTION)).toEqual({ ok: true, value: QUESTION });
  });

  test('§9 question form: a question of 400 characters is accepted, spaces around it apart', () => {
    const questionContent = '問'.repeat(400);
    expect(judge(questionSchema, { ...QUESTION, questionContent: `\n ${questionContent} ` })).toEqual({
      ok: true,
      value: { ...QUESTION, questionContent },
    });
  });

  test('§9 question form: a question of 401 characters is refused', () => {
    expect(judge(questionSchema, { ...QUESTION, questionContent: '問'.repeat(401) })).toEqual({
      ok: false,
      problems: { questionContent: 'tooLong' },
    });
  });

  test.each(UNSEEN)('§5 question form: a question or an address of %s is not filled in', (_what, unseen) => {
    expect(judge(questionSchema, { email: unseen, questionContent: unseen })).toEqual({
      ok: false,
      problems: { email: 'required', questionContent: 'required' },
    });
  });

  test.each(['', '  \n ', null, undefined])('§5 question form: a question of %j is required', (questionContent) => {
    expect(judge(questionSchema, { ...QUESTION, questionContent })).toEqual({
      ok: false,
      problems: { questionContent: 'required' },
    });
  });

  test('§5 question form: both fields may be wrong at once', () => {
    expect(judge(questionSchema, { email: 'name', questionContent: '' })).toEqual({
      ok: false,
      problems: { email: 'invalid', questionContent: 'required' },
    });
  });

  test.each([[[]], [{}]])('Calls: question form: an e-mail of %j is bad input', (email) => {
    expect(judge(questionSchema, { ...QUESTION, email })).toMatchObject({ ok: false, problems: { email: 'invalid' } });
  });
});

describe('control characters', () => {
  test.each([
    ['abc\0def', 'abcdef'],
    ['\x01a\x08b\x0Bc\x0Cd\x1Fe\x7F', 'abcde'],
    ['one\ttwo\nthree', 'one\ttwo\nthree'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['\0\n a \0', 'a'],
    ['a\uD800b\uDC00c\uFFFE', 'abc'],
    ['𠮷 👍🏽', '𠮷 👍🏽'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(judge(consultationSchema, { ...GOOD, content: typed })).toMatchObject({ value: { content: kept } });
    expect(judge(questionSchema, { ...QUESTION, questionContent: typed })).toMatchObject({
      value: { questionContent: kept },
    });
  });

  test('a field of nothing else is empty', () => {
    expect(judge(questionSchema, { ...QUESTION, questionContent: '\0\0' })).toEqual({
      ok: false,
      problems: { questionContent: 'required' },
    });
  });

  test('§9 they do not count, nor does what is trimmed', () => {
    const typed = ` ${'捷'.repeat(199)}\0\r\n`;
    expect([lengthOf(typed), lengthOf(`${typed}a`)]).toEqual([199, 201]);
    expect(judge(consultationSchema, { ...GOOD, content: `${typed}a` })).toEqual({
      ok: false,
      problems: { content: 'tooLong' },
    });
  });
});

describe('§9 constants', () => {
  test('§9 field lengths', () => {
    expect(LENGTHS).toEqual({ companyName: 80, name: 30, phone: 11, contact: 50, content: 200, question: 400 });
  });

  test('§3 there are seven business types', () => {
    expect(BUSINESS_TYPES).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
});

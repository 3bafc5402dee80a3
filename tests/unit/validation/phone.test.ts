import { consultationSchema, contactSchema, judge } from '@/lib/validation';
import { isPhone, NATIVE_CONTACT, NATIVE_PHONE, NATIVE_PHONE_LENGTH, normalisePhone } from '@/lib/validation/patterns';

/** What a person may type, and the number that it is. */
const GOOD: [string, string][] = [
  ['13800000000', '13800000000'],
  ['13912345678', '13912345678'],
  ['14912345678', '14912345678'],
  ['19912345678', '19912345678'],
  ['51234567', '51234567'],
  ['61234567', '61234567'],
  ['81234567', '81234567'],
  ['91234567', '91234567'],
  ['9123 4567', '91234567'],
  ['9123-4567', '91234567'],
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['(9123) 4567', '91234567'],
  ['（9123）4567', '91234567'],
  ['+85291234567', '91234567'],
  ['+852 9123 4567', '91234567'],
  ['+852-9123-4567', '91234567'],
  ['(+852) 9123 4567', '91234567'],
  ['+(852) 9123 4567', '91234567'],
  ['00852 9123 4567', '91234567'],
  ['0085291234567', '91234567'],
  ['00 852 9123 4567', '91234567'],
  ['+8613800138000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['(+86) 138-0013-8000', '13800138000'],
  ['0086 138 0013 8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['86123456', '86123456'],
  ['85212345', '85212345'],
  ['8521 2345', '85212345'],
  ['8612 3456', '86123456'],
  ['９１２３４５６７', '91234567'],
  ['９１２３　４５６７', '91234567'],
  ['＋８５２　９１２３－４５６７', '91234567'],
  ['１３８００１３８０００', '13800138000'],
  ['(852) 5123 4567', '51234567'],
  ['（852）5123 4567', '51234567'],
  ['[852] 5123 4567', '51234567'],
  ['852 5123 4567', '51234567'],
  ['852-5123-4567', '51234567'],
  ['85251234567', '51234567'],
  ['852 8521 2345', '85212345'],
  ['86 138 0013 8000', '13800138000'],
  ['(86) 13800138000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['+852 8612 3456', '86123456'],
  ['\u202A+852 9123 4567\u202C', '91234567'],
  ['\u200E9123\u200B4567\u200F', '91234567'],
  ['\u206691234567\u2069', '91234567'],
  ['\u2060+86\u00A0138\u00A00013\u00A08000', '13800138000'],
  ['\uFEFF9123\u20114567', '91234567'],
  ['9123—4567', '91234567'],
  ['9123−4567', '91234567'],
  ['5123.4567', '51234567'],
  ['138.0013.8000', '13800138000'],
  ['+852.5123.4567', '51234567'],
  ['５１２３．４５６７', '51234567'],
  ['5123·4567', '51234567'],
  ['5123・4567', '51234567'],
  ['【852】5123 4567', '51234567'],
  ['\u061C51234567', '51234567'],
  ['5123\uFE0F4567', '51234567'],
  ['\u034F5123\u115F\u17B44567\u180E\u3164\uFFA0', '51234567'],
  ['51234567\u{E0020}\u{1D173}', '51234567'],
];

const BAD = [
  '71234567',
  '21234567',
  '31234567',
  '41234567',
  '01234567',
  '11234567',
  '9123456',
  '912345678',
  '12012345678',
  '11912345678',
  '10912345678',
  '23800138000',
  '1380013800',
  '138001380000',
  '+44 20 7946 0958',
  '+1 415 555 0100',
  '+852 7123 4567',
  '+852 2123 4567',
  '+86 120 0013 8000',
  '9123456a',
  'phone',
  '9123..456',
  '9123/4567',
  '91234567;',
  '852 7123 4567',
  '852 123 4567',
  '86 120 0013 8000',
  '852',
  '86',
  '852 852 9123 4567',
  '86 86 138 0013 8000',
  '９１２３４５６',
  '++85291234567',
  '+852+85291234567',
];

const consultation = { businessType: '1', companyName: 'Company', name: 'Name', content: 'Content' };

const judged = (phone: string) => judge(consultationSchema, { ...consultation, phone });

describe('§5 phone numbers', () => {
  test.each(GOOD)('§5 consultation: %s is the number %s', (typed, number) => {
    expect(judged(typed)).toMatchObject({ ok: true, value: { phone: number } });
  });

  test.each(GOOD)('§5 contact page form: %s is the number %s', (typed, number) => {
    expect(judge(contactSchema, { ...consultation, phone: typed })).toMatchObject({
      ok: true,
      value: { phone: number },
    });
  });

  test.each(GOOD.map(([typed]) => ` ${typed}\t`))('§5 %j is trimmed', (typed) => {
    expect(judged(typed).ok).toBe(true);
  });

  test.each(BAD)('§5 consultation: %j is refused', (typed) => {
    expect(judged(typed)).toEqual({ ok: false, problems: { phone: 'invalid' } });
  });

  test.each(BAD)('§5 contact page form: %j is refused', (typed) => {
    expect(judge(contactSchema, { ...consultation, phone: typed })).toEqual({
      ok: false,
      problems: { phone: 'invalid' },
    });
  });

  test.each(BAD)('§5 %j is no phone number', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });

  test.each(['', '   ', '\t\n'])('§5 consultation: a phone of %j is required', (typed) => {
    expect(judged(typed)).toEqual({ ok: false, problems: { phone: 'required' } });
  });

  test.each(['3', '4', '5', '6', '7', '8', '9'])('§5 a mainland number may start 1%s', (second) => {
    expect(isPhone(`1${second}012345678`)).toBe(true);
  });

  test.each(['0', '1', '2'])('§5 a mainland number never starts 1%s', (second) => {
    expect(isPhone(`1${second}012345678`)).toBe(false);
  });

  test.each(['91234567\u0000', '\u00079123\u001B4567'])(
    'a control character in %j is taken out, the number is kept',
    (typed) => {
      expect(judged(typed)).toMatchObject({ ok: true, value: { phone: '91234567' } });
    },
  );

  test('Forms: what is normalised once stays as it is', () => {
    for (const [, number] of GOOD) expect(normalisePhone(number)).toBe(number);
  });
});

describe('Forms: without JavaScript', () => {
  /** As a browser judges a `pattern` attribute; those before Chrome 114 do so by the older rules. */
  const accepts = (pattern: string, text: string) => {
    const [now, before] = ['v', 'u'].map((rules) => new RegExp(`^(?:${pattern})$`, rules).test(text));
    if (now !== before) throw new Error(`Two answers to ${text}`);
    return now;
  };

  test.each(GOOD)('Forms: the native pattern stops nobody who types %s', (typed) => {
    expect(accepts(NATIVE_PHONE, typed)).toBe(true);
    expect(accepts(NATIVE_CONTACT, typed)).toBe(true);
    expect(typed.length).toBeLessThanOrEqual(NATIVE_PHONE_LENGTH);
  });

  test.each(['phone', 'a', '12', '<script>'])('Forms: the native pattern refuses %s', (typed) => {
    expect(accepts(NATIVE_PHONE, typed)).toBe(false);
    expect(accepts(NATIVE_CONTACT, typed)).toBe(false);
  });
});

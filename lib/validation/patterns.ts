import { printable } from '../content/printable';

/** Patterns and lengths of §5 and §9, as a person may type them and as they are judged. */

export const LENGTHS = { companyName: 80, name: 30, phone: 11, contact: 50, content: 200, question: 400 } as const;

/** The specification names none for the question's e-mail: the longest an address can be (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Longest search of a register (decisions, Routes). */
export const SEARCH_LENGTH = 80;

export const BUSINESS_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Mainland mobile: 11 digits, 1 then 3 to 9. */
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
/** Hong Kong number: 8 digits starting 5, 6, 8 or 9. */
const HONG_KONG_NUMBER = /^[5689]\d{7}$/;
/** A standard address whose top level has two letters or more. */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

/** Characters that a pasted text brings along unseen: direction marks, joiners, byte order marks, soft hyphens. */
const INVISIBLE = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF';
const INVISIBLE_MARKS = new RegExp(`[${INVISIBLE}]`, 'g');

export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE_MARKS, '');
}

/** A text without control characters, which stores cut it at and screens obey, and with one kind of line break. */
export function withoutControls(text: string): string {
  return printable(text.replace(/\r\n?/g, '\n'));
}

/** How many characters of a text count (§9): as a text field counts them, without what is trimmed and taken out. */
export function lengthOf(text: string): number {
  return withoutControls(text).trim().length;
}

/**
 * A number without spaces, hyphens, brackets and invisible marks, in plain digits and without a leading
 * +852, 852, +86, 86 or 00 form (decisions, Forms). Digits alone are a code only when a number follows:
 * `8521 2345` is a number itself.
 */
export function normalisePhone(text: string): string {
  const digits = withoutInvisibleMarks(text)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212()[\]]/gu, '');
  if (isNumber(digits)) return digits;
  const rest = digits.replace(/^(?:\+|00)?(?:852|86)/, '');
  return /^(?:\+|00)/.test(digits) || isNumber(rest) ? rest : digits;
}

function isNumber(digits: string): boolean {
  return MAINLAND_MOBILE.test(digits) || HONG_KONG_NUMBER.test(digits);
}

export function isPhone(text: string): boolean {
  return isNumber(normalisePhone(text));
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * The same rules as `pattern` attributes, for a browser without JavaScript:
 * looser, because the attribute cannot normalise; the server judges again.
 */
export const NATIVE_PHONE = `[+＋\\d０-９\\s\\-‐-―−－\\(\\)（）\\[\\]［］${INVISIBLE}]{7,40}`;
export const NATIVE_EMAIL = '[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}';
export const NATIVE_CONTACT = `${NATIVE_EMAIL}|${NATIVE_PHONE}`;
/** Longest number a person may type before it is normalised. */
export const NATIVE_PHONE_LENGTH = 40;

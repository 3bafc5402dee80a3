import { printable } from '../text/printable';

/** Patterns and lengths of §5 and §9, as a person may type them and as they are judged. */

export const LENGTHS = { companyName: 80, name: 30, phone: 11, contact: 50, content: 200, question: 400 } as const;

/** The specification names none for the question's e-mail: the longest an address can be (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Longest search of a register (docs/requirements.md, Routes). */
export const SEARCH_LENGTH = 80;

export const BUSINESS_TYPES = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** Mainland mobile: 11 digits, 1 then 3 to 9. */
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
/** Hong Kong number: 8 digits starting 5, 6, 8 or 9. */
const HONG_KONG_NUMBER = /^[5689]\d{7}$/;
/** A standard address whose top level has two letters or more; one of another script is written `xn--…` (RFC 5890). */
const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** Characters that nobody sees and a pasted text brings along: direction marks, joiners, variation selectors, fillers. */
const INVISIBLE = '\\p{Default_Ignorable_Code_Point}';
const INVISIBLE_MARKS = new RegExp(INVISIBLE, 'gu');

export function withoutInvisibleMarks(text: string): string {
  return text.replace(INVISIBLE_MARKS, '');
}

/**
 * What leaves nothing to see where it stands alone: invisible marks, spaces, marks that sit on a letter, and four kinds
 * that Unicode counts among letters and signs (Braille without dots, a music note without head, the place of a picture,
 * blank hieroglyphs).
 */
const BLANK =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\p{Cf}\p{Cs}\p{M}\u2800\u{1D159}\uFFFC\u{13441}\u{13442}]*$/u;

/** Whether a text shows nothing: the field counts as empty. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** A number or an address without invisible marks, full-width letters, digits and signs as plain ones. */
function folded(text: string): string {
  return withoutInvisibleMarks(text).normalize('NFKC');
}

/** A text without control characters, which stores cut it at and screens obey, and with one kind of line break. */
export function withoutControls(text: string): string {
  return printable(text.replace(/\r\n?/g, '\n'));
}

/** How many characters of a text count (§9): as a text field counts them, without what is trimmed and taken out. */
export function lengthOf(text: string): number {
  return withoutControls(text).trim().length;
}

/** What stands between the digits of a number, however it is typed: spaces, hyphens, brackets, dots. */
const SEPARATORS = '\\s\\p{Pd}\\p{Ps}\\p{Pe}−.．·‧・･•。｡';
const BETWEEN_DIGITS = new RegExp(`[${SEPARATORS}]`, 'gu');

/**
 * A number without spaces, hyphens, brackets, dots and invisible marks, in plain digits and without a leading
 * +852, 852, +86, 86 or 00 form (docs/requirements.md, Forms). Digits alone are a code only when a number follows:
 * `8521 2345` is a number itself.
 */
export function normalisePhone(text: string): string {
  const digits = folded(text).replace(BETWEEN_DIGITS, '');
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

/**
 * An address as mail goes to it: signs of a Chinese keyboard (`＠`, `。`) as plain ones, and a domain of another
 * script in the form that every mail program takes, so that `chan@例子.香港` and its `xn--` form are one address.
 */
export function normaliseEmail(text: string): string {
  const address = folded(text).replaceAll('。', '.');
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (asciiDomain(domain) ?? domain);
}

export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  return EMAIL.test(address) && asciiDomain(address.slice(address.lastIndexOf('@') + 1)) !== undefined;
}

/** A domain in plain letters; undefined where it is written as one of another script and is none (UTS 46). */
function asciiDomain(domain: string): string | undefined {
  if (/^[!-~]*$/.test(domain) && !/(?:^|\.)xn--/i.test(domain)) return domain;
  // Reject ports, paths and escapes, which a URL would accept.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * The same rules as `pattern` attributes, for a browser without JavaScript:
 * looser, because the attribute cannot normalise; the server judges again.
 */
export const NATIVE_PHONE = `[+＋\\d０-９${SEPARATORS}${INVISIBLE}]{7,40}`;
export const NATIVE_EMAIL = '\\s*[^\\s@＠]+[@＠][^\\s@＠]+[.．。｡][^\\s@＠.．。｡\\d]{2}[^\\s@＠.．。｡]*\\s*';
export const NATIVE_CONTACT = `${NATIVE_EMAIL}|${NATIVE_PHONE}`;
/** Longest number a person may type before it is normalised. */
export const NATIVE_PHONE_LENGTH = 40;

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

/** A number without spaces, hyphens, brackets and a leading +852, +86 or its 00 form (decisions, Forms). */
export function normalisePhone(text: string): string {
  return text.replace(/[\s\-‐-–()（）]/g, '').replace(/^(?:\+|00)(?:852|86)/, '');
}

export function isPhone(text: string): boolean {
  const number = normalisePhone(text);
  return MAINLAND_MOBILE.test(number) || HONG_KONG_NUMBER.test(number);
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/**
 * The same rules as `pattern` attributes, for a browser without JavaScript:
 * looser, because the attribute cannot normalise; the server judges again.
 */
export const NATIVE_PHONE = '[+\\d\\(（][+\\d\\s\\-‐-–\\(\\)（）]{6,24}';
export const NATIVE_EMAIL = '[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}';
export const NATIVE_CONTACT = `${NATIVE_EMAIL}|${NATIVE_PHONE}`;
/** Longest number a person may type before it is normalised. */
export const NATIVE_PHONE_LENGTH = 25;

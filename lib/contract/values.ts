import { printable } from '../text/printable';

/**
 * Single values of an answer, parsed once on arrival: each function returns the value in our own form, or undefined if
 * it cannot be read.
 */

/** Longest texts in characters: far more than anybody publishes, and short enough to be worked on at once. */
export const LONGEST = { line: 1000, words: 20_000, html: 1_000_000, address: 2048 } as const;

/** Control characters and line separators, which a title must not contain. */
const CONTROL_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Control characters of running text but for tabs and line breaks. */
const CONTROL_IN_WORDS = /(?:(?![\t\n\r])\p{Cc})+/gu;

/** A text of one line, such as a title. */
export function lineOf(value: unknown): string | undefined {
  return textOf(value, CONTROL_IN_LINE, LONGEST.line);
}

/** Running text, in which lines may break. */
export function wordsOf(value: unknown): string | undefined {
  return textOf(value, CONTROL_IN_WORDS, LONGEST.words);
}

/** HTML as it is, but for what no file may hold. What is too long ends before a tag that is not whole, with an ellipsis. */
export function htmlOf(value: unknown): string | undefined {
  const html = asText(value);
  if (html === undefined || html.length <= LONGEST.html) return html && printable(html);
  const cut = html.slice(0, LONGEST.html);
  const tag = cut.lastIndexOf('<');
  return `${printable(tag > cut.lastIndexOf('>') ? cut.slice(0, tag) : cut)}…`;
}

/** Controls part words, so that a space stands for them. */
function textOf(value: unknown, controls: RegExp, longest: number): string | undefined {
  const text = asText(value)
    ?.trim()
    .slice(0, longest + 1);
  const clean = text && printable(text.replace(controls, ' ')).trim();
  if (!clean) return undefined;
  return clean.length <= longest ? clean : `${printable(clean.slice(0, longest - 1))}…`;
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** Address of a picture, file or page: http, https or a path of a host; nothing that runs or reads a disk. */
export function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST.address) return undefined;
  const address = printable(value).trim();
  if (!/^(?:https?:\/\/|\/)/i.test(address)) return undefined;
  try {
    const { protocol } = new URL(address, 'https://site.invalid');
    return protocol === 'https:' || protocol === 'http:' ? address : undefined;
  } catch {
    return undefined;
  }
}

/** SHA-256 of a file: 64 hexadecimal digits, given in small letters. */
export function checksumOf(value: unknown): string | undefined {
  const text = asText(value)?.trim().toLowerCase() ?? '';
  return /^[0-9a-f]{64}$/.test(text) ? text : undefined;
}

/** No size, change or percentage of anything here is larger. */
const LARGEST_FIGURE = 1e12;

/** Numbers, and text with a sign, thousands separators or a percent mark, in digits of either width (§3). */
export function figureOf(value: unknown): number | undefined {
  const figure = typeof value === 'string' ? figureInText(value) : value;
  return typeof figure === 'number' && Math.abs(figure) <= LARGEST_FIGURE ? figure : undefined;
}

function figureInText(text: string): number | undefined {
  if (text.length > 40) return undefined;
  const plain = text
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[%,\s]/g, '')
    .replace(/^\+/, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A price in HK$: more than nothing, and no more than any share has cost. */
export function priceOf(value: unknown): number | undefined {
  const figure = figureOf(value);
  return figure !== undefined && figure >= 1e-4 && figure <= 1e7 ? figure : undefined;
}

/** An amount of money that cannot be negative. */
export function amountOf(value: unknown): number | undefined {
  const figure = figureOf(value);
  return figure !== undefined && figure >= 0 ? figure : undefined;
}

/** Yes or no, as JSON has it or as a word of it. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

/** A whole number from 0 to `largest`, as a number or its digits. */
export function wholeNumberOf(value: unknown, largest: number): number | undefined {
  const number = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= largest
    ? number
    : undefined;
}

/** HHMM or HMM text of a time of day (§3), as it is. */
export function clockTimeOf(value: unknown): string | undefined {
  const time = asText(value)?.trim() ?? '';
  const [, hours, minutes] = /^(\d{1,2})(\d{2})$/.exec(time) ?? [];
  return minutes !== undefined && Number(hours) < 24 && Number(minutes) < 60 ? time : undefined;
}

/** Region code such as `HK`. */
export function regionOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z]{2,3}$/.test(value.trim()) ? value.trim().toUpperCase() : undefined;
}

/**
 * Control characters but for tabs and line breaks, halves of characters (lone surrogates), and what is no character
 * (U+FFFE): XML allows none of them, and one makes a whole file unreadable.
 */
const UNPRINTABLE = /(?:(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}])+/gu;

/** The text without characters that XML forbids. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** JSON of a value without such characters in its texts. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? printable(part) : part));
}

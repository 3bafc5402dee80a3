/**
 * Control characters but for tabs and line breaks, halves of characters (lone surrogates), and what is no character
 * (U+FFFE): XML allows none of them, and one makes a whole file unreadable.
 */
const UNPRINTABLE = /(?:(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}])+/gu;

/** A text without what no file of ours may hold. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** JSON of a value whose texts hold nothing else either. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? printable(part) : part));
}

import { createHash } from 'node:crypto';
import type { RegisterName, Registers } from '../website-api/types';

/** Digits of a key; among 10,000 entries two meet once in a hundred million. */
const DIGITS = 12;

/** What tells an entry from the others of its register in every language, where it has any of it; else its words do. */
const IDENTITY: { [Name in RegisterName]: (entry: Registers[Name]) => unknown[] } = {
  reports: ({ fileUrl, publishTime, title }) => [fileUrl || publishTime || title],
  circulars: ({ fileUrl, publishTime, title }) => [fileUrl || publishTime || title],
  roadshows: ({ publishTime, skipUrl, title }) => [publishTime || skipUrl || title],
  interactiveQuestions: ({ publishTime, questionContent }) => [publishTime || questionContent],
};

/**
 * Names an entry of a register in addresses (`?item=`), the same in every language: the API gives none of them an id.
 * 12 hexadecimal digits.
 */
export function itemKey<Name extends RegisterName>(name: Name, entry: Registers[Name]): string {
  const identity = JSON.stringify([name, ...IDENTITY[name](entry)]);
  return createHash('sha256').update(identity).digest('hex').slice(0, DIGITS);
}

/** An entry's name as an address has it; anything else counts as absent. */
export function parseItemKey(value: string | null | undefined): string | undefined {
  return value && new RegExp(`^[0-9a-f]{${DIGITS}}$`).test(value) ? value : undefined;
}

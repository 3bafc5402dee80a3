import { createHash } from 'node:crypto';
import { ITEM_KEY_DIGITS } from '../routing/query';
import type { RegisterName, Registers } from '../website-api/types';

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
  return createHash('sha256').update(identity).digest('hex').slice(0, ITEM_KEY_DIGITS);
}

/** The entry of a key; where two share a moment and have no file, the first. */
export function itemOfKey<Name extends RegisterName>(
  name: Name,
  entries: readonly Registers[Name][],
  key: string,
): Registers[Name] | undefined {
  return entries.find((entry) => itemKey(name, entry) === key);
}

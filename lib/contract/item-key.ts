import { createHash } from 'node:crypto';
import { ITEM_KEY_DIGITS } from '../domain/list-filter';
import { type RegisterName, type Registers, registerOf } from './registers';

type Entry = Registers[RegisterName];
type Fields = Partial<Record<'fileUrl' | 'skipUrl', string>> & Pick<Registers['circulars'], 'files'> & Entry;

/** Names an entry of a register in addresses (`?item=`), the same in every language: its id, where it has one. */
export function itemKey<Name extends RegisterName>(name: Name, entry: Registers[Name]): string {
  return (entry as Entry).id ?? keyOfMoment(name, entry);
}

/**
 * By its moment, and by its ordinal among those that share it, since titles and files differ between languages. Only
 * one without a date goes by its file or its words. 12 hexadecimal digits.
 */
function keyOfMoment<Name extends RegisterName>(name: Name, entry: Registers[Name]): string {
  const { publishTime, ordinal, fileUrl, skipUrl } = entry as Fields;
  if (publishTime === undefined) return digest([name, fileUrl || skipUrl || registerOf(name).title(entry)]);
  return digest(ordinal === undefined ? [name, publishTime] : [name, publishTime, ordinal]);
}

/** The keys that an entry had while filings were named by the address of their file. */
function formerKeys<Name extends RegisterName>(name: Name, entry: Registers[Name]): string[] {
  const { publishTime, fileUrl, skipUrl, files = [] } = entry as Fields;
  const formerly = files.flatMap((file) => file.formerly ?? []);
  return [...formerly, fileUrl || publishTime || skipUrl || registerOf(name).title(entry)].map((each) =>
    digest([name, each]),
  );
}

function digest(identity: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, ITEM_KEY_DIGITS);
}

/** The entry of a key, or of one that it had formerly. */
export function itemOfKey<Name extends RegisterName>(
  name: Name,
  entries: readonly Registers[Name][],
  key: string,
): Registers[Name] | undefined {
  return (
    entries.find((entry) => itemKey(name, entry) === key) ??
    entries.find((entry) => [keyOfMoment(name, entry), ...formerKeys(name, entry)].includes(key))
  );
}

/**
 * All entries of a register, newest first, of which those that share a moment have an ordinal, where their source gives
 * none: all but the oldest, so that a filing added to a day changes no address. A filing stands at the same place among
 * those of its moment in every language.
 */
export function withOrdinals<T extends Entry>(entries: readonly T[]): T[] {
  const ofMoment = new Map<number, number>();
  const oldestFirst = entries.toReversed().map((entry) => {
    const { publishTime, ordinal } = entry;
    if (publishTime === undefined || ordinal !== undefined) return entry;
    const before = ofMoment.get(publishTime) ?? 0;
    ofMoment.set(publishTime, before + 1);
    return before === 0 ? entry : { ...entry, ordinal: before };
  });
  return oldestFirst.reverse();
}

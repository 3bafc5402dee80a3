import { itemKey, itemOfKey } from '../contract/item-key';
import { hasKinds, searchedText } from '../contract/registers';
import type { Circular, RegisterName, RegisterPage, RegisterRequest, Registers } from '../contract/types';
import { countKinds, type FilingKind, filingKind } from '../domain/filing-kind';
import { hongKongYear } from '../i18n/dates';
import { LOCALES, type Locale } from '../i18n/locales';
import { foldText, searchWords } from '../text/fold';
import { findInStore } from './index';
import { readThrough } from './memory';
import type { Read } from './reader';
import { readWhole } from './whole-list';

/**
 * Registers narrowed by year, kind and search (docs/requirements.md, Routes). The embedded store
 * does it itself; the API of §7 does not, so what it has is read whole,
 * once, and narrowed here.
 */

type Entry = Registers[RegisterName];

/** One page of a narrowed register, for pages and for our own endpoints. */
export async function readNarrowed<Name extends RegisterName>(
  name: Name,
  locale: Locale,
  request: RegisterRequest,
): Promise<Read<RegisterPage<Registers[Name]>>> {
  const find = findInStore();
  // Keys are computed from entries; neither the store nor the API can look one up.
  if (find && request.item === undefined) {
    const { pageIndex, pageSize, year, q, kind } = request;
    return readThrough(name, locale, { is: 'narrowed', request: { pageIndex, pageSize, year, q, kind } }, () =>
      find(name, locale, request),
    );
  }
  const whole = (await readWhole(name, locale)) as Read<Registers[Name][]>;
  if (whole.state === 'failed') return whole;
  const page = pageOfRegister(name, whole.data, request);
  if (request.item === undefined || page.total === 1) return { ...whole, data: page };
  const item = await keyOfOtherLanguages(name, locale, request.item);
  if (item === undefined) return { ...whole, data: page };
  return { ...whole, data: { ...pageOfRegister(name, whole.data, { ...request, item }), movedTo: item } };
}

/** Keys were once made from the address of the file, which differs between languages. */
async function keyOfOtherLanguages(name: RegisterName, locale: Locale, former: string): Promise<string | undefined> {
  for (const other of LOCALES) {
    const whole = other === locale ? undefined : await readWhole(name, other);
    const entry = whole && whole.state !== 'failed' && itemOfKey(name, whole.data, former);
    if (entry) return itemKey(name, entry);
  }
  return undefined;
}

/** One page of a register of which all entries are here. */
export function pageOfRegister<Name extends RegisterName>(
  name: Name,
  entries: readonly Registers[Name][],
  { pageIndex, pageSize, year, q, kind, item }: RegisterRequest,
): RegisterPage<Registers[Name]> {
  if (item !== undefined) {
    const entry = itemOfKey(name, entries, item);
    if (!entry) return { items: [], total: 0, years: [] };
    const key = itemKey(name, entry);
    return { items: [entry], total: 1, years: [], ...(key !== item && { movedTo: key }) };
  }
  const words = searchWords(q);
  // A search of punctuation alone finds nothing.
  const texts = words.length > 0 ? textsOf(entries, (entry) => searchedText(name, entry)) : [];
  const found = entries.filter((entry, index) => {
    if (year !== undefined && yearOf(entry) !== year) return false;
    if (q === undefined) return true;
    const text = texts[index];
    return text !== undefined && words.every((word) => text.includes(word));
  });
  const shown = kind === undefined ? found : found.filter((entry) => kindOf(entry as Circular) === kind);
  const start = (pageIndex - 1) * pageSize;
  return {
    items: shown.slice(start, start + pageSize),
    total: shown.length,
    years: yearsOf(entries),
    kinds: kindsOf(name, found),
  };
}

function kindsOf(name: RegisterName, entries: readonly Entry[]): RegisterPage<unknown>['kinds'] {
  return hasKinds(name) ? countKinds((entries as readonly Circular[]).map((entry) => [kindOf(entry), 1])) : undefined;
}

/** An answer that an earlier release of the site kept does not say the kind. */
function kindOf({ title, category }: Omit<Circular, 'category'> & { category?: FilingKind }): FilingKind {
  return category ?? filingKind(title);
}

/** What a search looks at, folded once for each answer that is kept. */
const foldedTexts = new WeakMap<readonly Entry[], string[]>();

function textsOf<T extends Entry>(entries: readonly T[], searched: (entry: T) => string): string[] {
  const known = foldedTexts.get(entries);
  if (known) return known;
  const texts = entries.map((entry) => foldText(searched(entry)));
  foldedTexts.set(entries, texts);
  return texts;
}

function yearsOf(entries: readonly Entry[]): number[] {
  const years = new Set(entries.map(yearOf).filter((year) => year !== undefined));
  return [...years].sort((one, other) => other - one);
}

function yearOf({ publishTime }: Entry): number | undefined {
  return publishTime === undefined ? undefined : hongKongYear(publishTime);
}

import { hongKongYear } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { type ListFilter, searchWords } from '../routing/query';
import { findInStore, websiteApi } from '.';
import { readThrough } from './api-reader';
import type { Read } from './reader';
import type { List, RegisterName, RegisterPage, RegisterRequest, Registers } from './types';
import { wholeList } from './whole-list';

/**
 * Registers narrowed by year and search (decisions, Routes). The embedded store
 * does it itself; the API of §7 gives neither, so what it has is read whole,
 * once, and narrowed here.
 */

type Entry = Registers[RegisterName];

/** Fields that a search looks into; the questions' answers are as much theirs as a title. */
const SEARCHED: { [Name in RegisterName]: (entry: Registers[Name]) => string } = {
  reports: ({ title }) => title,
  circulars: ({ title }) => title,
  roadshows: ({ title }) => title,
  interactiveQuestions: ({ questionContent, answerContent }) => `${questionContent}\n${answerContent}`,
};

export function isNarrowed({ year, q }: ListFilter): boolean {
  return year !== undefined || q !== undefined;
}

/** One page of a narrowed register, for pages and for our own endpoints. */
export async function readNarrowed<Name extends RegisterName>(
  name: Name,
  locale: Locale,
  request: RegisterRequest,
): Promise<Read<RegisterPage<Registers[Name]>>> {
  const find = findInStore();
  if (find) {
    const { pageIndex, pageSize, year, q = '' } = request;
    const key = `${name}/${locale}/${pageIndex}/${pageSize}/${year ?? 'all'}/${q}`;
    return readThrough(key, () => find(name, locale, request));
  }
  const whole = await readWhole(name, locale);
  if (whole.state === 'failed') return whole;
  return { ...whole, data: narrow(whole.data, SEARCHED[name] as (entry: Entry) => string, request) };
}

/** The years of a register behind the API; it is read whole for them, which a page does not wait long for. */
export async function readYears(name: RegisterName, locale: Locale): Promise<Read<number[]>> {
  const whole = await readWhole(name, locale);
  return whole.state === 'failed' ? whole : { ...whole, data: yearsOf(whole.data) };
}

function readWhole<Name extends RegisterName>(name: Name, locale: Locale): Promise<Read<Registers[Name][]>> {
  return readThrough(`${name}/${locale}/whole`, () =>
    wholeList<Registers[Name]>(
      JSON.stringify,
      (paging) => websiteApi()[name](locale, paging) as Promise<List<Registers[Name]>>,
    ),
  );
}

function narrow<T extends Entry>(
  entries: T[],
  searched: (entry: T) => string,
  { pageIndex, pageSize, year, q }: RegisterRequest,
): RegisterPage<T> {
  const words = searchWords(q?.toLowerCase());
  const found = entries.filter((entry) => {
    if (year !== undefined && yearOf(entry) !== year) return false;
    const text = words.length > 0 ? searched(entry).toLowerCase() : '';
    return words.every((word) => text.includes(word));
  });
  const start = (pageIndex - 1) * pageSize;
  return { items: found.slice(start, start + pageSize), total: found.length, years: yearsOf(entries) };
}

function yearsOf(entries: Entry[]): number[] {
  const years = new Set(entries.map(yearOf).filter((year) => year !== undefined));
  return [...years].sort((one, other) => other - one);
}

function yearOf({ publishTime }: Entry): number | undefined {
  return publishTime === undefined ? undefined : hongKongYear(publishTime);
}

import type { Read } from '../api/reader';
import { readRegister } from '../api/reads';
import { companyContent } from '../content-folder/current';
import { itemKey } from '../contract/item-key';
import type { FiledRegister } from '../contract/registers';
import type { Circular, Report } from '../contract/types';
import { relationsOf } from '../domain/filing-relations';
import type { Locale } from '../i18n/locales';
import { LOCALES } from '../i18n/locales';
import { type FilingText, readTextForPage } from './filing-text';

export type Filing = Report | Circular;

/** Another filing, as it is led to. */
export interface FilingLink {
  register: FiledRegister;
  key: string;
  title: string;
  publishTime?: number | undefined;
  withdrawnAt?: number | undefined;
}

/** What a page of one filing shows besides the filing. */
export interface FilingBesides {
  /** Its title in other languages, each once. */
  titles: { locale: Locale; title: string }[];
  text: FilingText;
  /** The period whose results it is of, such as `2026-half`. */
  period?: string;
  /** The general meeting whose paper it is, such as `2026-agm`. */
  meeting?: string;
  follows: FilingLink[];
  followedBy: FilingLink[];
}

/** What a page of a register shows besides its list, where it is of one filing. */
export interface OneFiling {
  besides?: FilingBesides;
}

/** Gives the pages of a register what they read besides their list. */
export function besidesOf<T extends Filing>(register: FiledRegister) {
  return async (locale: Locale, filing?: T): Promise<OneFiling> =>
    filing === undefined ? {} : { besides: await readFilingBesides(register, filing, locale) };
}

/** Reads what the page of one filing shows besides it. */
export async function readFilingBesides(
  register: FiledRegister,
  filing: Filing,
  locale: Locale,
): Promise<FilingBesides> {
  const [others, all, text] = await Promise.all([
    titlesElsewhere(register, filing, locale),
    readFilings(locale),
    readTextForPage(filing, locale),
  ]);
  const { follows, followedBy } = relationsOf(filing, all);
  const period = periodOfFiling(filing);
  const meeting = meetingOf(filing.id);
  return {
    titles: others,
    text,
    ...(period !== undefined && { period }),
    ...(meeting !== undefined && { meeting }),
    follows: follows.map(linkOf),
    followedBy: followedBy.map(linkOf),
  };
}

/** A filing with the register that it is in. */
export type RegisteredFiling = Filing & { register: FiledRegister };

/** Filings of both registers in a language, each register newest first; one that cannot be read has none. */
export async function readFilings(locale: Locale): Promise<RegisteredFiling[]> {
  const [reports, circulars] = await Promise.all([readRegister('reports', locale), readRegister('circulars', locale)]);
  return [...inRegister('circulars', circulars), ...inRegister('reports', reports)];
}

function inRegister(register: FiledRegister, read: Read<readonly Filing[]>): RegisteredFiling[] {
  return read.state === 'failed' ? [] : read.data.map((filing) => ({ ...filing, register }));
}

const keyOf = (register: FiledRegister, filing: Filing) => itemKey(register, filing as Report & Circular);

/** Names a filing in addresses. */
export function keyOfFiling({ register, ...filing }: RegisteredFiling): string {
  return keyOf(register, filing as Filing);
}

function linkOf(filing: RegisteredFiling): FilingLink {
  const { register, title, publishTime, withdrawnAt } = filing;
  return { register, key: keyOfFiling(filing), title, publishTime, withdrawnAt };
}

/** The languages in which a document is filed; what stands in simplified Chinese is the same words in other letters. */
const FILED_IN = LOCALES.filter((locale) => locale !== 'zh');

async function titlesElsewhere(register: FiledRegister, filing: Filing, locale: Locale) {
  const key = keyOf(register, filing);
  const titles = await Promise.all(
    FILED_IN.filter((other) => other !== locale).map(async (other) => {
      const read = await readRegister(register, other);
      const found = read.state === 'failed' ? undefined : read.data.find((each) => keyOf(register, each) === key);
      return found ? [{ locale: other, title: found.title }] : [];
    }),
  );
  const seen = new Set([filing.title]);
  return titles.flat().filter(({ title }) => !seen.has(title) && seen.add(title));
}

/** As it says itself, or as content has it in the figures that are from it. */
function periodOfFiling(filing: Filing): string | undefined {
  if ('period' in filing && filing.period !== undefined) return filing.period;
  const { id, figures } = filing;
  const named = id === undefined ? undefined : companyContent().figures.find(({ document }) => document === id);
  return figures?.period ?? named?.period;
}

/** General meetings of content with the ids of their papers. */
interface MeetingPapers {
  id: string;
  papers?: Partial<Record<string, string>> | undefined;
}

/** The general meeting that a filing is a paper of. */
function meetingOf(id: string | undefined): string | undefined {
  if (id === undefined) return undefined;
  const { meetings = [] } = companyContent() as { meetings?: readonly MeetingPapers[] };
  return meetings.find(({ papers = {} }) => Object.values(papers).includes(id))?.id;
}

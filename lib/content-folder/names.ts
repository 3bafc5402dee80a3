import { existingDay } from '../market/calendar';
import { type EntryKind, kindOf } from './kinds';
import type { ContentFile } from './model';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Addresses tell the name of an entry from a number by its hyphen. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
const DAY_IN_FRONT = /^(\d{4}-\d{2}-\d{2})-(?=.)/;
const LONGEST = 100;

/** What is wrong with the name of an entry's folder, in a sentence; undefined where nothing is. */
export function faultOfName(kind: EntryKind | 'document', id: string): string | undefined {
  const [, day] = DAY_IN_FRONT.exec(id) ?? [];
  const dated = kind !== 'document' && kindOf(kind).dated;
  const example = dated ? '2026-11-12-third-quarterly-results' : 'interim-report-2026';
  const isPlain = (kind === 'document' ? SLUG : NAME).test(id) && id.length <= LONGEST;
  if (!isPlain || (dated && day === undefined)) {
    return `The name must be ${dated ? 'a day and a few' : 'a few'} words in small letters and digits with hyphens between them, such as ${example}: addresses name it so.`;
  }
  if (day !== undefined && existingDay(day) === undefined) return `The name begins with ${day}, which no calendar has.`;
  return undefined;
}

/** An entry's name without its day. */
export const slugOf = (id: string): string => id.replace(DAY_IN_FRONT, '');

/** Behind the names of two files of one document, as the Exchange has them. */
const SUFFIX: Record<ContentFile['role'], string> = { zt: '-c', zh: '-s', en: '-e', bilingual: '', picture: '' };

/** The plain name that the address of a document ends with. */
export function documentName(id: string, role: ContentFile['role'], isOnly: boolean): string {
  return `${slugOf(id)}${isOnly ? '' : SUFFIX[role]}.pdf`;
}

/** Pictures by the end of their name. */
export const PICTURES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
};

/** The end of a file's name, in small letters. */
export const extensionOf = (name: string): string => /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The plain name that the address of a picture ends with: letters of other scripts are left out. */
export function pictureName(name: string): string {
  const stem = name
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${stem || 'picture'}.${extensionOf(name)}`;
}

import path from 'node:path';
import { momentOf } from '../contract/moments';
import { LOCALES, type Locale } from '../i18n/locales';
import { digestOf } from './canonical';
import { documentsOf } from './entry-files';
import { type EntryKind, itemsOf, KINDS, kindOf, type Said } from './kinds';
import { articleHtml } from './markdown';
import type { ContentEntry, ContentFile } from './model';
import { faultOfName } from './names';
import type { Reading } from './reading';
import type { FiguresFile } from './schemas';
import { judgeYaml, unfinishedIn, type YamlFile } from './yaml-file';

const IN_ALL_LANGUAGES = {
  story: 'news is in all three languages',
  document: 'where its text is given, it is in all three languages',
  transcript: 'where it is given, it is in all three languages',
} as const;

/** An entry, and what its file names in others. */
export interface ReadEntry {
  entry: ContentEntry;
  yaml: YamlFile;
}

/** The entries of a kind. What is wrong with one keeps it out, and is noted. */
export async function readEntries(
  reading: Reading,
  kind: EntryKind,
  figures: ReadonlyMap<string, FiguresFile>,
): Promise<ReadEntry[]> {
  const read: ReadEntry[] = [];
  for (const place of placesOf(reading, kind)) {
    const name = faultOfName(kind, place.id);
    if (name !== undefined) reading.faults.push({ file: place.named, message: name });
    const entry = await readEntry(reading, kind, place, figures);
    if (entry && name === undefined) read.push(entry);
  }
  return read;
}

interface Place {
  id: string;
  /** What bears the name: a folder, or a file. */
  named: string;
  file: string;
  folder: string;
}

function placesOf({ tree }: Reading, kind: EntryKind): Place[] {
  const { folder: within, oneFile } = kindOf(kind);
  const folders = tree.folders
    .filter((folder) => path.posix.dirname(folder) === within)
    .map((folder) => ({ id: path.posix.basename(folder), named: folder, file: `${folder}/entry.yaml`, folder }));
  if (!oneFile) return folders;
  const files = [...tree.files.keys()]
    .filter((file) => path.posix.dirname(file) === within && file.endsWith('.yaml'))
    .map((file) => ({ id: path.posix.basename(file, '.yaml'), named: file, file, folder: within }));
  return [...folders, ...files];
}

async function readEntry(
  reading: Reading,
  kind: EntryKind,
  { id, file, folder }: Place,
  figures: ReadonlyMap<string, FiguresFile>,
): Promise<ReadEntry | undefined> {
  const yaml = await reading.yaml(file);
  if (!yaml) {
    if (!reading.tree.files.has(file)) {
      reading.faults.push({ file, message: 'This folder has no entry.yaml, which says what it is.' });
    }
    reading.nameAllIn(folder);
    return undefined;
  }
  const { value, faults } = judgeYaml(yaml, KINDS[kind].schema);
  reading.faults.push(...faults);
  // What it names is looked for in any case: all that is wrong is said at once.
  const files: ContentFile[] = await documentsOf(reading, yaml, folder, id);
  const given = (yaml.value ?? {}) as Record<string, unknown>;
  const picture = typeof given.picture === 'string' ? given.picture : undefined;
  const said: Said = {
    pictureUrl: picture && (await reading.pictureAddress({ yaml, at: 'picture', folder, name: picture }, files)),
    article: await textOf(reading, kind, { file, folder }, files),
    figures: figuresNamed(reading, yaml, kind === 'story' ? 'figures' : 'period', figures),
  };
  if (!value) return undefined;
  const exchange = 'exchange' in value ? value.exchange : undefined;
  const entry: Omit<ContentEntry, 'digest'> = {
    id,
    kind,
    number: value.number,
    published: momentOf(value.published),
    notBefore: momentOf(value.notBefore),
    bundle: value.bundle,
    exchange: exchange && { ...exchange, at: momentOf(exchange.at) ?? 0 },
    archive: 'archive' in value ? value.archive : undefined,
    asked: 'asked' in value ? value.asked : undefined,
    items: itemsOf(kind, value, said),
    files,
  };
  return { entry: { ...entry, digest: digestOf(published(entry)) }, yaml };
}

/** A story has its text beside its file; a recording may have what was said, where it has a folder of its own. */
async function textOf(
  reading: Reading,
  kind: EntryKind,
  { file, folder }: Pick<Place, 'file' | 'folder'>,
  files: ContentFile[],
): Promise<Said['article']> {
  if (kind === 'story') return articleOf(reading, folder, files);
  const mayHaveOne = kind === 'recording' && file === `${folder}/entry.yaml`;
  const isThere = mayHaveOne && LOCALES.some((locale) => reading.tree.files.has(`${folder}/${locale}.md`));
  return isThere ? articleOf(reading, folder, files, 'transcript') : undefined;
}

/** Where a file lies in the folder is nothing that is published. */
function published({ files, ...entry }: Omit<ContentEntry, 'digest'>) {
  return { ...entry, files: files.map(({ path: _, ...file }) => file) };
}

function figuresNamed(
  reading: Reading,
  yaml: YamlFile,
  at: 'period' | 'figures',
  figures: ReadonlyMap<string, FiguresFile>,
): FiguresFile | undefined {
  const period = (yaml.value as Record<string, unknown>)[at];
  if (typeof period !== 'string') return undefined;
  const found = figures.get(period);
  // One that has faults of its own is there all the same.
  const isThere = reading.tree.files.has(`figures/${period}.yaml`);
  if (!isThere) reading.faults.push(yaml.fault(at, `${at} names ${period}, and there is no figures/${period}.yaml.`));
  return found;
}

/**
 * A text in each language, from Markdown beside an entry's file.
 *
 * @param what of which a fault speaks: a story is in all three languages, and so is a document that is a text
 * @param files takes the pictures that the text names
 */
export async function articleOf(
  reading: Reading,
  folder: string,
  files: ContentFile[],
  what: keyof typeof IN_ALL_LANGUAGES = 'story',
): Promise<Record<Locale, string>> {
  const article: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const file = `${folder}/${locale}.md`;
    const found = reading.tree.files.get(file);
    const text = found && (await reading.text(found));
    if (!found) reading.faults.push({ file, message: `The ${what} has no ${locale}.md: ${IN_ALL_LANGUAGES[what]}.` });
    else if (text?.trim() === '') reading.faults.push({ file, message: 'The file is empty.' });
    else if (text !== undefined) {
      reading.faults.push(...unfinishedIn(file, text));
      article[locale] = await htmlWithPictures(reading, { file, folder, text }, files);
    }
  }
  return article as Record<Locale, string>;
}

async function htmlWithPictures(
  reading: Reading,
  { file, folder, text }: { file: string; folder: string; text: string },
  files: ContentFile[],
): Promise<string> {
  const names = new Set<string>();
  articleHtml(text, (name) => {
    names.add(name);
    return name;
  });
  const addresses = new Map<string, string>();
  for (const name of names) {
    const line = text.slice(0, text.indexOf(name)).split('\n').length;
    const yaml = { fault: (_: string, message: string) => ({ file, line, message }) };
    const plain = decoded(name);
    const address = await reading.pictureAddress({ yaml, at: '', folder, name: plain }, files);
    if (address !== undefined) addresses.set(name, address);
  }
  return articleHtml(text, (name) => addresses.get(name) ?? name);
}

/** Markdown writes a space in a name as `%20`. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

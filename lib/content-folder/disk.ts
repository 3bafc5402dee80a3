import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './model';

/** A file as it lies in the content folder. */
export interface FolderFile {
  /** Within the content folder, with slashes. */
  path: string;
  absolute: string;
  bytes: number;
}

/** What lies in a content folder; hidden files, and those that Windows adds, are left out. */
export interface FolderTree {
  /** By their path, in the order of the alphabet. */
  files: ReadonlyMap<string, FolderFile>;
  /** Paths of folders. */
  folders: readonly string[];
  faults: Fault[];
}

/** `filings/2026-11-12-results/c.pdf`: deeper lies nothing. */
const DEEPEST = 4;
const MOST_FILES = 50_000;
/** A text file, in bytes: the longest board with its biographies has a fifth of it. */
const LARGEST_TEXT = 500_000;
const IGNORED = /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/;

/** Lists a content folder. It follows no link out of it, and says what it cannot read. */
export async function listFolder(folder: string): Promise<FolderTree> {
  const files = new Map<string, FolderFile>();
  const folders: string[] = [];
  const faults: Fault[] = [];
  const tree = { files, folders, faults };
  let root: string;
  try {
    root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) {
      faults.push({ file: '.', message: 'This is a file, but the content folder must be a folder.' });
      return tree;
    }
  } catch (error) {
    faults.push({ file: '.', message: `The content folder cannot be read: ${reasonOf(error)}.` });
    return tree;
  }

  const add = async (within: string, isLink: boolean): Promise<void> => {
    const real = await realpath(path.join(root, within));
    if (!real.startsWith(`${root}${path.sep}`)) {
      faults.push({ file: within, message: 'This link leads out of the content folder: put the file itself here.' });
      return;
    }
    const found = await stat(real);
    if (found.isFile()) files.set(within, { path: within, absolute: real, bytes: found.size });
    else if (!found.isDirectory()) faults.push({ file: within, message: 'This is neither a file nor a folder.' });
    else if (isLink) faults.push({ file: within, message: 'This is a link to a folder: put the folder itself here.' });
    else if (within.split('/').length >= DEEPEST) {
      faults.push({ file: within, message: 'Folders do not lie this deep: nothing of it is read.' });
    } else {
      folders.push(within);
      await walk(within);
    }
  };

  const walk = async (within: string): Promise<void> => {
    const entries = await readdir(path.join(root, within), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (IGNORED.test(entry.name) || files.size >= MOST_FILES) continue;
      const below = within === '' ? entry.name : `${within}/${entry.name}`;
      try {
        await add(below, entry.isSymbolicLink());
      } catch (error) {
        faults.push({ file: below, message: `This cannot be read: ${reasonOf(error)}.` });
      }
    }
  };

  try {
    await walk('');
  } catch (error) {
    faults.push({ file: '.', message: `The content folder cannot be read: ${reasonOf(error)}.` });
  }
  if (files.size >= MOST_FILES) {
    faults.push({ file: '.', message: `There are more than ${MOST_FILES} files: is this the content folder?` });
  }
  return tree;
}

/** The text of a file, its lines ending alike on every machine; a fault where it is none. */
export async function readText(file: FolderFile): Promise<string | Fault> {
  if (file.bytes > LARGEST_TEXT) {
    return {
      file: file.path,
      message: `The file has ${Math.ceil(file.bytes / 1000)} kB: texts have ${LARGEST_TEXT / 1000} kB at most.`,
    };
  }
  let bytes: Buffer;
  try {
    bytes = await readFile(file.absolute);
  } catch (error) {
    return { file: file.path, message: `The file cannot be read: ${reasonOf(error)}.` };
  }
  try {
    // A byte order mark at its beginning goes with decoding.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return { file: file.path, message: 'The file is not in UTF-8: save it in that encoding.' };
  }
}

/** SHA-256 of a file's bytes, in 64 hexadecimal digits. @throws where it cannot be read */
export async function hashOf(file: FolderFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file.absolute)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'nobody has allowed it',
  EPERM: 'nobody has allowed it',
  ELOOP: 'it is a link that leads back to itself',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its name is too long',
};

/** Why the system does not give a file, in words. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return REASONS[code] ?? (code || String(error));
}

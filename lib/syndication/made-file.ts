import { createHash } from 'node:crypto';
import { isKnown } from '../base/validators';

/** A file that is made of data, as it is sent. */
export interface MadeFile {
  body: Buffer<ArrayBuffer>;
  etag: string;
}

interface Remembered {
  sources: readonly unknown[];
  /** Of all that the file is made of. */
  mark: string;
  files: Promise<MadeFile[]>;
}

/** By what they are; a handful, as long as the registers are (lib/api/whole-list.ts). */
const remembered = new Map<string, Remembered>();

interface Making {
  /** The answers that it is made of: the very same ones are not looked at again. */
  sources: readonly unknown[];
  /** All that it says of them; what says the same is made once. */
  said(): unknown;
  make(): Promise<readonly string[]>;
}

/**
 * Files that are made of data: made when the data says something else than before, once for all who ask meanwhile, and
 * given from memory after that.
 *
 * @param name tells them from all others, with their language
 */
export async function madeFiles(name: string, { sources, said, make }: Making): Promise<MadeFile[]> {
  const before = remembered.get(name);
  if (before && isSame(before.sources, sources)) return before.files;
  const mark = digest(JSON.stringify(await said()));
  const known = remembered.get(name);
  if (known?.mark === mark) {
    known.sources = sources;
    return known.files;
  }
  const files = make().then((texts) => texts.map(fileOf));
  const entry = { sources, mark, files };
  remembered.set(name, entry);
  files.catch(() => remembered.get(name) === entry && remembered.delete(name));
  return files;
}

/** Answers with such a file, or says that whoever asks has it. */
export function answerWith({ body, etag }: MadeFile, request: Request, headers: Record<string, string>): Response {
  const tagged = { ...headers, etag };
  if (!isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(body, { headers: tagged });
  }
  const { 'content-type': _, ...known } = tagged as Record<string, string>;
  return new Response(null, { status: 304, headers: known });
}

function fileOf(text: string): MadeFile {
  return { body: Buffer.from(text), etag: `W/"${digest(text).slice(0, 22)}"` };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

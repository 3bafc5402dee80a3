import { readFile } from 'node:fs/promises';
import { join as joined } from 'node:path';
import type { Kysely } from 'kysely';
import { contentFileKey, contentFileUrl } from '../assets/address';
import type { ContentFile } from '../content-folder/model';
import type { StoreTables } from '../store/schema';

/** A file of what is published, as it is served. */
export interface PublishedFile {
  /** First 16 digits of its SHA-256. */
  key: string;
  name: string;
  type: string;
  languages: string[];
  bytes: number;
  /** Where it lies in the content folder that ships with the site; without it the store has the content. */
  path?: string;
}

/** Keeps a file; one that is there already stays as it is, since its key names its content. */
export async function saveFile(db: Kysely<StoreTables>, file: ContentFile, content: Uint8Array): Promise<void> {
  await insertFiles(db, [rowOf(file, { path: null, content })]);
}

/** SQLite takes at most 32,766 parameters in one statement; eight are a row. */
const ROWS_AT_ONCE = 500;

/** Names files that lie in the folder of the sample company: they would only make the database heavier. */
export async function nameSampleFiles(db: Kysely<StoreTables>, files: readonly ContentFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += ROWS_AT_ONCE) {
    const some = files.slice(start, start + ROWS_AT_ONCE);
    await insertFiles(
      db,
      some.map((file) => rowOf(file, { path: file.path, content: null })),
    );
  }
}

type FileRow = StoreTables['content_files'];

function rowOf(file: ContentFile, where: Pick<FileRow, 'path' | 'content'>): FileRow {
  const { sha256, name, type, bytes, languages, formerly = null } = file;
  return { file_key: contentFileKey(sha256), name, type, bytes, languages: languages.join(), formerly, ...where };
}

async function insertFiles(db: Kysely<StoreTables>, rows: FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('content_files')
    .values(rows)
    .onConflict((conflict) => conflict.column('file_key').doNothing())
    .execute();
}

/** Removes those of the files that nothing published leads to any more: a picture may stand in two stories. */
export async function removeUnused(db: Kysely<StoreTables>, files: readonly ContentFile[]): Promise<void> {
  for (const { sha256 } of files) {
    const named = `%"sha256":"${sha256}"%`;
    const release = await db
      .selectFrom('released')
      .select('entry_id')
      .where('release', 'like', named)
      .executeTakeFirst();
    const part = await db.selectFrom('content').select('name').where('value', 'like', named).executeTakeFirst();
    if (release || part) continue;
    await db.deleteFrom('content_files').where('file_key', '=', contentFileKey(sha256)).execute();
  }
}

export async function findFile(db: Kysely<StoreTables>, key: string): Promise<PublishedFile | undefined> {
  const row = await db
    .selectFrom('content_files')
    .select(['name', 'type', 'languages', 'bytes', 'path'])
    .where('file_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, type, languages, bytes, path } = row;
  return { key, name, type, bytes, languages: languages.split(',').filter(Boolean), ...(path !== null && { path }) };
}

/** The folder of the sample company, beside the server. */
export const SAMPLE_FOLDER = 'content';

/** The bytes of a file of what is published. */
export async function contentOf(db: Kysely<StoreTables>, { key, path }: PublishedFile): Promise<Buffer | undefined> {
  if (path !== undefined)
    return readFile(joined(/* turbopackIgnore: true */ process.cwd(), SAMPLE_FOLDER, path)).catch(() => undefined);
  const row = await db.selectFrom('content_files').select('content').where('file_key', '=', key).executeTakeFirst();
  return row?.content ? Buffer.from(row.content) : undefined;
}

/** The bytes behind an address of ours; undefined where it names no file of what is published. */
export async function contentAt(db: Kysely<StoreTables>, address: string): Promise<Buffer | undefined> {
  const [, key] = /^\/files\/([0-9a-f]{16})\//.exec(address) ?? [];
  const file = key === undefined ? undefined : await findFile(db, key);
  return file && contentOf(db, file);
}

/** Where the file is now that an address led to before. */
export async function addressNow(db: Kysely<StoreTables>, formerly: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_files')
    .select(['file_key', 'name'])
    .where('formerly', '=', formerly)
    .executeTakeFirst();
  return row && contentFileUrl({ sha256: row.file_key, name: row.name });
}

import type { Kysely } from 'kysely';
import type { Store } from '../../store/database';
import type { StoreTables } from '../../store/schema';
import type { NamedFile } from './file-texts';
import type { TextOfFile } from './text-of-pdf';

/** The text of each file that was read (read-files.ts), and the files that could not be read, in the store. */

/** The text of files that were read before, by their address. */
export async function knownFiles(db: Kysely<StoreTables>): Promise<Map<string, { mark: string; pages: string[] }>> {
  const rows = await db.selectFrom('search_files').select(['address', 'mark', 'pages']).execute();
  return new Map(rows.map(({ address, mark, pages }) => [address, { mark, pages: JSON.parse(pages) as string[] }]));
}

/** The first page of each of these files that has been read, by its address. */
export async function firstPages(db: Kysely<StoreTables>, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('search_files')
    .select(['address', 'pages'])
    .where('address', 'in', addresses)
    .execute();
  return new Map(rows.map(({ address, pages }) => [address, (JSON.parse(pages) as string[])[0] ?? '']));
}

export async function saveFile(db: Store, { address, mark }: NamedFile, { pages, blocks }: TextOfFile): Promise<void> {
  const values = { mark, pages: JSON.stringify(pages), blocks: JSON.stringify(blocks) };
  await db
    .insertInto('search_files')
    .values({ address, ...values })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(values))
    .execute();
}

/** Why files could not be read, by the SHA-256 of their content. @param reading the version of the reader (READING) */
export async function unreadableFiles(db: Store, reading: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('search_unreadable_files')
    .select(['sha256', 'reason'])
    .where('reading', '=', reading)
    .execute();
  return new Map(rows.map(({ sha256, reason }) => [sha256, reason]));
}

/** Remembers that the content at an address cannot be read, so that no process tries it again. */
export async function saveUnreadable(
  db: Store,
  file: { sha256: string; address: string; reading: number; reason: string },
): Promise<void> {
  await db
    .insertInto('search_unreadable_files')
    .values(file)
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet(file))
    .execute();
}

/** Removes files that no entry leads to any more. @param addresses of the files that are still used */
export async function keepFiles(db: Store, addresses: ReadonlySet<string>): Promise<void> {
  for (const table of ['search_files', 'search_unreadable_files'] as const) {
    const rows = await db.selectFrom(table).select('address').execute();
    const gone = rows.map(({ address }) => address).filter((address) => !addresses.has(address));
    for (let start = 0; start < gone.length; start += 200) {
      await db
        .deleteFrom(table)
        .where('address', 'in', gone.slice(start, start + 200))
        .execute();
    }
  }
}

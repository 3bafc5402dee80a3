import type { Kysely } from 'kysely';
import type { Block } from '../text/page-blocks';
import type { StoreTables } from './schema';

/**
 * The text of a file that was read (lib/search/files), as blocks of each page.
 *
 * @param sha256 of its content, where it is known
 * @returns `unreadable` where its content cannot be read; undefined while nobody has read it
 */
export async function blocksOfFile(
  db: Kysely<StoreTables>,
  address: string,
  sha256?: string,
): Promise<Block[][] | 'unreadable' | undefined> {
  const row = await db.selectFrom('search_files').select('blocks').where('address', '=', address).executeTakeFirst();
  if (row?.blocks) return JSON.parse(row.blocks) as Block[][];
  const unreadable = await db
    .selectFrom('search_unreadable_files')
    .select('sha256')
    .where((where) => where.or([where('address', '=', address), where('sha256', '=', sha256 ?? '')]))
    .executeTakeFirst();
  return unreadable && 'unreadable';
}

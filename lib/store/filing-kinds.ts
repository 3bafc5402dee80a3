import { type Kysely, sql } from 'kysely';
import { searchedInIndex } from './engine';

/** Gives announcements their kind and their position within it; the sample content is seeded again, and with it the kinds. */
export async function addFilingKinds(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
  await db.schema
    .alterTable('circulars')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('other'))
    .execute();
  await db.schema
    .alterTable('circulars')
    .addColumn('kind_position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`UPDATE circulars SET kind_position = position`.execute(db);
  // A search counts what it found by kind, from this index alone.
  await db.schema.dropIndex('circulars_newest').execute();
  await db.schema
    .createIndex('circulars_newest')
    .on('circulars')
    .columns(['locale', 'position desc', ...searchedInIndex(db), 'kind'])
    .execute();
  await db.schema
    .createIndex('circulars_kinds')
    .unique()
    .on('circulars')
    .columns(['locale', 'kind', 'kind_position'])
    .execute();
  await db.schema
    .createIndex('circulars_kind_years')
    .on('circulars')
    .columns(['locale', 'kind', 'year', 'kind_position'])
    .execute();
}

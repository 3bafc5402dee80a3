import { type Kysely, sql } from 'kysely';
import { isPostgres, searchedInIndex } from './engine';

/**
 * What is published, in place of a table for each call: its entries as the calls give them, what is known of each
 * release, the company's own content, and the files.
 */
export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', 'reports', 'circulars', 'roadshows', 'questions', 'software', 'installation_packages']) {
    await db.schema.dropTable(table).execute();
  }
  // The sample content is published again.
  await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
  await db.schema
    .createTable('entries')
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('publish_time', 'bigint', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('kind_position', 'integer', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['call', 'locale', 'entry_id'])
    .execute();
  // A search reads this index from end to end, counts by kind from it, and reads rows only for what it found.
  await db.schema
    .createIndex('entries_newest')
    .on('entries')
    .columns(['call', 'locale', 'position desc', ...searchedInIndex(db), 'kind'])
    .execute();
  const unique = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .unique()
      .on('entries')
      .columns(['call', 'locale', ...columns])
      .execute();
  await unique('entries_years', ['year', 'position']);
  await unique('entries_kinds', ['kind', 'kind_position']);
  await unique('entries_kind_years', ['kind', 'year', 'kind_position']);

  await db.schema
    .createTable('released')
    .addColumn('entry_id', 'text', (column) => column.primaryKey())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('content')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('content_files')
    .addColumn('file_key', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('formerly', 'text')
    .addColumn('path', 'text')
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob')
    .execute();
  await db.schema.createIndex('content_files_formerly').on('content_files').column('formerly').execute();
  await db.schema
    .createTable('publication_record')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
}

import { type Kysely, sql } from 'kysely';

/** The tables of the search index (search-index.ts), apart from what fills them: every start reads this. */
export async function createSearchTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_entries')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entry_key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('digest', 'text', (column) => column.notNull())
    .addUniqueConstraint('search_entries_key', ['source', 'locale', 'entry_key'])
    .execute();
  await db.schema
    .createTable('search_passages')
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('heading', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('index_text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_passages_key', ['entry', 'position'])
    .execute();
  await db.schema
    .createTable('search_words')
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_words_key', ['entry', 'word'])
    .execute();
  await db.schema
    .createTable('search_files')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('pages', 'text', (column) => column.notNull())
    .execute();
  await sql`CREATE VIRTUAL TABLE search_index USING fts5 (title, headings, words, elsewhere, tokenize = 'trigram')`.execute(
    db,
  );
}

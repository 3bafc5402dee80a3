import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine';

/** The tables of the search index (lib/search/search-index.ts), apart from what fills them: every start reads this. */
export async function createSearchTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_entries')
    .addColumn('id', isPostgres(db) ? 'serial' : 'integer', (column) => column.primaryKey())
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
  await (isPostgres(db) ? createPostgresIndex(db) : createSqliteIndex(db));
}

async function createSqliteIndex(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE VIRTUAL TABLE search_index USING fts5 (title, headings, words, elsewhere, tokenize = 'trigram')`.execute(
    db,
  );
}

/** A table of the same columns; what is looked through is indexed by three letters where this user may have pg_trgm. */
async function createPostgresIndex(db: Kysely<unknown>): Promise<void> {
  const texts = ['title', 'headings', 'words', 'elsewhere'] as const;
  let table = db.schema
    .createTable('search_index')
    .addColumn('rowid', 'integer', (column) => column.primaryKey())
    .addColumn('everything', 'text', (column) =>
      column.generatedAlwaysAs(sql.raw(texts.join(' || chr(10) || '))).stored(),
    )
    .addColumn('letters', 'integer', (column) =>
      column.generatedAlwaysAs(sql.raw(texts.map((text) => `char_length(${text})`).join(' + '))).stored(),
    );
  for (const text of texts) table = table.addColumn(text, 'text', (column) => column.notNull());
  await table.execute();
  const { rows } = await sql<{ allowed: boolean }>`
    SELECT has_database_privilege(current_database(), 'CREATE')
      AND EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') AS allowed`.execute(db);
  if (!rows[0]?.allowed) return;
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  await sql`CREATE INDEX search_index_letters ON search_index USING gin (everything gin_trgm_ops)`.execute(db);
}

import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether this is PostgreSQL, for the few statements that SQLite says in words of its own. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * The column that an index of a register holds besides, so that a search reads the index alone. An entry of
 * PostgreSQL's indexes is 2,700 bytes at most, and answers to questions are longer.
 */
export function searchedInIndex(db: Kysely<unknown>): string[] {
  return isPostgres(db) ? [] : ['search_text'];
}

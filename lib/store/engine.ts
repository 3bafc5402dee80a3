import type { Kysely } from 'kysely';

/** Whether this is PostgreSQL, for the few statements that SQLite says in words of its own. */
export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  // Not by its class: Next bundles this module more than once, and a store is shared among the bundles.
  return (db.getExecutor().adapter as { engine?: unknown }).engine === 'postgres';
}

/**
 * The column that an index of a register holds besides, so that a search reads the index alone. An entry of
 * PostgreSQL's indexes is 2,700 bytes at most, and answers to questions are longer.
 */
export function searchedInIndex(db: Kysely<unknown>): string[] {
  return isPostgres(db) ? [] : ['search_text'];
}

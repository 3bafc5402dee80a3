import { type Dialect, Kysely, Migrator, type Transaction } from 'kysely';
import { migrationProvider } from './migrations';
import type { StoreTables } from './schema';
import { WithoutNul } from './without-nul';

/** An open store: the tables of schema.ts in SQLite (sqlite-store.ts) or in PostgreSQL (postgres-store.ts). */
export class Store extends Kysely<StoreTables> {
  constructor(dialect: Dialect) {
    super({ dialect, plugins: [new WithoutNul()] });
  }

  /** False once what it was opened on, a file, was deleted or replaced. */
  isInPlace(): boolean {
    return true;
  }

  /** Whether what it was opened on was written over: then it takes nothing more, and is not even closed. */
  async isOverwritten(): Promise<boolean> {
    return false;
  }

  /** Closes a store that is not in place any more, so that another can be opened at its address. */
  async closeReplaced(): Promise<void> {
    await this.destroy();
  }

  /** Runs a transaction that excludes others of the same name, in every process on this store. */
  alone<T>(_name: string, work: (db: Transaction<StoreTables>) => Promise<T>): Promise<T> {
    // SQLite has one writer at a time as it is.
    return this.transaction().execute(work);
  }

  /** What was deleted from these tables goes from the disk as well, as far as the engine can be told. */
  async overwriteErased(_tables: readonly (keyof StoreTables)[]): Promise<void> {}

  /** Applies the migrations that this store has not seen, one process at a time. */
  async bringUpToDate(): Promise<void> {
    const migrator = new Migrator({ db: this, provider: migrationProvider });
    // If nothing has to change, take no lock: pages answer while another process holds it.
    if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)) return;
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }
}

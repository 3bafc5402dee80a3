import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Database from 'libsql';

/** Another process held the lock of the database file for longer than the busy timeout. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}

/** Pauses between two attempts, in ms; random, so that two processes do not keep step. */
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 60;

export interface Handles {
  reading: Database.Database;
  writing: Database.Database;
}

/**
 * Kysely's dialect for libsql, which waits for a locked file without blocking the process. libsql's calls are
 * synchronous: with SQLite's own `busy_timeout` no page could be answered until another process gives the lock back. So
 * the handles have no `busy_timeout`; a statement that finds the file locked is tried again after a pause.
 *
 * It has two handles: one for reads outside of transactions, one for everything else. In WAL mode reads go on while a
 * transaction is open, in this process or another.
 */
export class LibsqlDialect implements Dialect {
  constructor(
    private readonly handles: Handles,
    private readonly busyTimeout: number,
  ) {}

  createDriver = () => new LibsqlDriver(this.handles.reading, this.handles.writing, this.busyTimeout);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new TransactionalAdapter();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

/** SQLite can change tables within a transaction; Kysely's own adapter says that it cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class LibsqlDriver implements Driver {
  /** Whether a transaction of this process is open on the writing handle. */
  #writing = false;
  #isClosed = false;

  constructor(
    private readonly reading: Database.Database,
    private readonly writing: Database.Database,
    private readonly busyTimeout: number,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LibsqlConnection> {
    return new LibsqlConnection(this);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await this.begin();
    connection.inTransaction = true;
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    connection.inTransaction = false;
    this.commit();
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.inTransaction = false;
    this.rollback();
  }

  async destroy(): Promise<void> {
    try {
      // What the log holds goes into the file, wherever that has been moved: closing alone would leave it.
      this.writing.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Of no use any more: the disk is gone, or a transaction is being given up.
    }
    this.#isClosed = true;
    this.reading.close();
    this.writing.close();
  }

  /** A handle to work with. A statement on one that is closed would end the process, within the library. */
  #opened(handle: Database.Database): Database.Database {
    if (this.#isClosed) throw new Error('The database has been closed.');
    return handle;
  }

  read<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return retryWhileLocked(this.busyTimeout, () => run<R>(this.#opened(this.reading), query));
  }

  /** Runs a statement within the open transaction. */
  inside<R>(query: CompiledQuery): QueryResult<R> {
    return run<R>(this.#opened(this.writing), query);
  }

  /** Runs a statement as a transaction of its own. */
  async write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.begin();
    try {
      const result = run<R>(this.#opened(this.writing), query);
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /**
   * Takes the writer's lock first, so that only `BEGIN` can find the file locked. Any other statement that fails with
   * SQLITE_BUSY keeps its snapshot until it is garbage collected, and later statements on the handle would read that
   * old snapshot.
   */
  begin(): Promise<void> {
    return retryWhileLocked(this.busyTimeout, () => {
      if (this.#writing) throw LOCKED_BY_US;
      this.#opened(this.writing).exec('BEGIN IMMEDIATE');
      this.#writing = true;
    });
  }

  commit(): void {
    this.#opened(this.writing).exec('COMMIT');
    this.#writing = false;
  }

  /** SQLite may have rolled back by itself, for example because the disk is full. */
  rollback(): void {
    this.#writing = false;
    if (!this.#isClosed && this.writing.inTransaction) this.writing.exec('ROLLBACK');
  }
}

class LibsqlConnection implements DatabaseConnection {
  inTransaction = false;

  constructor(private readonly driver: LibsqlDriver) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) return this.driver.inside(query);
    return SelectQueryNode.is(query.query) ? this.driver.read(query) : this.driver.write(query);
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The store does not stream.');
  }
}

/**
 * Tries until the file is no longer locked, with pauses in which the process does other work.
 *
 * @param busyTimeout in ms
 * @throws {StoreBusyError} after the busy timeout
 */
export async function retryWhileLocked<T>(busyTimeout: number, attempt: () => T): Promise<T> {
  const deadline = performance.now() + busyTimeout;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > deadline) {
        throw new StoreBusyError(`Another process has held the database for ${busyTimeout} ms.`);
      }
    }
    await pause(SHORTEST_PAUSE + Math.random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
  }
}

const LOCKED_BY_US = Object.assign(new Error('A transaction of this process is open.'), { code: 'SQLITE_BUSY' });

/** SQLITE_BUSY and its kinds, such as SQLITE_BUSY_RECOVERY. */
function isLocked(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

function run<R>(handle: Database.Database, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = handle.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

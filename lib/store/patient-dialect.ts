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

/** Another process held the database for longer than a writer waits. */
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
 * SQLite for Kysely that never holds the process while another one has the lock
 * of the file. libsql's calls are synchronous: with a `busy_timeout` every page
 * would stand still until the lock is gone. Here the handles have none; who
 * finds the file locked pauses and tries again, until `patience` is over.
 *
 * There are two handles. What reads outside a transaction has one of its own and
 * goes on while a transaction is open on the other; in WAL mode no writer of any
 * process stands in its way.
 */
export class PatientDialect implements Dialect {
  constructor(
    private readonly handles: Handles,
    private readonly patience: number,
  ) {}

  createDriver = () => new PatientDriver(this.handles.reading, this.handles.writing, this.patience);
  createQueryCompiler = () => new SqliteQueryCompiler();
  createAdapter = () => new TransactionalAdapter();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

/** SQLite changes tables within transactions; Kysely takes no advantage of it by itself. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class PatientDriver implements Driver {
  /** Whether a transaction of this process is open on the writing handle. */
  #writing = false;

  constructor(
    private readonly reading: Database.Database,
    private readonly writing: Database.Database,
    private readonly patience: number,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PatientConnection> {
    return new PatientConnection(this);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: PatientConnection): Promise<void> {
    await this.begin();
    connection.inTransaction = true;
  }

  async commitTransaction(connection: PatientConnection): Promise<void> {
    connection.inTransaction = false;
    this.commit();
  }

  async rollbackTransaction(connection: PatientConnection): Promise<void> {
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
    this.reading.close();
    this.writing.close();
  }

  read<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return patiently(this.patience, () => run<R>(this.reading, query));
  }

  /** A statement within the open transaction. */
  inside<R>(query: CompiledQuery): QueryResult<R> {
    return run<R>(this.writing, query);
  }

  /** A transaction of one statement. */
  async write<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.begin();
    try {
      const result = run<R>(this.writing, query);
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /**
   * Only here a writer can find the lock taken. A statement that does keeps its
   * view of the data until it is collected, and everything after it on that
   * handle would read and write as of then; a `BEGIN` that fails leaves nothing.
   */
  begin(): Promise<void> {
    return patiently(this.patience, () => {
      if (this.#writing) throw LOCKED_BY_US;
      this.writing.exec('BEGIN IMMEDIATE');
      this.#writing = true;
    });
  }

  commit(): void {
    this.writing.exec('COMMIT');
    this.#writing = false;
  }

  /** A disk that is full may have rolled back already. */
  rollback(): void {
    this.#writing = false;
    if (this.writing.inTransaction) this.writing.exec('ROLLBACK');
  }
}

class PatientConnection implements DatabaseConnection {
  inTransaction = false;

  constructor(private readonly driver: PatientDriver) {}

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
 * Tries again, with pauses in which the process does other work, while another
 * process holds the file.
 *
 * @param patience how long, in ms
 * @throws {StoreBusyError} after that
 */
export async function patiently<T>(patience: number, attempt: () => T): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() > deadline) {
        throw new StoreBusyError(`Another process has held the database for ${patience} ms.`);
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

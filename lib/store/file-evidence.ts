import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';

/**
 * What tells a database file that was written over in its place (`cp backup.db tradego.db`) from one into which SQLite
 * has merged its log: both change the file under the same number.
 */

/** What the file alone holds, without its log. Merging the log raises these numbers and leaves the name. */
interface Evidence {
  /** The database's own name; undefined as long as it stands in the log alone. */
  id: string | undefined;
  heartbeat: string;
  /** The last ids that visitors' messages were given, by table. */
  sequences: ReadonlyMap<string, number>;
}

/** How often a file that cannot be read is looked at again, and after how long, in ms: it may be merged into just now. */
const ATTEMPTS = 4;
const AGAIN_AFTER = 50;

/** A database file as it was last seen. */
export class SeenFile {
  #look: string;
  #evidence: Evidence | undefined;

  constructor(private readonly file: string) {
    this.#look = lookOf(file);
    this.#evidence = evidenceIn(file);
  }

  /** Whether the file holds less than it did, or is another database, or none. */
  async isOverwritten(): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const look = lookOf(this.file);
      // One that is gone, or another in its place, is noticed by its number.
      if (look === this.#look || look === '') return false;
      const evidence = evidenceIn(this.file);
      if (evidence && !this.#contradicts(evidence)) {
        this.#look = look;
        this.#evidence = evidence;
        return false;
      }
      if (attempt === ATTEMPTS) return true;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }

  #contradicts({ id, heartbeat, sequences }: Evidence): boolean {
    const before = this.#evidence;
    if (before?.id === undefined) return false;
    const isLess = [...before.sequences].some(([table, last]) => (sequences.get(table) ?? 0) < last);
    return id !== before.id || heartbeat < before.heartbeat || isLess;
  }
}

/** Which file it is, how large and from when; empty where there is none. The file is not opened: that would end SQLite's locks. */
function lookOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : '';
}

/** Undefined where it cannot be read. */
function evidenceIn(file: string): Evidence | undefined {
  let handle: Database.Database | undefined;
  try {
    // `immutable`: without its log, and without a lock.
    handle = new Database(`${pathToFileURL(file).href}?immutable=1`);
    const tables = new Set(namesIn(handle, `SELECT name, 0 AS value FROM sqlite_master WHERE type = 'table'`).keys());
    const facts = tables.has('facts') ? namesIn<string>(handle, 'SELECT name, value FROM facts') : new Map();
    const sequences = tables.has('sqlite_sequence')
      ? namesIn<number>(handle, 'SELECT name, seq AS value FROM sqlite_sequence')
      : new Map();
    return { id: facts.get('database-id'), heartbeat: facts.get('heartbeat') ?? '', sequences };
  } catch {
    return undefined;
  } finally {
    handle?.close();
  }
}

function namesIn<T>(handle: Database.Database, query: string): Map<string, T> {
  const rows = handle.prepare(query).all() as { name: string; value: T }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}

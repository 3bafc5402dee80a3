import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { reasonOf } from '../../lib/base/log';
import { BackupError, type Counts, KEPT_TABLES, NOTHING } from '../../lib/store/backup';
import { freeName, timeInName } from '../../lib/store/database-files';
import { openPostgresStore } from '../../lib/store/postgres-store';
import { type Restored, refuseLater } from '../../lib/store/restore';
import { STORE_TABLE_NAMES } from '../../lib/store/schema';

/** What both commands say and do besides the files themselves. */

export function inWords({ consultations, submitted_questions, held_messages, outbox }: Counts): string {
  return `${consultations} consultation messages, ${submitted_questions} questions, ${held_messages} kept apart, ${outbox} not delivered`;
}

/** PostgreSQL's own program makes the copy, from one moment, for whoever runs this alone. */
export function postgresBackup(url: string, to: string): string {
  if (existsSync(to)) throw new BackupError(`${to} is there already and is not written over.`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  // Made before anything is in it: a file that pg_dump makes can be read by everybody until somebody says otherwise.
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    const { address, env } = connectionOf(url);
    // Counts of submissions, which are erased within minutes, are not logged: no copy keeps them for longer.
    const wanted = ['--format=custom', '--no-owner', '--no-unlogged-table-data'];
    run('pg_dump', [...wanted, '--file', unfinished, '--dbname', address], env);
    const contents = run('pg_restore', ['--list', unfinished]);
    if (!/TABLE DATA \S+ consultations /.test(contents))
      throw new BackupError(`The copy lacks the messages: it is no backup.`);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return `Backed up to ${to}. Its list of contents was read again.`;
}

/**
 * In one transaction, in which nobody else writes: what is there is copied first and then replaced. A backup that
 * cannot be put back whole changes nothing.
 *
 * @param folder for the copy of the database of before
 */
export async function postgresRestore(url: string, backup: string, folder: string): Promise<Restored> {
  if (!existsSync(backup)) throw new BackupError(`There is no backup at ${backup}.`);
  const contents = run('pg_restore', ['--list', backup]);
  const tables = new Set([...contents.matchAll(/ TABLE DATA \S+ (\S+) /g)].map(([, table = '']) => table));
  if (!tables.has('consultations')) throw new BackupError(`${backup} is no backup of this site.`);
  const migrations = run('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', backup]);
  await refuseLater(
    [...migrations.matchAll(/^(\d{3}-\S+)\t/gm)].map(([, name = '']) => name),
    backup,
  );

  const present = await inPostgres(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
    );
    const there = new Set(rows.map(({ name }) => name));
    return STORE_TABLE_NAMES.filter((table) => there.has(table));
  });
  const before = await replaceContents(url, backup, {
    present,
    // What the release of the backup did not have: the migrations make it again.
    surplus: present.filter((table) => !tables.has(table)),
    copy: freeName(path.join(folder, 'tradego'), `before-restore-${timeInName()}.dump`),
  });
  const store = await openPostgresStore(url);
  await store.destroy();
  return { counts: await postgresCounts(url), before };
}

async function replaceContents(
  url: string,
  backup: string,
  { present, surplus, copy }: { present: string[]; surplus: string[]; copy: string },
): Promise<Restored['before']> {
  const { address, env } = connectionOf(url);
  const psql = spawn(found('psql'), ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--dbname', address], { env });
  psql.stdin.on('error', () => {});
  let said = '';
  psql.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const ended = new Promise<number | undefined>((resolve) => {
    psql.once('error', ({ message }) => {
      said = message;
      resolve(undefined);
    });
    psql.once('close', (code) => resolve(code ?? undefined));
  });
  const failed = () => new BackupError(`psql could not do it: ${said.trim().split('\n')[0]}. Nothing was changed.`);
  const told = new Promise<void>((resolve) => psql.stdout.once('data', () => resolve()));

  psql.stdin.write(`BEGIN;\nSET LOCAL lock_timeout = '${LOCK_TIMEOUT}';\n`);
  if (present.length > 0) psql.stdin.write(`LOCK TABLE ${present.map(quoted).join(', ')} IN EXCLUSIVE MODE;\n`);
  psql.stdin.write('\\echo ready\n');
  const refused = await Promise.race([told.then(() => false), ended.then(() => true)]);
  if (refused) throw failed();
  try {
    const before = present.includes('consultations') ? { file: copy, counts: await postgresCounts(url) } : undefined;
    if (before) postgresBackup(url, copy);
    for (const table of surplus) psql.stdin.write(`DROP TABLE ${quoted(table)} CASCADE;\n`);
    const script = spawn(found('pg_restore'), ['--clean', '--if-exists', '--no-owner', '--file=-', backup]);
    for await (const piece of script.stdout)
      if (!psql.stdin.write(piece)) await Promise.race([once(psql.stdin, 'drain'), ended]);
    if (await exitCodeOf(script)) throw new BackupError(`${backup} cannot be read to its end. Nothing was changed.`);
    psql.stdin.write('COMMIT;\n');
    psql.stdin.end();
    if ((await ended) !== 0) throw failed();
    return before;
  } catch (error) {
    // Without its COMMIT nothing has happened.
    psql.kill();
    await ended;
    throw error;
  }
}

/** How long a restore waits for whoever writes. */
const LOCK_TIMEOUT = '10s';

function quoted(name: string): string {
  return `"${name}"`;
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function inPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw new BackupError(`The database could not be asked (${reasonOf(error)}).`);
  } finally {
    await client.end();
  }
}

/** What visitors left in the database, of whichever release its shape is. */
function postgresCounts(url: string): Promise<Counts> {
  return inPostgres(url, async (client) => {
    const counts = { ...NOTHING };
    for (const table of KEPT_TABLES) {
      const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
      if (!rows[0]?.there) continue;
      const counted = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${table}`);
      counts[table] = Number(counted.rows[0]?.rows);
    }
    return counts;
  });
}

/**
 * How PostgreSQL's programs are told of a database: arguments are shown to everybody on the machine by `ps`, the
 * environment to the same user alone, so that is where the password goes.
 */
export function connectionOf(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  address.searchParams.delete('password');
  return { address: address.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
}

function run(program: string, args: string[], env = process.env): string {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, env } as const;
  const { status, stdout, stderr, error } = spawnSync(found(program), args, options);
  if (error || status !== 0) {
    throw new BackupError(`${program} could not do it: ${(error?.message ?? stderr).trim().split('\n')[0]}`);
  }
  return stdout;
}

/** The newest of those that distributions keep by version, since an older one refuses a newer server; else of the PATH. */
function found(program: string): string {
  const versions = '/usr/lib/postgresql';
  const newest = (existsSync(versions) ? readdirSync(versions) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(versions, version, 'bin', program))
    .find((candidate) => existsSync(candidate));
  return newest ?? program;
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BackupError, type Counts } from '../../lib/store/backup';

/** What both commands say and do besides the files themselves. */

export function inWords({ consultations, submitted_questions, held_messages, outbox }: Counts): string {
  return `${consultations} consultation messages, ${submitted_questions} questions, ${held_messages} kept apart, ${outbox} not delivered`;
}

/** PostgreSQL's own program makes the copy, from one moment. */
export function postgresBackup(url: string, to: string): string {
  if (existsSync(to)) throw new BackupError(`${to} is there already and is not written over.`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  run('pg_dump', ['--format=custom', '--no-owner', '--file', to, '--dbname', url]);
  const contents = run('pg_restore', ['--list', to]);
  if (!/TABLE DATA \S+ consultations /.test(contents))
    throw new BackupError(`${to} lacks the messages: it is no backup.`);
  return `Backed up to ${to}. Its list of contents was read again.`;
}

/** In one transaction: a backup that cannot be put back whole changes nothing. */
export function postgresRestore(url: string, backup: string): string {
  if (!existsSync(backup)) throw new BackupError(`There is no backup at ${backup}.`);
  const contents = run('pg_restore', ['--list', backup]);
  if (!/TABLE DATA \S+ consultations /.test(contents)) throw new BackupError(`${backup} is no backup of this site.`);
  run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--dbname', url, backup]);
  return 'The database is the backup now.';
}

function run(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(found(program), args, { encoding: 'utf8' });
  if (error || status !== 0) {
    // The address holds a password, which the program does not repeat.
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

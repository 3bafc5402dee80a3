import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './distribution.mjs';
import { freePort } from './free-port.mjs';

/** Tests of the store run once more on PostgreSQL; those about SQLite's files stay where files are. */
const TESTS = {
  search: ['keep', 'find'],
  syndication: ['calendar'],
  alerts: ['queue'],
  store: [
    'alerts',
    'quarantine',
    'inbox',
    'outbox',
    'idempotency',
    'erasure',
    'retention',
    'engines',
    'change-listener',
  ],
  'api/embedded': ['content', 'share-price', 'registers'],
  api: ['invalidate', 'last-good', 'outbox-sender'],
  scripts: ['restore', 'backups'],
  endpoints: ['registers', 'submissions', 'limits', 'shared-limits', 'store-away'],
};

/** Those about the connection, which is Node's; what PostgreSQL answers to a statement is the same on every Node. */
export const DRIVER_TESTS = ['store/engines', 'store/change-listener', 'store/inbox', 'endpoints/shared-limits'];

/** Their files below `tests/unit`, without what every test file ends with. */
export function postgresTests() {
  return Object.entries(TESTS).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`));
}

export const POSTGRES_PACKAGE = 'postgresql';

/** Where distributions keep the programs of each version, newest first. */
const VERSIONS = '/usr/lib/postgresql';

/** Who owns a data folder when root starts the server, which PostgreSQL refuses to run as. */
const NOBODY = 65534;

/**
 * A PostgreSQL for one run of the tests: TEST_POSTGRES_URL, else one of this machine started on a loopback port
 * with its data in a temporary folder, else (root on Debian) the distribution's.
 *
 * @param {{ lasting?: boolean }} [wanted] lasting: what is committed outlives a machine that stops, which no test needs
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>} undefined where there is none to be had
 */
export async function startPostgres({ lasting = false } = {}) {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => {} };
  const programs = postgresPrograms() ?? (installPackages([POSTGRES_PACKAGE]) ? postgresPrograms() : undefined);
  if (programs === undefined) return undefined;

  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-postgres-'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in asUser) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, 'data');
  const initialised = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'tradego', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...asUser, cwd: folder, stdio: 'ignore' },
  );
  if (initialised.status !== 0) return undefined;
  const port = await freePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      '-D',
      data,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'max_connections=300',
      ...(lasting ? [] : ['-c', 'fsync=off']),
    ],
    { ...asUser, cwd: folder, stdio: 'ignore' },
  );
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // Fast: whoever is still connected is let go.
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = () =>
    spawnSync(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (ready()) return { url: `postgres://tradego@127.0.0.1:${port}/postgres`, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  return undefined;
}

/** The folder of its programs. @returns {string | undefined} */
export function postgresPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => path.join(VERSIONS, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

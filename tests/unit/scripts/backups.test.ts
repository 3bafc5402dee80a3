import type childProcess from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseAddress } from '@/lib/config/env';
import { openStore } from '@/lib/store/database';
import { addConsultation } from '@/lib/store/inbox';
import { connectionOf, postgresBackup, postgresRestore } from '@/scripts/lib/backups';
import { MESSAGE } from '../support/calls';
import { temporaryDatabase } from '../support/temporary-store';

/** What programs were started with; whatever stands there `ps` shows to everybody. */
const mockStarted: { program: string; args: string[]; password?: string; mode?: number }[] = [];
let mockAnswer: ((program: string, args: string[]) => object) | undefined;

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  const { statSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const recorded =
    (start: (...given: unknown[]) => unknown) =>
    (program: string, args: string[], options?: { env?: NodeJS.ProcessEnv }) => {
      const file = args[args.indexOf('--file') + 1] ?? '';
      const mode = args.includes('--file') ? statSync(file).mode & 0o777 : undefined;
      mockStarted.push({ program: program.split('/').pop() ?? '', args, password: options?.env?.PGPASSWORD, mode });
      return mockAnswer?.(program.split('/').pop() ?? '', args) ?? start(program, args, options);
    };
  return {
    ...actual,
    spawn: recorded(actual.spawn as never),
    spawnSync: recorded(actual.spawnSync as never),
  };
});

const PASSWORD = `p@ss w/ör:d'`;
const onPostgres = (globalThis as { tradegoTestsOnPostgres?: boolean }).tradegoTestsOnPostgres === true;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradego-backups-'));
  mockStarted.length = 0;
  mockAnswer = undefined;
});
afterEach(() => rmSync(folder, { recursive: true }));

const secretsShown = () =>
  mockStarted.filter(({ args }) =>
    args.some((arg) => [PASSWORD, encodeURIComponent(PASSWORD)].some((it) => arg.includes(it))),
  );

test.each([
  [`postgres://user:${encodeURIComponent(PASSWORD)}@host:5432/db`, 'postgres://user@host:5432/db'],
  [
    `postgres://user@host/db?sslmode=require&password=${encodeURIComponent(PASSWORD)}`,
    'postgres://user@host/db?sslmode=require',
  ],
])('a password that %s has goes by the environment', (url, address) => {
  expect(connectionOf(url)).toMatchObject({ address, env: { PGPASSWORD: PASSWORD } });
});

test('an address without one leaves that of the environment', () => {
  expect(connectionOf('postgres://user@host/db')).toEqual({ address: 'postgres://user@host/db', env: process.env });
});

test('a copy is for whoever makes it from its first byte on, and no argument has the password', () => {
  mockAnswer = (program) => ({
    status: 0,
    stdout: program === 'pg_restore' ? '1; 0 1 TABLE DATA public consultations tradego' : '',
    stderr: '',
  });
  const to = path.join(folder, 'new', 'copy.dump');
  postgresBackup(`postgres://user:${encodeURIComponent(PASSWORD)}@127.0.0.1:1/db`, to);
  expect(mockStarted.map(({ program }) => program)).toEqual(['pg_dump', 'pg_restore']);
  expect(mockStarted[0]).toMatchObject({ mode: 0o600, password: PASSWORD });
  expect(secretsShown()).toEqual([]);
  expect(statSync(to).mode & 0o777).toBe(0o600);
});

test('a copy that cannot be made leaves no file', () => {
  mockAnswer = () => ({ status: 1, stdout: '', stderr: 'pg_dump: error: no' });
  expect(() => postgresBackup('postgres://user@127.0.0.1:1/db', path.join(folder, 'copy.dump'))).toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

async function submissionCounted(database: DatabaseAddress): Promise<void> {
  const store = await openStore(database);
  await store.insertInto('limit_counts').values({ key: 'k', points: 1, expire: 1 }).execute();
  await store.destroy();
}

async function countsIn(database: DatabaseAddress): Promise<object[]> {
  const store = await openStore(database);
  const found = await store.selectFrom('limit_counts').selectAll().execute();
  await store.destroy();
  return found;
}

(onPostgres ? describe : describe.skip)('on a real PostgreSQL', () => {
  let temporary: Awaited<ReturnType<typeof temporaryDatabase>>;
  beforeEach(async () => {
    temporary = await temporaryDatabase();
    const store = await openStore(temporary.database);
    await addConsultation(store, 'zt', MESSAGE);
    await store.destroy();
  });
  afterEach(() => temporary.remove());

  test('backup and restore show the password to nobody, and what they leave is for one user', async () => {
    const url = new URL(temporary.address);
    url.password = encodeURIComponent(PASSWORD);
    const to = path.join(folder, 'copy.dump');
    await submissionCounted(temporary.database);
    postgresBackup(url.href, to);
    const { counts, before } = await postgresRestore(url.href, to, folder);
    expect(counts.consultations).toBe(1);
    // No copy keeps for longer what is erased within minutes.
    expect(await countsIn(temporary.database)).toEqual([]);
    expect(new Set(mockStarted.map(({ program }) => program))).toEqual(new Set(['pg_dump', 'pg_restore', 'psql']));
    expect(secretsShown()).toEqual([]);
    for (const file of [to, before?.file ?? '']) {
      expect([existsSync(file), statSync(file).mode & 0o777]).toEqual([true, 0o600]);
    }
  }, 60_000);
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { GET } from '@/app/healthz/route';
import { quietLog, type Site, startSite } from '../support/site';

quietLog();
let site: Site;
let get: typeof GET;
let file: string;
let clock: number;

beforeEach(async () => {
  clock = 0;
  // Every beat of these tests is a second and more after the one before.
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  site = await startSite();
  ({ GET: get } = await import('@/app/healthz/route'));
  file = site.file;
});
afterEach(() => site.stop());

async function health(): Promise<number> {
  clock += 2000;
  return (await get()).status;
}

function beatIn(database: string): unknown {
  const handle = new Database(database);
  const [row] = handle.prepare("SELECT value FROM facts WHERE name = 'heartbeat'").all() as { value: string }[];
  handle.close();
  return row?.value;
}

describe('/healthz answers from what it does', () => {
  test('200 while the file takes a row and gives it back', async () => {
    expect(await health()).toBe(200);
    expect(beatIn(file)).toMatch(/^\d{4}-/);
  });

  test('it writes once a second, however often it is asked', async () => {
    await health();
    const before = beatIn(file);
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (let ask = 0; ask < 5; ask++) expect((await get()).status).toBe(200);
    expect(beatIn(file)).toBe(before);
    await health();
    expect(beatIn(file)).not.toBe(before);
  });

  test('after the file was deleted it answers for the one that is there then', async () => {
    await health();
    for (const end of ['', '-wal', '-shm']) rmSync(file + end);
    expect(await health()).toBe(200);
    expect(beatIn(file)).toMatch(/^\d{4}-/);
  });

  test('503 when there is no place for a file, and 200 when there is one again', async () => {
    await health();
    const folder = path.dirname(file);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    expect(await health()).toBe(503);
    rmSync(folder);
    mkdirSync(folder);
    expect(await health()).toBe(200);
  });

  test('while another process holds the file it answers what it knows', async () => {
    await health();
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    expect(await health()).toBe(200);
    other.exec('ROLLBACK');
    other.close();
    expect(await health()).toBe(200);
  });

  test('503 when another process does not let go of it', async () => {
    await health();
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    await health();
    clock += 60_000;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await health()).toBe(503);
    other.exec('ROLLBACK');
    other.close();
    expect(await health()).toBe(200);
  });
});

import { rmSync } from 'node:fs';
import Database from 'libsql';
import { readInbox, startOwn } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { expect, test } from '../support/test';

const MESSAGE = { businessType: '1', companyName: 'A', name: 'B', phone: '91234567', content: 'C' };

test('nothing lost, nothing frozen: a locked and a deleted database, and a flood of invented visitors', async ({
  request,
}) => {
  // It starts a server and three commands, seconds each; beside other tests that has taken half a minute.
  test.setTimeout(90_000);
  forget('store');
  const server = await startOwn('store', 4325);
  const file = databaseOf('store').replace('file:', '');
  const send = async (name: string, headers: Record<string, string> = {}) =>
    (
      await request.post(`${server.address}/website/Website/informationBox`, {
        data: { ...MESSAGE, name },
        headers: { language: 'en', ...headers },
      })
    ).status();
  const health = async () => (await request.get(`${server.address}/healthz`)).status();
  const names = async () =>
    (JSON.parse(await readInbox(databaseOf('store'), ['--format', 'json'])) as { name: string }[]).map(
      ({ name }) => name,
    );

  await test.step('while another process holds the database, pages and /healthz answer before a message does', async () => {
    expect(await health()).toBe(200);
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    const order: string[] = [];
    const waiting = send('waited').then((status) => order.push(`message ${status}`));
    const page = await request.get(`${server.address}/companyDynamics?pageIndex=2&lang=en`);
    order.push(`page ${page.status()}`, `health ${await health()}`);
    other.exec('ROLLBACK');
    other.close();
    await waiting;
    expect(order).toEqual(['page 200', 'health 200', 'message 200']);
    expect(await names()).toEqual(['waited']);
  });

  await test.step('after the file was deleted, what is acknowledged is there after a kill', async () => {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end);
    for (let index = 0; index < 5; index++) expect(await send(`after ${index}`)).toBe(200);
    expect(await health()).toBe(200);
  });

  await test.step('120 posts with invented addresses leave places for others', async () => {
    const flood = await Promise.all(
      Array.from({ length: 120 }, (_, index) => send('flood', { 'X-Forwarded-For': `203.0.113.${index}` })),
    );
    expect(flood.filter((status) => status === 200)).toHaveLength(30);
    expect(await send('another')).toBe(200);
  });

  await server.stop('SIGKILL');
  const kept = await names();
  expect(kept.filter((name) => name !== 'flood')).toEqual([
    'another',
    'after 4',
    'after 3',
    'after 2',
    'after 1',
    'after 0',
  ]);
});

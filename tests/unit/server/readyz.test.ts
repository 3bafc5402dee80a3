import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { processWide } from '@/lib/base/process-wide';
import { noteShutdown } from '@/lib/base/shutdown';
import { guardedServer } from '@/lib/server/guard';
import { quietLog, type Site, startSite } from '../support/site';

quietLog();
const shared = processWide<{ shuttingDown: boolean }>();
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(async () => {
  shared.shuttingDown = undefined;
  await site.stop();
});

const ready = async () => (await import('@/app/readyz/route')).GET();

test('an instance whose store answers is ready', async () => {
  const answer = await ready();
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready', store: 'ok', ending: false }]);
});

test('one that is to end is not, though it still answers', async () => {
  noteShutdown();
  const answer = await ready();
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', store: 'ok', ending: true }]);
});

test('one whose store takes nothing is not', async () => {
  await (await site.store()).schema.dropTable('facts').execute();
  expect((await ready()).status).toBe(503);
});

test('while it ends every answer asks its connection to be closed', async () => {
  const { server } = guardedServer((_, response) => response.end('whole'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ask = async () => {
    const agent = new http.Agent({ keepAlive: true });
    const request = http.get({ port: (server.address() as AddressInfo).port, agent });
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    agent.destroy();
    return answer.headers.connection;
  };
  expect(await ask()).toBe('keep-alive');
  noteShutdown();
  expect(await ask()).toBe('close');
  server.close();
});

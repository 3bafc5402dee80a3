import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { processWide } from '@/lib/base/process-wide';
import { drain, endOnSignal } from '@/lib/server/drain';
import { guardedServer } from '@/lib/server/guard';

const ASK = 'GET /home HTTP/1.1\r\nHost: a\r\n\r\n';
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

async function started(listener: RequestListener) {
  const { server, connections } = guardedServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = async (text = '') => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    open.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  return { client, drain: (graceMs: number) => drain(server, connections, graceMs) };
}

/** Answers when told so. */
function slowly() {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { asked, answer: () => answer() };
}

test('an answer that is being made is finished, and then the connection is closed', async () => {
  const begun = slowly();
  const site = await started((_, response) => {
    begun.answer();
    setTimeout(() => response.end('whole'), 100);
  });
  const socket = await site.client(ASK);
  await begun.asked;
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
  });
  await Promise.all([site.drain(5000), once(socket, 'close')]);
  // With its length or in pieces, but to its end.
  expect(text).toMatch(/\r\n\r\n(?:whole|5\r\nwhole\r\n0\r\n\r\n)$/);
});

test.each([
  ['says nothing', ''],
  ['has said half a request', 'GET /home HTTP/1.1\r\nHo'],
])('a connection that %s is closed at once', async (_, text) => {
  const site = await started((_, response) => void response.end());
  const socket = await site.client(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const before = Date.now();
  await Promise.all([site.drain(5000), once(socket, 'close')]);
  expect(Date.now() - before).toBeLessThan(2000);
});

test('one that was answered and kept open is closed at once', async () => {
  const site = await started((_, response) => void response.end('first'));
  const socket = await site.client(ASK);
  await once(socket, 'data');
  const before = Date.now();
  await Promise.all([site.drain(5000), once(socket, 'close')]);
  expect(Date.now() - before).toBeLessThan(2000);
});

test('an answer that never ends, or that nobody reads, has the grace and no more', async () => {
  const begun = slowly();
  const site = await started((_, response) => {
    response.write(Buffer.alloc(50_000_000));
    begun.answer();
  });
  const socket = await site.client(ASK);
  socket.pause();
  await begun.asked;
  const before = Date.now();
  await site.drain(300);
  expect(Date.now() - before).toBeGreaterThanOrEqual(290);
  expect(Date.now() - before).toBeLessThan(2000);
});

test('told to end, it closes the store before the process is gone', async () => {
  const { server, connections } = guardedServer(() => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const steps: string[] = [];
  const shared = processWide<{ store: unknown; shuttingDown: boolean }>();
  shared.store = Promise.resolve({ destroy: async () => steps.push('store closed') });
  const ended = new Promise<void>((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation(((code: number) => {
      steps.push(`exit ${code}`);
      resolve();
    }) as typeof process.exit);
  });
  const before = process.listeners('SIGTERM');
  endOnSignal(server, connections);
  const ours = process.listeners('SIGTERM').filter((listener) => !before.includes(listener));
  for (const listener of ours) listener('SIGTERM');
  await ended;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.removeListener(signal, process.listeners(signal).at(-1) as () => void);
  jest.restoreAllMocks();
  shared.store = undefined;
  shared.shuttingDown = undefined;
  expect(steps).toEqual(['store closed', 'exit 143']);
});

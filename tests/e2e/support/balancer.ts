import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A balancer in front of several instances, as edges are: it asks each for `/readyz` and sends requests to those that
 * are ready. What only reads and found a closed connection is sent to another; what writes is sent once, over a
 * connection of its own, and to another where nobody listened.
 */
export async function balancer(ports: readonly number[]) {
  const ready = new Set<number>();
  // The site closes what has been still for five seconds: whoever keeps connections for it lets go of them before.
  const agent = new Agent({ keepAlive: true, timeout: 4000 });
  const ask = (port: number) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1000) })
      .then(({ ok }) => ok)
      // One that is slow to say is as it was; one that nobody listens at is away.
      .catch((error: Error) => (error.name === 'TimeoutError' ? ready.has(port) : false));
  const look = async () => {
    await Promise.all(
      ports.map(async (port) => {
        if (await ask(port)) ready.add(port);
        else ready.delete(port);
      }),
    );
  };
  let turn = 0;
  const pass = (from: IncomingMessage, to: ServerResponse, body: Buffer, tried: number[]) => {
    const choice = [...ready].filter((port) => !tried.includes(port));
    const port = choice[turn++ % Math.max(1, choice.length)];
    if (port === undefined) return to.writeHead(502).end();
    const { url: path, method, headers } = from;
    const reads = method === 'GET';
    const onward = request({ agent: reads ? agent : false, port, host: '127.0.0.1', path, method, headers });
    onward.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that has just been closed says nothing of the instance, which is asked once more.
      const isStale = onward.reusedSocket && reads && !to.headersSent;
      if (isStale) return pass(from, to, body, tried);
      ready.delete(port);
      if (to.headersSent) to.destroy();
      else if (reads || error.code === 'ECONNREFUSED') pass(from, to, body, [...tried, port]);
      else to.writeHead(502).end();
    });
    onward.end(body);
  };
  const server = createServer(async (from, to) => {
    const pieces: Buffer[] = [];
    for await (const piece of from) pieces.push(piece as Buffer);
    pass(from, to, Buffer.concat(pieces), []);
  });
  await look();
  const timer = setInterval(() => void look(), 200);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => [...ready],
    close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

import { WebSocketServer } from 'ws';
import { Connection, readWishes } from './connection.mjs';
import { Market } from './market.mjs';
import { limit } from './protocol.mjs';

/**
 * Starts the sandbox: the documented protocol with invented prices.
 * @param {{ port?: number, host?: string, pace?: number, now?: () => number }} [options]
 *   `pace`: milliseconds between two updates of a stream; `host`: loopback unless told
 */
export async function startSandbox({ port = 0, host = '127.0.0.1', pace = 250, now = Date.now } = {}) {
  const market = new Market(now);
  /** @type {Set<Connection>} */
  const connections = new Set();
  /** @type {Map<string, number>} How often each address with `times` was connected to. */
  const comers = new Map();
  // What is a little too long is refused with an error of the protocol, what is far too long by the library.
  const server = new WebSocketServer({ port, host, maxPayload: limit('messageBytes') * 4, perMessageDeflate: false });
  server.on('connection', (socket, { url: address = '/' }) => {
    const wishes = readWishes(new URL(address, 'ws://sandbox'));
    if (wishes.times) {
      const before = comers.get(address) ?? 0;
      comers.set(address, before + 1);
      if (before >= wishes.times) wishes.end = null;
    }
    /** @param {string} key */
    const connectionsOf = (key) => [...connections].filter((other) => other.key === key).length;
    const connection = new Connection(socket, market, wishes, connectionsOf);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    // A frame that breaks WebSocket itself: the library closes the connection.
    socket.on('error', () => {});
  });
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const timer = setInterval(() => {
    for (const update of market.step()) for (const connection of connections) connection.update(update);
  }, pace);
  const at = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  return {
    port: at,
    url: `ws://${host.includes(':') ? `[${host}]` : host}:${at}/`,
    async close() {
      clearInterval(timer);
      for (const connection of connections) connection.close();
      const forced = setTimeout(() => server.clients.forEach((socket) => void socket.terminate()), 500);
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(forced);
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection wait for the one before them. Browsers and proxies send none ahead. */
const MOST_WAITING = 16;

/**
 * One request of a connection is in work at a time. HTTP lets a client send many without waiting for an answer, and Node
 * begins them all: 2,000 of them are 98 KB on the wire and 2,000 pages in work at once. What waits for a client that
 * has left is not begun, and whoever sends more ahead than that is cut off.
 */
export class Turns {
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();

  /** Begins the work of a request now, or once those before it on the same connection are answered. */
  take({ socket }: IncomingMessage, response: ServerResponse, work: () => void): void {
    if (socket.destroyed) return;
    const waiting = this.#waiting.get(socket);
    const begin = () => {
      response.once('close', () => this.#next(socket));
      work();
    };
    if (waiting === undefined) {
      this.#waiting.set(socket, []);
      begin();
    } else if (waiting.length < MOST_WAITING) waiting.push(begin);
    else socket.destroy();
  }

  #next(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift();
    if (next) next();
    else this.#waiting.delete(socket);
  }
}

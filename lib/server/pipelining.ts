import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may be queued on one connection. Browsers and proxies do not pipeline. */
const MOST_WAITING = 16;

/**
 * Handles pipelined requests of a connection one after another. HTTP/1.1 lets a client send many requests without
 * waiting for answers, and Node starts them all: 2,000 of them are 98 KB on the wire and 2,000 renderings at once. When
 * the client disconnects the queue is dropped; a client that queues too many is disconnected.
 */
export class Pipelining {
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();

  /** Starts the work of a request now, or when those before it on the same connection have been answered. */
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

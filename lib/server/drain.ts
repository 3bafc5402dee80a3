import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { noteShutdown } from '../base/shutdown';
import { closeStore } from '../store/close-store';
import type { Connections } from './guard';

/** A container is given ten seconds. */
const GRACE_MS = 8000;

/** How long closing the connections to a database may take. */
const CLOSING_MS = 1000;

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * On SIGTERM and SIGINT: finishes the answers in progress, closes everything else and the store, and ends the process.
 *
 * @param noticeMs how long new requests are still accepted first, so that a balancer that asks /readyz stops sending
 * them
 */
export function endOnSignal(server: Server, connections: Connections, noticeMs = 0): void {
  let ending = false;
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      // A terminal sends a signal to the parent process too, which passes it on.
      if (ending) return;
      ending = true;
      noteShutdown();
      const notice = noticeMs > 0 ? pause(noticeMs) : Promise.resolve();
      void notice
        .then(() => drain(server, connections))
        .then(() => Promise.race([closeStore(), pause(CLOSING_MS)]))
        .then(() => process.exit(code));
    });
  }
}

/** Accepts no new connection, closes idle ones, and the others when they are answered or the time is up. */
export async function drain(server: Server, connections: Connections, graceMs = GRACE_MS): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const [socket, answer] of connections) {
    if (!answer) socket.destroy();
    else if (answer.writableEnded && answer.writableFinished) socket.destroySoon();
    else {
      if (!answer.headersSent) answer.setHeader('Connection', 'close');
      answer.once('finish', () => socket.destroySoon());
    }
  }
  let timer: NodeJS.Timeout | undefined;
  const timeIsUp = new Promise((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  await Promise.race([closed, timeIsUp]);
  clearTimeout(timer);
  for (const socket of connections.keys()) socket.destroy();
}

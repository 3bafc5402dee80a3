import { connect, type Socket } from 'node:net';

/** One rude client at a time: little to send, much to do for it. */

/** @returns a connection that has sent a text; what comes back is taken and thrown away */
function opened(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(text);
  return socket;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Asks for what is kept nowhere: every address once. */
let invented = 1;
const article = () => get(`/dynamicDetails?id=${invented++}`);

const sockets = (port: number, count: number, text: () => string) =>
  Array.from({ length: count }, () => opened(port, text()));

const close = (all: Socket[]) => {
  for (const socket of all) socket.destroy();
};

export interface RudeClient {
  name: string;
  /** Ends when it has given up. @param seconds how long it goes on at most */
  attack(port: number, seconds: number): Promise<void>;
}

export const RUDE_CLIENTS: RudeClient[] = [
  {
    name: '2,000 articles asked for ahead on one connection',
    async attack(port, seconds) {
      const all = sockets(port, 1, () => Array.from({ length: 2000 }, article).join(''));
      await pause(seconds * 1000);
      close(all);
    },
  },
  {
    name: '20 connections with 500 pages each, closed after a second',
    async attack(port) {
      const all = sockets(port, 20, () => get('/home').repeat(500));
      await pause(1000);
      close(all);
    },
  },
  {
    name: '200 connections that ask for an article each and leave, again and again',
    async attack(port, seconds) {
      const end = Date.now() + seconds * 1000;
      while (Date.now() < end) {
        const all = sockets(port, 200, article);
        await pause(200);
        close(all);
      }
    },
  },
  {
    name: '100 connections that ask for one article after another',
    async attack(port, seconds) {
      const end = Date.now() + seconds * 1000;
      const ask = async () => {
        while (Date.now() < end)
          await fetch(`http://127.0.0.1:${port}/dynamicDetails?id=${invented++}`).then(
            (answer) => answer.arrayBuffer(),
            () => undefined,
          );
      };
      await Promise.all(Array.from({ length: 100 }, ask));
    },
  },
  {
    name: '300 connections that ask for a large page and read nothing of it',
    async attack(port, seconds) {
      const all = Array.from({ length: 300 }, () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.pause();
        socket.write(get('/investorRelations').repeat(8));
        return socket;
      });
      await pause(seconds * 1000);
      close(all);
    },
  },
  {
    name: '300 connections that send a header a second',
    async attack(port, seconds) {
      const all = sockets(port, 300, () => 'GET /home HTTP/1.1\r\nHost: localhost\r\n');
      for (let second = 0; second < seconds; second++) {
        await pause(1000);
        for (const socket of all) if (socket.writable) socket.write('X: y\r\n');
      }
      close(all);
    },
  },
];

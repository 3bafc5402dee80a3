import { WebSocket } from 'ws';
import { KEYS, sign, signedBytes } from '@/open-api/sandbox/keys.mjs';
import { judge, VERSION } from '@/open-api/sandbox/protocol.mjs';
import { startSandbox } from '@/open-api/sandbox/server.mjs';

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is judged by the schema, not by types
export type Message = any;

/** A client that knows nothing of the SDKs: sends what it is told and keeps what comes. */
export class RawClient {
  readonly received: Message[] = [];
  closed: { code: number } | undefined;
  private readonly socket: WebSocket;
  private waiting: (() => void)[] = [];

  constructor(url: string) {
    this.socket = new WebSocket(url);
    this.socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      const wrong = judge('server', message);
      if (wrong) throw new Error(`${String(data)}: ${wrong.message}`);
      this.received.push(message);
      this.wake();
    });
    this.socket.on('close', (code) => {
      this.closed = { code };
      this.wake();
    });
    this.socket.on('error', () => {});
  }

  /** The first message from a place on that passes. */
  async until(passes: (message: Message) => boolean, from = 0): Promise<Message> {
    for (;;) {
      const found = this.received.slice(from).find(passes);
      if (found) return found;
      if (this.closed) throw new Error(`closed with ${this.closed.code} after ${JSON.stringify(this.received.at(-1))}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  type(type: string, from = 0) {
    return this.until((message) => message.type === type, from);
  }

  error(code: string) {
    return this.until((message) => message.type === 'error' && message.code === code);
  }

  async close(): Promise<number> {
    while (!this.closed) await new Promise<void>((resolve) => this.waiting.push(resolve));
    return this.closed.code;
  }

  send(message: Message) {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends a request and waits for what carries its number. */
  async ask(message: Message): Promise<Message> {
    const from = this.received.length;
    this.send(message);
    return this.until(({ id }) => id === message.id, from);
  }

  async signIn(key = 'sample-key', changes: Message = {}) {
    const { nonce } = await this.type('hello');
    const signature = sign(KEYS[key]?.secret ?? '', signedBytes(nonce, key, VERSION));
    return this.ask({ type: 'signIn', id: 1, version: VERSION, key, signature, ...changes });
  }

  end() {
    this.socket.terminate();
  }

  private wake() {
    for (const resume of this.waiting.splice(0)) resume();
  }
}

/** A sandbox for a file of tests, with clients that end with it. */
export function sandboxForTests(pace = 20) {
  const open: RawClient[] = [];
  const running: { sandbox?: Awaited<ReturnType<typeof startSandbox>> } = {};
  beforeAll(async () => {
    running.sandbox = await startSandbox({ pace });
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.end();
  });
  afterAll(() => running.sandbox?.close());
  function connect(wishes = '') {
    const client = new RawClient(`${running.sandbox?.url}${wishes}`);
    open.push(client);
    return client;
  }
  return {
    connect,
    async signedIn(wishes = '', key = 'sample-key') {
      const client = connect(wishes);
      await client.signIn(key);
      return client;
    },
    url: () => running.sandbox?.url ?? '',
  };
}

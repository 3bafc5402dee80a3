import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenApi, OpenApiError } from '../src/index.js';

/** A server that says what a test tells it to, in place of the platform's own connection. */
class Line {
  /** @type {Line[]} */
  static all = [];
  /** @type {(line: Line, message: any) => void} */
  static answer = () => {};
  readyState = 1;

  constructor() {
    Line.all.push(this);
    queueMicrotask(() => this.say({ type: 'hello', version: '2.0', nonce: '0'.repeat(32), time: '' }));
  }

  /** @param {any} message */
  say(message) {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }

  /** @param {string} text */
  send(text) {
    Line.answer(this, JSON.parse(text));
  }

  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.({}));
  }
}

/** @param {(line: Line, message: any) => void} answer @param {number} [heartbeat] */
function withServer(answer, heartbeat = 30_000) {
  Line.all = [];
  Line.answer = (line, message) => {
    if (message.type === 'signIn')
      line.say({
        type: 'signedIn',
        id: message.id,
        session: 's',
        channels: [],
        delay: 0,
        heartbeat,
        subscriptions: 300,
      });
    else answer(line, message);
  };
  globalThis.WebSocket = /** @type {any} */ (Line);
  return new OpenApi({ key: 'k', secret: 's', url: 'ws://test/' }).connect();
}

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

test('what the server was too busy for is sent again when it says', async () => {
  let asked = 0;
  const session = await withServer((line, { id, type }) => {
    asked++;
    if (asked === 1)
      line.say({ type: 'error', id, code: 'too-fast', message: 'slow down', ends: false, retryAfter: 20 });
    else line.say({ type: 'snapshot', id, state: { last: '1.00' }, of: type });
  });
  assert.deepEqual(await session.snapshot('02871'), { last: '1.00' });
  assert.equal(asked, 2);
});

test('an error that is no matter of speed is the reader’s to know', async () => {
  const session = await withServer((line, { id }) =>
    line.say({ type: 'error', id, code: 'unknown-symbol', message: 'no', ends: false }),
  );
  await assert.rejects(session.snapshot('99999'), OpenApiError);
});

test('what is no message of the protocol ends the line, which comes back', async () => {
  await withServer(() => {});
  Line.all[0]?.say('<html>');
  await wait(700);
  assert.equal(Line.all.length, 2);
});

test('a heartbeat that stops is a line that broke', async () => {
  await withServer(() => {}, 40);
  await wait(900);
  assert.ok(Line.all.length >= 2);
  assert.equal(Line.all[0]?.readyState, 3);
});

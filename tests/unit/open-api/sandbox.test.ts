import { ERRORS, limit, VERSION } from '@/open-api/sandbox/protocol.mjs';
import { startSandbox } from '@/open-api/sandbox/server.mjs';
import { type Message, RawClient, sandboxForTests } from './client';

const { connect, signedIn } = sandboxForTests();
const quote = { channel: 'quote', symbol: '02871.HK' };
const reached = new Set<string>();

/** An error with the code, and the connection as the table says. */
async function expectError(client: RawClient, code: string) {
  const error = await client.error(code);
  const row = ERRORS.get(code);
  expect(error.ends).toBe(row?.ends);
  if (row?.ends) expect(await client.close()).toBe(row.closeCode);
  else expect(client.closed).toBeUndefined();
  reached.add(code);
  return error;
}

const sequences = (client: RawClient) => client.received.filter(({ type }) => type === 'quote').map((m) => m.sequence);

describe('Open API sandbox: signing in (§2 /openApi)', () => {
  test('the server speaks first, with its version and a nonce that is new each time', async () => {
    const [one, other] = [await connect().type('hello'), await connect().type('hello')];
    expect(one.version).toBe(VERSION);
    expect(one.nonce).not.toBe(other.nonce);
  });

  test('a signature over nonce, key and version signs in and tells what the key may do', async () => {
    expect(await connect().signIn()).toMatchObject({
      type: 'signedIn',
      id: 1,
      channels: ['quote', 'depth'],
      delay: 0,
      heartbeat: limit('heartbeatInterval'),
      subscriptions: limit('subscriptionsPerConnection'),
    });
    expect(await connect().signIn('sample-key-delayed')).toMatchObject({ delay: 900 });
  });

  test.each([
    ['unknown-key', 'no-such-key', {}],
    ['key-expired', 'sample-key-expired', {}],
    ['bad-signature', 'sample-key', { signature: '0'.repeat(64) }],
    ['unsupported-version', 'sample-key', { version: '1.6' }],
  ])('%s ends the connection', async (code, key, changes) => {
    const client = connect();
    await client.signIn(key, changes);
    await expectError(client, code);
  });

  test('a name of every object is no key', async () => {
    const client = connect();
    await client.signIn('constructor');
    await expectError(client, 'unknown-key');
  });

  test('who does not sign in in time is cut off', async () => {
    await expectError(connect('?signIn=50'), 'sign-in-timeout');
  });

  test('nothing else is answered before, and signing in twice changes nothing', async () => {
    const client = connect();
    await client.type('hello');
    client.send({ type: 'getSnapshot', id: 9, ...quote });
    expect(await expectError(client, 'not-signed-in')).toMatchObject({ id: 9 });
    await client.signIn();
    await client.signIn('sample-key', { id: 2 });
    await expectError(client, 'already-signed-in');
  });

  test('a key holds three connections; one that closes makes room', async () => {
    const clients = [await signedIn(), await signedIn(), await signedIn()];
    const fourth = connect();
    await fourth.signIn();
    expect(await expectError(fourth, 'too-many-connections')).toMatchObject({ retryAfter: expect.any(Number) });
    await clients[0]?.ask({ type: 'signOut', id: 3 });
    expect(await clients[0]?.close()).toBe(1000);
    expect(await connect().signIn()).toMatchObject({ type: 'signedIn' });
  });
});

describe('Open API sandbox: subscriptions', () => {
  test('subscribed, a snapshot of each, then updates that follow on it', async () => {
    const client = await signedIn();
    const symbols = ['02871.HK', '02853.HK'];
    expect(await client.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols })).toMatchObject({
      type: 'subscribed',
      symbols,
      remaining: limit('subscriptionsPerConnection') - 2,
    });
    const snapshot = await client.type('snapshot');
    expect(snapshot).toMatchObject({ id: 2, ...quote, sequence: snapshot.state.sequence });
    const mine = (m: Message) => m.type === 'quote' && m.symbol === quote.symbol;
    await client.until((m) => mine(m) && m.sequence >= snapshot.sequence + 3);
    const numbers = client.received.filter(mine).map((m) => m.sequence - snapshot.sequence);
    expect(numbers.slice(0, 3)).toEqual([1, 2, 3]);
  });

  test('depth has ten levels a side, best first', async () => {
    const client = await signedIn();
    await client.ask({ type: 'subscribe', id: 2, channel: 'depth', symbols: ['02871.HK'] });
    const { bids, asks } = await client.type('depth');
    const prices = (side: Message[]) => side.map(({ price }) => Number(price));
    expect(prices(bids)).toEqual(prices(bids).toSorted((a, b) => b - a));
    expect(prices(asks)).toEqual(prices(asks).toSorted((a, b) => a - b));
    expect([bids.length, asks.length]).toEqual([10, 10]);
    expect(prices(asks)[0]).toBeGreaterThan(prices(bids)[0] ?? 0);
  });

  test('after unsubscribing nothing comes any more', async () => {
    const client = await signedIn();
    await client.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: ['02871.HK'] });
    await client.type('quote');
    expect(await client.ask({ type: 'unsubscribe', id: 3, channel: 'quote', symbols: ['02871.HK'] })).toMatchObject({
      type: 'unsubscribed',
      remaining: limit('subscriptionsPerConnection'),
    });
    const before = client.received.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(client.received).toHaveLength(before);
    client.send({ type: 'unsubscribe', id: 4, channel: 'quote', symbols: ['02871.HK'] });
    await expectError(client, 'not-subscribed');
  });

  test('a snapshot can be read without subscribing; a halted security has no prices', async () => {
    const client = await signedIn();
    const { state } = await client.ask({ type: 'getSnapshot', id: 2, channel: 'quote', symbol: '07061.HK' });
    expect(state).toMatchObject({ status: 'halted', last: null, bid: null, ask: null, volume: 0 });
  });

  test('what does not exist and what the key may not see is refused, and nothing of the message is done', async () => {
    const client = await signedIn('', 'sample-key-quotes');
    client.send({ type: 'subscribe', id: 2, channel: 'quote', symbols: ['02871.HK', '99999.HK'] });
    await expectError(client, 'unknown-symbol');
    client.send({ type: 'subscribe', id: 3, channel: 'depth', symbols: ['02871.HK'] });
    await expectError(client, 'no-permission');
    const answer = await client.ask({ type: 'subscribe', id: 4, channel: 'quote', symbols: ['02853.HK'] });
    expect(answer.remaining).toBe(limit('subscriptionsPerConnection') - 1);
  });

  test('300 securities on a connection; one on two channels counts once', async () => {
    const client = await signedIn();
    const named = (from: number) => Array.from({ length: 50 }, (_, i) => `${90001 + from + i}.HK`);
    for (let part = 0; part < 6; part++) {
      const message = { type: 'subscribe', id: 10 + part, channel: 'quote', symbols: named(part * 50) };
      expect(await client.ask(message)).toMatchObject({ remaining: 250 - part * 50 });
    }
    expect(await client.ask({ type: 'subscribe', id: 20, channel: 'depth', symbols: ['90001.HK'] })).toMatchObject({
      type: 'subscribed',
      remaining: 0,
    });
    client.send({ type: 'subscribe', id: 21, channel: 'quote', symbols: ['02871.HK'] });
    await expectError(client, 'too-many-subscriptions');
  });
});

describe('Open API sandbox: gaps', () => {
  test('a dropped update shows in the numbers and is sent again when asked for', async () => {
    const client = await signedIn('?drop=4');
    await client.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] });
    const after = await client.until((m) => m.type === 'quote' && m.sequence % 4 === 1);
    const missed = after.sequence - 1;
    expect(sequences(client)).not.toContain(missed);
    const answer = await client.ask({ type: 'resend', id: 3, ...quote, first: missed, last: missed });
    expect(answer).toMatchObject({ type: 'resent', snapshot: null, messages: [{ type: 'quote', sequence: missed }] });
  });

  test('what is not kept any more is told with the state', async () => {
    const client = await signedIn('?keep=1');
    await client.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] });
    const { sequence } = await client.until((m) => m.type === 'quote' && m.sequence > 3);
    const answer = await client.ask({ type: 'resend', id: 3, ...quote, first: 1, last: sequence - 1 });
    expect(answer.messages).toEqual([]);
    expect(answer.snapshot.sequence).toBeGreaterThanOrEqual(sequence - 1);
  });

  test('a gap from longer than five minutes ago is told with the state', async () => {
    let now = Date.now();
    const sandbox = await startSandbox({ pace: 20, now: () => now });
    const client = new RawClient(sandbox.url);
    await client.signIn();
    await client.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] });
    await client.until((m) => m.type === 'quote' && m.sequence >= 3);
    expect((await client.ask({ type: 'resend', id: 3, ...quote, first: 1, last: 3 })).messages).toHaveLength(3);
    now += limit('resendWindow') + 1000;
    const late = await client.ask({ type: 'resend', id: 4, ...quote, first: 1, last: 3 });
    expect(late).toMatchObject({ messages: [], snapshot: { type: 'quote' } });
    await sandbox.close();
    reached.add((await client.error('server-closing')).code);
  });

  test('numbers that have not been sent cannot be asked for', async () => {
    const client = await signedIn();
    await client.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] });
    client.send({ type: 'resend', id: 3, ...quote, first: 5, last: 4 });
    await expectError(client, 'bad-range');
    expect(await client.ask({ type: 'resend', id: 4, ...quote, first: 1, last: 1e9 })).toMatchObject({
      code: 'bad-range',
    });
  });

  test('the numbers go on across connections', async () => {
    const first = await signedIn('?cut=2');
    await first.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] });
    expect(await first.close()).toBe(1006);
    const seen = Math.max(...sequences(first));
    const second = await signedIn();
    await second.ask({ type: 'subscribe', id: 2, channel: 'quote', symbols: [quote.symbol] });
    const { sequence } = await second.type('quote');
    expect(sequence).toBeGreaterThan(seen);
    const { messages } = await second.ask({ type: 'resend', id: 3, ...quote, first: seen, last: sequence });
    expect(messages).toHaveLength(sequence - seen + 1);
  });
});

describe('Open API sandbox: heartbeat and limits', () => {
  test('who answers heartbeats stays, who leaves two unanswered is cut off', async () => {
    const good = await signedIn('?heartbeat=40');
    const lazy = await signedIn('?heartbeat=40');
    for (let beat = 1; beat <= 4; beat++) {
      await good.until((m) => m.type === 'heartbeat' && m.id === beat);
      good.send({ type: 'heartbeat', id: beat });
    }
    expect(good.closed).toBeUndefined();
    await expectError(lazy, 'heartbeat-missed');
    expect(lazy.received.filter(({ type }) => type === 'heartbeat')).toHaveLength(limit('heartbeatsMissed'));
  });

  test('more than ten messages in a second are not carried out', async () => {
    const client = await signedIn();
    for (let id = 2; id <= 12; id++) client.send({ type: 'getSnapshot', id, ...quote });
    expect(await expectError(client, 'too-fast')).toMatchObject({ retryAfter: expect.any(Number) });
    expect(client.received.filter(({ type }) => type === 'snapshot')).toHaveLength(limit('messagesPerSecond') - 1);
  });

  test.each([
    ['not JSON', 'malformed', '{'],
    ['not an object', 'malformed', '[]'],
    ['a field too many', 'malformed', { type: 'signOut', id: 2, extra: 1 }],
    ['a symbol without its market', 'malformed', { type: 'getSnapshot', id: 2, channel: 'quote', symbol: '02871' }],
    [
      '51 securities',
      'malformed',
      { type: 'subscribe', id: 2, channel: 'quote', symbols: Array.from({ length: 51 }, (_, i) => `${90001 + i}.HK`) },
    ],
    ['a message of the server', 'unknown-type', { type: 'quote' }],
    ['a name of every object', 'unknown-type', { type: 'constructor' }],
    ['too long a message', 'too-large', `"${'x'.repeat(17_000)}"`],
  ])('%s is %s', async (_, code, message) => {
    const client = await signedIn();
    client.send(message);
    await expectError(client, code);
  });

  test.each(['slow-consumer', 'internal'])(
    '%s can be asked for by the address, to try a client with it',
    async (code) => {
      await expectError(connectAndSign(code), code);
    },
  );

  test('every error of the table has been reached', () => {
    expect([...ERRORS.keys()].filter((code) => !reached.has(code))).toEqual([]);
  });
});

function connectAndSign(code: string) {
  const client = connect(`?end=${code}`);
  void client.signIn();
  return client;
}

test('it listens on loopback unless told', async () => {
  const sandbox = await startSandbox();
  expect(sandbox.url).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/$/);
  await sandbox.close();
});

import { readFileSync } from 'node:fs';
import { KEYS, sign, signedBytes } from '@/open-api/sandbox/keys.mjs';
import { ERRORS, judge, SCHEMA, VERSION } from '@/open-api/sandbox/protocol.mjs';
import { record, recordFirst } from '@/open-api/sandbox/record.mjs';
import type { Message } from './client';

const read = (name: string) => JSON.parse(readFileSync(`open-api/${name}`, 'utf8'));
const definitions = Object.entries<Message>(SCHEMA.$defs);
const messages = definitions.filter(([, definition]) => definition['x-direction']);
const LANGUAGES = ['zt', 'zh', 'en'];

/** That something is told in three languages, each in its own script. */
function expectWords(words: Message) {
  expect(Object.keys(words)).toEqual(LANGUAGES);
  for (const language of LANGUAGES) expect(words[language].length).toBeGreaterThan(1);
  expect(words.en).not.toMatch(/[一-鿿]/);
}

describe('the protocol (§2 /openApi)', () => {
  test.each(messages)('%s: the example fits, and so does each field’s', (_, definition) => {
    const [example] = definition.examples;
    expect(judge(definition['x-direction'], example)).toBeUndefined();
    for (const [name, field] of Object.entries<Message>(definition.properties)) {
      expect(field.examples).toHaveLength(1);
      if (definition.required.includes(name) || name in example)
        expect(judge(definition['x-direction'], { ...example, [name]: field.examples[0] })).toBeUndefined();
    }
  });

  test.each(messages)('%s: every field is told in three languages', (_, definition) => {
    expectWords(definition['x-words']);
    for (const field of Object.values<Message>(definition.properties)) expectWords(field['x-words']);
  });

  test.each(messages)('%s: without a required field or with one more it does not fit', (_, definition) => {
    const [example] = definition.examples;
    const side = definition['x-direction'];
    for (const name of definition.required) {
      const { [name]: _gone, ...rest } = example;
      expect(judge(side, rest)).toBeDefined();
    }
    expect(judge(side, { ...example, extra: 1 })).toMatchObject({ code: 'malformed' });
  });

  test('the example of signIn is signed with the sample secret over the nonce of hello', () => {
    const { key, signature, version } = SCHEMA.$defs.signIn.examples[0];
    const { nonce } = SCHEMA.$defs.hello.examples[0];
    expect(signature).toBe(sign(KEYS[key]?.secret ?? '', signedBytes(nonce, key, version)));
    expect(version).toBe(VERSION);
  });

  test('errors: in three languages, each once, with a close code when the connection ends', () => {
    const rows: Message[] = read('protocol/errors.json');
    expect(SCHEMA.$defs.error.properties.code.enum).toEqual(rows.map(({ code }) => code));
    for (const row of rows) {
      expectWords(row.when);
      expectWords(row.do);
      expect(row.closeCode !== null).toBe(row.ends);
      if (row.reconnect) expect(row.ends).toBe(true);
    }
  });

  test('limits: in three languages, and what is exceeded is an error of the table', () => {
    const rows: Message[] = Object.values(read('protocol/limits.json'));
    for (const { words, value, exceeded } of rows) {
      expectWords(words);
      expect(value).toBeGreaterThan(0);
      if (exceeded !== null) expect(ERRORS.has(exceeded)).toBe(true);
    }
    const { symbolsPerRequest, depthLevels, resendMessages } = read('protocol/limits.json');
    expect(SCHEMA.$defs.subscribe.properties.symbols.maxItems).toBe(symbolsPerRequest.value);
    expect(SCHEMA.$defs.depth.properties.bids.maxItems).toBe(depthLevels.value);
    expect(SCHEMA.$defs.resent.properties.messages.maxItems).toBe(resendMessages.value);
  });
});

describe('what the five lines say and hear', () => {
  const { version, entries }: { version: string; entries: Message[] } = read('sandbox/first-session.json');

  test('is what they say today, and fits the schema', async () => {
    expect(version).toBe(VERSION);
    for (const { from, message } of entries) expect(judge(from, message)).toBeUndefined();
    const story = (list: Message[]) => list.map((e) => `${e.from} ${e.message.type}`);
    expect(story((await recordFirst()).entries)).toEqual(story(entries));
  });
});

/** What the sandbox's clock moves: how far it has come when a message is asked for is no part of the protocol. */
const MOVED = ['sequence', 'first', 'last', 'time', 'high', 'low', 'bid', 'ask', 'volume', 'turnover'];

/** A message with the kind of what the clock moves instead of its value. */
const placed = (message: Message['message'] | undefined) =>
  JSON.parse(JSON.stringify(message, (key, value) => (MOVED.includes(key) ? typeof value : value)));

describe('the recorded session', () => {
  const { version, entries }: { version: string; entries: Message[] } = read('sandbox/recorded-session.json');

  test('fits the schema, in order of time, and is of this version', () => {
    expect(version).toBe(VERSION);
    for (const { from, message } of entries) expect(judge(from, message)).toBeUndefined();
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('is what the sandbox says today', async () => {
    const today = await record({ pace: 60, heartbeat: 1500 });
    // Slow enough at the end for the limit of messages in a second. Updates come as long as the clock runs: how many is no part of the protocol.
    const story = (list: Message[]) =>
      list.map((e) => `${e.from} ${e.message.type}`).filter((l) => !/^server (quote|depth)$/.test(l));
    expect(story(today.entries)).toEqual(story(entries));
    const first = (list: Message[], type: string) => list.find(({ message }) => message.type === type)?.message;
    for (const type of ['snapshot', 'subscribed', 'resent'])
      expect(placed(first(today.entries, type))).toEqual(placed(first(entries, type)));
  });
});

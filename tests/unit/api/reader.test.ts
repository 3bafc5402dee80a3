import { createReader, type Read, type ReaderOptions } from '@/lib/api/reader';
import { ANSWER_FRESH, ANSWER_TRUSTED } from '@/lib/base/freshness.mjs';
import { ApiFailure } from '@/lib/contract/failure';

const START = Date.UTC(2026, 10, 21, 4);

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

function setUp(options: Partial<ReaderOptions> = {}) {
  const onFailure = jest.fn();
  const save = jest.fn(async () => {});
  const load = jest.fn(async (): Promise<{ answer: unknown; at: number } | undefined> => undefined);
  const reader = createReader({ load, save, persistent: () => false, onFailure, announce: () => 'next', ...options });
  return { ...reader, onFailure, save, load };
}

/** Lets time pass, and what it set off go once around the loop. */
async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setImmediate(resolve));
}
const down = async (): Promise<string> => {
  throw new Error('down');
};
const answerAfter = (ms: number, answer: string) => () =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve(answer), ms);
  });

/** What a read came to, as soon as it has. */
function watch<T>(read: Promise<Read<T>>) {
  const watched: { outcome?: Read<T> } = {};
  void read.then((outcome) => {
    watched.outcome = outcome;
  });
  return watched;
}

describe('Calls: who answers and has no price is not called silent', () => {
  const none = async (): Promise<string> => {
    throw new ApiFailure('sharePrice', 'no-price', 'answered without a price');
  };

  test('with a last good answer and without one', async () => {
    const { read } = setUp();
    expect(await read('a', none)).toEqual({ state: 'failed', empty: true });
    await pass(30_000);
    await read('a', async () => 'good');
    await pass(30_000);
    expect(await read('a', none)).toEqual({ state: 'stale', data: 'good', at: START + 30_000, empty: true });
    await pass(30_000);
    expect(await read('a', down)).toEqual({ state: 'stale', data: 'good', at: START + 30_000 });
  });
});

describe('Calls: fresh answers', () => {
  test('a good answer is fresh', async () => {
    const { read } = setUp();
    expect(await read('a', async () => 'first')).toEqual({ state: 'fresh', data: 'first' });
  });

  test('an empty list is an answer like any other', async () => {
    const { read } = setUp();
    expect(await read('a', async () => ({ items: [], total: 0 }))).toEqual({
      state: 'fresh',
      data: { items: [], total: 0 },
    });
  });

  test('while an answer is fresh the call is not made again', async () => {
    const { read } = setUp();
    const call = jest.fn(async () => 'answer');
    await read('a', call);
    await pass(ANSWER_FRESH * 1000 - 1);
    await read('a', call);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('later the call is made again and its answer is the one given', async () => {
    const { read } = setUp();
    await read('a', async () => 'old');
    await pass(30_000);
    expect(await read('a', async () => 'new')).toEqual({ state: 'fresh', data: 'new' });
  });

  test('each key has its own answer', async () => {
    const { read } = setUp();
    await read('a', async () => 'of a');
    expect(await read('b', async () => 'of b')).toEqual({ state: 'fresh', data: 'of b' });
  });
});

describe('single flight', () => {
  test('readers that come together share one call', async () => {
    const { read } = setUp();
    const call = jest.fn(answerAfter(100, 'shared'));
    const reads = Promise.all([read('a', call), read('a', call), read('a', call)]);
    await pass(100);
    expect((await reads).map(({ state }) => state)).toEqual(['fresh', 'fresh', 'fresh']);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('a reader who comes while a call is slow does not start a second one', async () => {
    const { read } = setUp();
    const call = jest.fn(answerAfter(20_000, 'late'));
    void read('a', call);
    await pass(9000);
    void read('a', call);
    await pass(1000);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('readers who share a failing call all get the last good answer', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(30_000);
    const both = await Promise.all([read('a', down), read('a', down)]);
    expect(both).toEqual(Array(2).fill({ state: 'stale', data: 'good', at: START }));
  });
});

describe('Calls: a failed read gives the last good answer with its time', () => {
  test('a failure after a good answer gives that answer and when it was had', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(60_000);
    expect(await read('a', down)).toEqual({ state: 'stale', data: 'good', at: START });
  });

  test('a failure without any answer is "failed"', async () => {
    const { read } = setUp();
    expect(await read('a', down)).toEqual({ state: 'failed' });
  });

  test('a call that throws before it begins is a failure like any other', async () => {
    const { read } = setUp();
    const broken = (): Promise<string> => {
      throw new Error('at once');
    };
    expect(await read('a', broken)).toEqual({ state: 'failed' });
  });

  test('a failure is told with its key and reason', async () => {
    const { read, onFailure } = setUp();
    await read('reports/en/1/12', down);
    expect(onFailure.mock.calls).toEqual([['reports/en/1/12', new Error('down')]]);
  });

  test('a good answer survives any number of failures', async () => {
    const { read } = setUp();
    await read('a', async () => ({ items: ['kept'] }));
    for (let round = 0; round < 5; round++) {
      await pass(60_000);
      await read('a', async (): Promise<{ items: string[] }> => down().then(() => ({ items: [] })));
    }
    expect(await read('a', down)).toMatchObject({ state: 'stale', data: { items: ['kept'] } });
  });

  test('after a failure the API is left alone for two seconds', async () => {
    const { read } = setUp();
    await read('a', down);
    const call = jest.fn(async () => 'back');
    await pass(1999);
    expect(await read('a', call)).toEqual({ state: 'failed' });
    expect(call).not.toHaveBeenCalled();
  });

  test('the last good answer is given in that pause too', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(30_000);
    await read('a', down);
    expect(await read('a', down)).toEqual({ state: 'stale', data: 'good', at: START });
  });

  test('an API that answers again is fresh again', async () => {
    const { read } = setUp();
    await read('a', async () => 'old');
    await pass(30_000);
    await read('a', down);
    await pass(2000);
    expect(await read('a', async () => 'back')).toEqual({ state: 'fresh', data: 'back' });
    await pass(ANSWER_FRESH * 1000 - 1);
    expect(await read('a', down)).toEqual({ state: 'fresh', data: 'back' });
  });
});

describe('a slow API and the timeout', () => {
  const timeout = { withLastGood: 700, withNothing: 2800 };

  test('with a last good answer a reader waits no longer than it may', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(30_000);
    const watched = watch(read('a', answerAfter(20_000, 'slow'), { timeout }));
    await pass(699);
    expect(watched.outcome).toBeUndefined();
    await pass(1);
    expect(watched.outcome).toEqual({ state: 'late', data: 'good', at: START, awaited: 'next' });
  });

  test('one that is older than a visitor should trust is no reason to hurry, and is said to be old', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(ANSWER_TRUSTED * 1000);
    const watched = watch(read('a', answerAfter(20_000, 'slow'), { timeout }));
    await pass(2799);
    expect(watched.outcome).toBeUndefined();
    await pass(1);
    expect(watched.outcome).toMatchObject({ state: 'stale', data: 'good', at: START });
  });

  test('for how long one is trusted is up to who reads', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(60_000);
    const options = { timeout: { withLastGood: 0, withNothing: 0 }, trustedFor: 60_000 };
    const watched = watch(read('a', answerAfter(20_000, 'slow'), options));
    await pass(0);
    expect(watched.outcome).toMatchObject({ state: 'stale' });
  });

  test('after a failure an answer that is slow as well is no comfort', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(30_000);
    await read('a', down);
    await pass(2000);
    const watched = watch(read('a', answerAfter(20_000, 'slow'), { timeout }));
    await pass(2800);
    expect(watched.outcome).toMatchObject({ state: 'stale', data: 'good' });
  });

  test('an answer that was awaited in vain for five seconds counts as failed until it is there', async () => {
    const { read } = setUp();
    void read('a', answerAfter(20_000, 'slow'), { timeout });
    await pass(4999);
    const hoping = watch(read('a', down, { timeout }));
    await pass(0);
    expect(hoping.outcome).toEqual({ state: 'failed', awaited: 'next' });
    await pass(1);
    const afterwards = watch(read('a', down, { timeout }));
    await pass(0);
    expect(afterwards.outcome).toEqual({ state: 'failed' });
  });

  test('an answer that nobody waits for any more is named until it is there, and by one name', async () => {
    const announce = jest.fn((_done: Promise<void>) => 'next');
    const { read } = setUp({ announce });
    void read('a', answerAfter(4000, 'slow'), { timeout });
    await pass(3000);
    void read('a', down, { timeout });
    await pass(0);
    expect(announce).toHaveBeenCalledTimes(1);
    let settled = false;
    void announce.mock.calls[0]?.[0].then(() => {
      settled = true;
    });
    await pass(999);
    expect(settled).toBe(false);
    await pass(1);
    expect(settled).toBe(true);
  });

  test('who waited long enough needs no name for it', async () => {
    const announce = jest.fn(() => 'next');
    const { read } = setUp({ announce });
    const watched = watch(read('a', answerAfter(600, 'in time'), { timeout }));
    await pass(600);
    expect([watched.outcome?.state, announce.mock.calls]).toEqual(['fresh', []]);
  });

  test('without one a reader waits longer', async () => {
    const { read } = setUp();
    const watched = watch(read('a', answerAfter(20_000, 'slow'), { timeout }));
    await pass(2799);
    expect(watched.outcome).toBeUndefined();
    await pass(1);
    expect(watched.outcome).toEqual({ state: 'failed', awaited: 'next' });
  });

  test('who comes while a call hangs that others have waited for has an answer at once', async () => {
    const { read } = setUp();
    void read('a', answerAfter(20_000, 'slow'), { timeout });
    await pass(3000);
    const watched = watch(read('a', down, { timeout }));
    await pass(0);
    expect(watched.outcome).toEqual({ state: 'failed', awaited: 'next' });
  });

  test('a slow answer goes on in the background and serves the next reader', async () => {
    const { read } = setUp();
    void read('a', answerAfter(9000, 'slow'), { timeout });
    await pass(9000);
    expect(await read('a', down, { timeout })).toEqual({ state: 'fresh', data: 'slow' });
  });

  test('an answer within the timeout is waited for', async () => {
    const { read } = setUp();
    await read('a', async () => 'good');
    await pass(30_000);
    const watched = watch(read('a', answerAfter(600, 'just in time'), { timeout }));
    await pass(600);
    expect(watched.outcome).toEqual({ state: 'fresh', data: 'just in time' });
  });

  test('without a timeout a read waits as long as the call takes', async () => {
    const { read } = setUp();
    const watched = watch(read('a', answerAfter(20_000, 'slow')));
    await pass(20_000);
    expect(watched.outcome).toEqual({ state: 'fresh', data: 'slow' });
  });
});

describe('limit of memory', () => {
  test('the answer not used for longest is forgotten first', async () => {
    const { read } = setUp({ limit: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await read(key, async () => key);
    expect(await read('a', down)).toEqual({ state: 'fresh', data: 'a' });
    expect(await read('b', down)).toEqual({ state: 'failed' });
  });

  test('no more answers than the limit are kept', async () => {
    const { read } = setUp({ limit: 3 });
    const keys = Array.from({ length: 10 }, (_, index) => `page/${index}`);
    for (const key of keys) await read(key, async () => key);
    const call = jest.fn(async () => 'again');
    for (const key of keys.slice(0, 7)) await read(key, call);
    expect(call).toHaveBeenCalledTimes(7);
  });
});

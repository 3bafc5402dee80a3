import { createReader } from '@/lib/api/reader';

const START = Date.UTC(2026, 10, 21, 4);

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A store that outlives the readers made over it. */
function keeping() {
  const kept = new Map<string, { answer: unknown; at: number }>();
  return {
    kept,
    options: {
      load: async (key: string) => kept.get(key),
      save: async (key: string, answer: unknown, at: number) => {
        kept.set(key, { answer, at });
      },
      persistent: () => true,
      onFailure: jest.fn(),
    },
  };
}

const down = async (): Promise<string> => {
  throw new Error('down');
};

describe('Calls: last good answers are kept in the store', () => {
  test('a good answer is kept with its key and time', async () => {
    const { kept, options } = keeping();
    await createReader(options).read('reports/en/1/12', async () => ['annual report']);
    expect([...kept]).toEqual([['reports/en/1/12', { answer: ['annual report'], at: START }]]);
  });

  test('nothing frozen: a reader does not wait for a store that is locked', async () => {
    const { options } = keeping();
    const reader = createReader({ ...options, save: () => new Promise(() => {}) });
    const read = reader.read('a', async () => 'new');
    await jest.advanceTimersByTimeAsync(0);
    expect(await Promise.race([read, Promise.resolve('waits')])).toEqual({ state: 'fresh', data: 'new' });
  });

  test('after a restart a failing API gives the answer of before, with its time', async () => {
    const { options } = keeping();
    await createReader(options).read('a', async () => 'of before');
    jest.setSystemTime(START + 3_600_000);
    expect(await createReader(options).read('a', down)).toEqual({ state: 'stale', data: 'of before', at: START });
  });

  test('after a restart a slow API is waited for no longer than with a last good answer', async () => {
    const { options } = keeping();
    await createReader(options).read('a', async () => 'of before');
    jest.setSystemTime(START + 60_000);
    const read = createReader({ ...options, announce: () => 'next' }).read('a', () => new Promise<string>(() => {}), {
      timeout: { withLastGood: 700, withNothing: 2800 },
    });
    await jest.advanceTimersByTimeAsync(700);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await read).toMatchObject({ state: 'late', data: 'of before', at: START });
  });

  test('after a restart an API that answers gives its own answer', async () => {
    const { options } = keeping();
    await createReader(options).read('a', async () => 'of before');
    jest.setSystemTime(START + 3_600_000);
    expect(await createReader(options).read('a', async () => 'new')).toEqual({ state: 'fresh', data: 'new' });
  });

  test('a failed read leaves what is kept alone', async () => {
    const { kept, options } = keeping();
    await createReader(options).read('a', async () => 'good');
    jest.setSystemTime(START + 3_600_000);
    await createReader(options).read('a', down);
    expect(kept.get('a')).toEqual({ answer: 'good', at: START });
  });

  test('an answer that memory forgot is found in the store', async () => {
    const { options } = keeping();
    const { read } = createReader({ ...options, limit: 1 });
    await read('a', async () => 'of a');
    await read('b', async () => 'of b');
    expect(await read('a', down)).toMatchObject({ state: 'stale', data: 'of a' });
  });

  test('in the two seconds after a failure the store is asked too', async () => {
    const { kept, options } = keeping();
    const { read } = createReader(options);
    await read('a', down);
    kept.set('a', { answer: 'of another process', at: START - 1000 });
    expect(await read('a', down)).toEqual({ state: 'stale', data: 'of another process', at: START - 1000 });
  });

  test('a store that cannot be read is no reason to throw', async () => {
    const { options } = keeping();
    const load = async () => {
      throw new Error('locked');
    };
    expect(await createReader({ ...options, load }).read('a', down)).toEqual({ state: 'failed' });
  });

  test('a store that cannot be written is told, and the answer is fresh all the same', async () => {
    const { options } = keeping();
    const save = async () => {
      throw new Error('disk full');
    };
    const { read } = createReader({ ...options, save });
    expect(await read('a', async () => 'answer')).toEqual({ state: 'fresh', data: 'answer' });
    expect(options.onFailure).toHaveBeenCalledWith('a', new Error('disk full'));
  });

  test('the embedded API needs no store of last good answers', async () => {
    const load = jest.fn();
    const save = jest.fn();
    const { read } = createReader({ load, save, persistent: () => false, onFailure: jest.fn() });
    await read('a', async () => 'answer');
    await read('b', down);
    expect([load.mock.calls, save.mock.calls]).toEqual([[], []]);
  });
});

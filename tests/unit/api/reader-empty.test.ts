import { createReader, type ReaderOptions } from '@/lib/api/reader';

const START = Date.UTC(2026, 10, 21, 4);

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

function setUp(options: Partial<ReaderOptions> = {}) {
  const kept = new Map<string, { answer: unknown; at: number }>();
  const onEmpty = jest.fn();
  const reader = createReader({
    load: async (key) => kept.get(key),
    save: async (key, answer, at) => {
      kept.set(key, { answer, at });
    },
    persistent: () => true,
    onFailure: jest.fn(),
    onEmpty,
    ...options,
  });
  return { ...reader, kept, onEmpty };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const list = (items: string[], total?: number) => async () => ({ items, total });
const GOOD = { items: ['a', 'b'], total: 2 };
const EMPTY = { items: [] as string[], total: 0 };

describe('Calls: an empty page never replaces a good one', () => {
  test('a list that suddenly comes back empty is shown as it was, with its time', async () => {
    const { read, kept } = setUp();
    await read('a', list(['a', 'b'], 2));
    await pass(30_000);
    expect(await read('a', list([], 0))).toEqual({ state: 'stale', data: GOOD, at: START });
    expect(kept.get('a')).toEqual({ answer: GOOD, at: START });
  });

  test.each([
    ['without a total', { items: [] }],
    ['of a whole register', []],
  ])('so is one %s', async (_, empty) => {
    const { read } = setUp();
    const good = Array.isArray(empty) ? ['a'] : { items: ['a'] };
    await read<unknown>('a', async () => good);
    await pass(30_000);
    expect(await read<unknown>('a', async () => empty)).toMatchObject({ state: 'stale', data: good });
  });

  test('after a restart too', async () => {
    const before = setUp();
    await before.read('a', list(['a', 'b'], 2));
    await pass(3_600_000);
    const after = setUp({ load: async (key) => before.kept.get(key) });
    expect(await after.read('a', list([], 0))).toEqual({ state: 'stale', data: GOOD, at: START });
  });

  test('it is told once, not at every reading', async () => {
    const { read, onEmpty } = setUp();
    await read('a', list(['a'], 1));
    await pass(30_000);
    for (let round = 0; round < 3; round++) {
      await read('a', list([], 0));
      await pass(3000);
    }
    expect(onEmpty.mock.calls).toEqual([['a', 'held']]);
  });

  test('a list that has entries again was never empty', async () => {
    const { read } = setUp();
    await read('a', list(['a'], 1));
    await pass(30_000);
    await read('a', list([], 0));
    await pass(3000);
    expect(await read('a', list(['a', 'b'], 2))).toEqual({ state: 'fresh', data: GOOD });
    await pass(30_000);
    expect(await read('a', list([], 0))).toMatchObject({ state: 'stale', data: GOOD });
  });
});

describe('Calls: what was withdrawn is gone within a minute', () => {
  test('a list that really became empty is shown empty once that has been said again', async () => {
    const { read, onEmpty, kept } = setUp();
    await read('a', list(['a', 'b'], 2));
    await pass(30_000);
    await read('a', list([], 0));
    await pass(19_999);
    expect(await read('a', list([], 0))).toMatchObject({ state: 'stale' });
    await pass(2001);
    expect(await read('a', list([], 0))).toEqual({ state: 'fresh', data: EMPTY });
    expect(onEmpty.mock.calls).toEqual([
      ['a', 'held'],
      ['a', 'taken'],
    ]);
    expect(kept.get('a')?.answer).toEqual(EMPTY);
  });

  test('one item out of several is gone with the next answer', async () => {
    const { read, kept } = setUp();
    await read('a', list(['a', 'b'], 2));
    await pass(30_000);
    expect(await read('a', list(['a'], 1))).toEqual({ state: 'fresh', data: { items: ['a'], total: 1 } });
    expect(kept.get('a')?.answer).toEqual({ items: ['a'], total: 1 });
  });

  test('the last page of a list that became shorter is gone with the next answer', async () => {
    const { read, kept } = setUp();
    await read('list/2', list(['c'], 3));
    await pass(30_000);
    expect(await read('list/2', list([], 2))).toEqual({ state: 'fresh', data: { items: [], total: 2 } });
    expect(kept.get('list/2')?.answer).toEqual({ items: [], total: 2 });
  });
});

describe('what is kept in the store', () => {
  test('empty pages that were never anything else do not push real answers out', async () => {
    const { read, kept } = setUp();
    for (let index = 100; index < 110; index++) await read(`list/${index}`, list([], 3));
    expect([...kept.keys()]).toEqual([]);
  });

  test('an answer that is nothing to fall back on is remembered for this process only', async () => {
    const { read, kept } = setUp();
    expect(await read('a', list(['a'], 1), { kept: false })).toMatchObject({ state: 'fresh' });
    expect([...kept.keys()]).toEqual([]);
  });
});

describe('a clock that is set back a day', () => {
  test('does not make an answer fresh for a day', async () => {
    const { read } = setUp();
    await read('a', list(['a'], 1));
    jest.setSystemTime(START - 86_400_000);
    expect(await read('a', list(['b'], 1))).toMatchObject({ state: 'fresh', data: { items: ['b'] } });
  });

  test('does not leave the API alone for a day after a failure', async () => {
    const { read } = setUp();
    await read('a', async () => {
      throw new Error('down');
    });
    jest.setSystemTime(START - 86_400_000);
    expect(await read('a', list(['b'], 1))).toMatchObject({ state: 'fresh' });
  });
});

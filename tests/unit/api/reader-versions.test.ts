import { createReader } from '@/lib/api/reader';

const START = Date.UTC(2026, 10, 22, 4);

beforeEach(() => jest.useFakeTimers({ now: START, doNotFake: ['setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A reader of data that can be told to have changed. */
function setUp({ persistent = false } = {}) {
  let version = 0;
  const save = jest.fn(async () => {});
  const onEmpty = jest.fn();
  const load = async () => ({ answer: 'from an earlier process', at: START - 1000 });
  const { read } = createReader({
    load,
    save,
    persistent: () => persistent,
    versionOf: (key) => (key === 'changing' ? version : 0),
    onFailure: jest.fn(),
    onEmpty,
  });
  return { read, save, onEmpty, change: () => version++ };
}

/** A call that is answered when its test says so. */
function held<T>() {
  let answer: (data: T) => void = () => {};
  const call = jest.fn(() => new Promise<T>((resolve) => (answer = resolve)));
  return { call, answer: (data: T) => answer(data) };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

describe('Calls: data that is told to have changed', () => {
  test('is asked for again at once, and nothing else is', async () => {
    const { read, change } = setUp();
    const other = jest.fn(async () => 'other');
    await read('changing', async () => 'before');
    await read('steady', other);
    change();
    expect(await read('changing', async () => 'after')).toEqual({ state: 'fresh', data: 'after' });
    await read('steady', other);
    expect(other).toHaveBeenCalledTimes(1);
  });

  test('an answer that was on its way when it changed is fresh for nobody who asks later', async () => {
    const { read, change } = setUp();
    const slow = held<string>();
    const early = read('changing', slow.call);
    change();
    const later = read('changing', async () => 'after');
    slow.answer('before');
    await settled();
    expect(await later).toEqual({ state: 'fresh', data: 'after' });
    await early;
    expect(await read('changing', async () => 'again')).toEqual({ state: 'fresh', data: 'after' });
  });

  test('an answer from before that comes last replaces none from after, and is not kept', async () => {
    const { read, change, save } = setUp({ persistent: true });
    const slow = held<string>();
    const early = read('changing', slow.call);
    await settled();
    change();
    await read('changing', async () => 'after');
    slow.answer('before');
    await early;
    expect(await read('changing', async () => 'again')).toEqual({ state: 'fresh', data: 'after' });
    expect(save.mock.calls.map(([, answer]: unknown[]) => answer)).toEqual(['after']);
  });

  test('after a failed call it is asked for again without the usual pause', async () => {
    const { read, change } = setUp();
    await read('changing', async () => {
      throw new Error('down');
    });
    change();
    expect(await read('changing', async () => 'after')).toEqual({ state: 'fresh', data: 'after' });
  });

  test('when the API does not answer, what there was is given as old, never as fresh', async () => {
    const { read, change } = setUp();
    await read('changing', async () => 'before');
    change();
    const answer = await read('changing', async () => {
      throw new Error('down');
    });
    expect(answer).toEqual({ state: 'stale', data: 'before', at: START });
  });

  test('a list that has become empty is believed at once', async () => {
    const { read, change, onEmpty } = setUp();
    await read('changing', async () => ({ items: ['withdrawn'], total: 1 }));
    change();
    const answer = await read('changing', async () => ({ items: [], total: 0 }));
    expect([answer.state, onEmpty.mock.calls]).toEqual(['fresh', []]);
  });

  test('what an earlier process kept is never taken for fresh', async () => {
    const { read } = setUp({ persistent: true });
    const slow = held<string>();
    const asked = read('changing', slow.call, { timeout: { withLastGood: 700, withNothing: 2800 } });
    await jest.advanceTimersByTimeAsync(700);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await asked).toMatchObject({ state: 'late', data: 'from an earlier process' });
  });
});

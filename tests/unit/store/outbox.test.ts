import {
  addToOutbox,
  claimDue,
  giveUp,
  LONGEST_PAUSE_MS,
  listUndelivered,
  postpone,
  removeDelivered,
  retryRefused,
} from '@/lib/store/outbox';
import { MESSAGE } from '../support/calls';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
const NOW = 1_795_000_000_000;

beforeEach(() => store().deleteFrom('outbox').execute());

const claim = (now: number) => claimDue(store(), ['submitConsultation'], now);
const add = (now = NOW) => addToOutbox(store(), 'submitConsultation', 'zt', MESSAGE, now);

describe('nothing lost: messages on their way to an API', () => {
  test('one is due at once, with a key of its own and all that was typed', async () => {
    await add();
    await add();
    const [first, second] = [await claim(NOW), await claim(NOW)];
    expect([first?.call, first?.locale, JSON.parse(first?.fields ?? '')]).toEqual([
      'submitConsultation',
      'zt',
      MESSAGE,
    ]);
    expect(first?.delivery_key).not.toBe(second?.delivery_key);
  });

  test('what one instance has claimed no other gets, and the oldest comes first', async () => {
    for (let index = 0; index < 20; index++) await add(NOW - 20 + index);
    const claimed = await Promise.all(Array.from({ length: 25 }, () => claim(NOW)));
    const ids = claimed.flatMap((message) => message?.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
  });

  test('what one has claimed a moment ahead of another is not taken for a claim of before the clock was set back', async () => {
    await add(NOW - 1000);
    expect(await claim(NOW + 1)).toBeDefined();
    expect(await claim(NOW)).toBeUndefined();
  });

  test('one that was put off by the longest pause after another began to look is not taken for one of before the clock was set back', async () => {
    await add(NOW - 1000);
    const claimed = await claim(NOW);
    if (!claimed) throw new Error('It is due.');
    await postpone(store(), claimed, 'refused', NOW + 5 + LONGEST_PAUSE_MS);
    expect(await claim(NOW)).toBeUndefined();
  });

  test('one that was claimed by an instance that died is due again after a minute', async () => {
    await add();
    const before = await claim(NOW);
    expect(await claim(NOW + 59_000)).toBeUndefined();
    expect((await claim(NOW + 60_000))?.delivery_key).toBe(before?.delivery_key);
  });

  test('one that failed waits for its time, and says why', async () => {
    await add();
    const message = await claim(NOW);
    if (!message) throw new Error('It is due.');
    await postpone(store(), message, 'no answer within 30 s', NOW + 5000);
    expect(await claim(NOW + 4999)).toBeUndefined();
    expect(await claim(NOW + 5000)).toMatchObject({ attempts: 1, reason: 'no answer within 30 s' });
  });

  test('a clock that was set back makes none wait longer than the longest pause', async () => {
    await add();
    const message = await claim(NOW);
    if (!message) throw new Error('It is due.');
    await postpone(store(), message, 'no answer', NOW + 5000);
    const yesterday = NOW - 24 * 3_600_000;
    expect((await claim(yesterday))?.id).toBe(message.id);
    expect(LONGEST_PAUSE_MS).toBeLessThan(24 * 3_600_000);
  });

  test('one that was claimed before the clock was set back is due as well', async () => {
    await add(NOW - 3_600_000);
    await claim(NOW);
    expect(await claim(NOW - 3_600_000)).toBeDefined();
  });

  test('one that has arrived is gone; one that was refused for good stays, and is tried on request alone', async () => {
    await add();
    await add();
    const [first, second] = [await claim(NOW), await claim(NOW)];
    if (!first || !second) throw new Error('Both are due.');
    await removeDelivered(store(), first);
    await giveUp(store(), second, 'refused', NOW);
    expect(await claim(NOW + 24 * 3_600_000)).toBeUndefined();
    expect(await listUndelivered(store())).toMatchObject([{ id: second.id, refused_at: NOW, reason: 'refused' }]);
    expect(await retryRefused(store(), NOW)).toBe(1);
    expect((await claim(NOW))?.id).toBe(second.id);
  });
});

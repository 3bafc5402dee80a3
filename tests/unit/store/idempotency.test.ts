import { entriesOf, erase } from '@/lib/store/erasure';
import { isTaken, KEY_LIFETIME_MS, writeOnce } from '@/lib/store/idempotency';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { MESSAGE } from '../support/calls';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
const NOW = 1_795_000_000_000;

beforeEach(async () => {
  await store().deleteFrom('consultations').execute();
  await store().deleteFrom('submission_keys').execute();
});

const write = (key: string | undefined, now = NOW) =>
  writeOnce(store(), key, (db) => addConsultation(db, 'zt', MESSAGE, now), now);
const kept = async () => (await listConsultations(store())).length;

describe('nothing twice: messages that are sent again', () => {
  test('of many at one moment one is kept', async () => {
    await Promise.all(Array.from({ length: 10 }, () => write('a')));
    expect([await kept(), await isTaken(store(), 'a', NOW), await isTaken(store(), 'b', NOW)]).toEqual([
      1,
      true,
      false,
    ]);
  });

  test('each key is a message of its own, and so is each without one', async () => {
    for (const key of ['a', 'b', undefined, undefined]) await write(key);
    expect(await kept()).toBe(4);
  });

  test('one that could not be written leaves no key behind', async () => {
    const failing = writeOnce(store(), 'a', () => Promise.reject(new Error('No place left')), NOW);
    await expect(failing).rejects.toThrow('No place left');
    expect(await isTaken(store(), 'a', NOW)).toBe(false);
    await write('a');
    expect(await kept()).toBe(1);
  });

  test('a day later the same is another message, and keys of before are gone', async () => {
    await write('a');
    await write('b');
    const later = NOW + KEY_LIFETIME_MS;
    expect(await isTaken(store(), 'a', later)).toBe(false);
    await write('a', later);
    expect(await kept()).toBe(3);
    expect(await store().selectFrom('submission_keys').select('key').execute()).toEqual([{ key: 'a' }]);
  });

  test('what was erased on request may be sent anew', async () => {
    await write('a');
    await erase(store(), await entriesOf(store(), MESSAGE.phone));
    await write('a');
    expect(await kept()).toBe(1);
  });
});

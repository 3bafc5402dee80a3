import { addToQuarantine, countQuarantined, listQuarantined } from '@/lib/store/quarantine';
import { MESSAGE, QUESTION } from '../support/calls';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
afterEach(() => store().deleteFrom('held_messages').execute());

describe('Forms: what seems to be a program’s is in quarantine', () => {
  test('every field is kept, with call, language and time, newest first, and counted', async () => {
    await addToQuarantine(store(), 'submitConsultation', 'zh', MESSAGE, 1);
    await addToQuarantine(store(), 'submitQuestion', 'en', QUESTION, 2);
    const kept = (await listQuarantined(store())).map(({ id: _, fields, ...row }) => ({
      ...row,
      fields: JSON.parse(fields),
    }));
    expect(kept).toEqual([
      { received_at: 2, locale: 'en', call: 'submitQuestion', fields: QUESTION },
      { received_at: 1, locale: 'zh', call: 'submitConsultation', fields: MESSAGE },
    ]);
    expect(await countQuarantined(store())).toBe(2);
  });

  test('a flood pushes out the oldest and does not fill the disk', async () => {
    await addToQuarantine(store(), 'submitQuestion', 'en', QUESTION, 1);
    const first = (await listQuarantined(store()))[0]?.id ?? 0;
    await addToQuarantine(store(), 'submitQuestion', 'en', QUESTION, 2);
    await store()
      .updateTable('held_messages')
      .set({ id: first - 9998 })
      .where('id', '=', first)
      .execute();
    await addToQuarantine(store(), 'submitQuestion', 'en', QUESTION, 3);
    expect((await listQuarantined(store())).map(({ received_at }) => received_at)).toEqual([3, 2]);
  });
});

import { entriesOf, erase } from '@/lib/store/erasure';
import { addConsultation, addQuestion, listConsultations, listQuestions, markAnswered } from '@/lib/store/inbox';
import { receivedEntries } from '@/lib/store/inbox-entries';
import { addToOutbox } from '@/lib/store/outbox';
import { addToQuarantine } from '@/lib/store/quarantine';
import { MESSAGE, QUESTION } from '../support/calls';
import { temporaryStore } from '../support/temporary-store';

const store = temporaryStore();

const PERSON = '+852 9123 4567';

beforeEach(async () => {
  for (const table of ['consultations', 'submitted_questions', 'held_messages', 'outbox'] as const) {
    await store().deleteFrom(table).execute();
  }
  await addConsultation(store(), 'zt', { ...MESSAGE, phone: '9123 4567', name: 'Wanted' });
  await addConsultation(store(), 'zt', { ...MESSAGE, phone: '9123 4568', name: 'Another' });
  await addQuestion(store(), 'en', { ...QUESTION, email: 'Lee@Example.com' });
  await addToQuarantine(store(), 'submitConsultation', 'en', { ...MESSAGE, phone: '85291234567' });
  await addToOutbox(store(), 'submitConsultation', 'zh', { ...MESSAGE, phone: '00852-91234567' });
});

describe('privacy: what one person left is found and erased on request', () => {
  test('by a phone number, however it is written, wherever it stands', async () => {
    const found = await entriesOf(store(), PERSON);
    expect(found.map(({ table }) => table)).toEqual(['consultations', 'held_messages', 'outbox']);
  });

  test.each(['+86 138 1234 5678', '0086-13812345678', '8613812345678', '138 1234 5678'])(
    'by a mainland number written as %s',
    async (contact) => {
      await addConsultation(store(), 'zh', { ...MESSAGE, phone: '13812345678' });
      expect((await entriesOf(store(), contact)).map(({ table }) => table)).toEqual(['consultations']);
    },
  );

  test('by an e-mail address, in any case', async () => {
    const found = await entriesOf(store(), ' lee@example.COM ');
    expect(found.map(({ table }) => table)).toEqual(['submitted_questions']);
  });

  test.each(['chan＠例子。香港', 'Chan@例子.香港', 'chan@xn--fsqu00a.xn--j6w193g'])(
    'by an address of another script, written as %s',
    async (contact) => {
      await addQuestion(store(), 'zt', { ...QUESTION, email: 'chan@xn--fsqu00a.xn--j6w193g' });
      expect((await entriesOf(store(), contact)).map(({ table }) => table)).toEqual(['submitted_questions']);
    },
  );

  test.each(['', '   ', '9123', '852', 'Chan', '@'])('%j is nobody', async (contact) => {
    expect(await entriesOf(store(), contact)).toEqual([]);
  });

  test('what is erased is gone, and nothing else is', async () => {
    await erase(store(), await entriesOf(store(), PERSON));
    expect(await entriesOf(store(), PERSON)).toEqual([]);
    expect((await listConsultations(store())).map(({ name }) => name)).toEqual(['Another']);
    expect(await listQuestions(store())).toHaveLength(1);
  });
});

describe('the inbox says what was answered, by whom and when', () => {
  test('marked, and taken back', async () => {
    const id = (await listQuestions(store()))[0]?.id ?? 0;
    const at = Date.parse('2026-11-24T09:30:00+08:00');
    expect(await markAnswered(store(), { kind: 'question', id }, 'IR desk', at)).toBe(true);
    const answered = async () => (await receivedEntries(store())).find(({ kind }) => kind === 'question')?.answered;
    expect(await answered()).toBe('answered 2026-11-24T09:30:00+08:00 by IR desk');
    await markAnswered(store(), { kind: 'question', id }, undefined);
    expect(await answered()).toBe('');
  });

  test('an entry that there is not is told', async () => {
    expect(await markAnswered(store(), { kind: 'consultation', id: 999_999 }, 'IR desk')).toBe(false);
  });
});

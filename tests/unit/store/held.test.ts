import { execFileSync } from 'node:child_process';
import { addHeld, countHeld, listHeld } from '@/lib/store/held';
import { addConsultation } from '@/lib/store/inbox';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { MESSAGE, QUESTION } from '../support/calls';
import { temporaryFile, temporaryStore } from '../support/temporary-store';

const store = temporaryStore();
afterEach(() => store().deleteFrom('held_messages').execute());

describe('Forms: what seems to be a program’s is kept apart', () => {
  test('every field is kept, with call, language and time, newest first, and counted', async () => {
    await addHeld(store(), 'submitConsultation', 'zh', MESSAGE, 1);
    await addHeld(store(), 'submitQuestion', 'en', QUESTION, 2);
    const held = (await listHeld(store())).map(({ id: _, fields, ...row }) => ({ ...row, fields: JSON.parse(fields) }));
    expect(held).toEqual([
      { received_at: 2, locale: 'en', call: 'submitQuestion', fields: QUESTION },
      { received_at: 1, locale: 'zh', call: 'submitConsultation', fields: MESSAGE },
    ]);
    expect(await countHeld(store())).toBe(2);
  });

  test('a flood pushes out the oldest and does not fill the disk', async () => {
    await addHeld(store(), 'submitQuestion', 'en', QUESTION, 1);
    const first = (await listHeld(store()))[0]?.id ?? 0;
    await addHeld(store(), 'submitQuestion', 'en', QUESTION, 2);
    await store()
      .updateTable('held_messages')
      .set({ id: first - 9998 })
      .where('id', '=', first)
      .execute();
    await addHeld(store(), 'submitQuestion', 'en', QUESTION, 3);
    expect((await listHeld(store())).map(({ received_at }) => received_at)).toEqual([3, 2]);
  });
});

describe('npm run inbox', () => {
  const { file, remove } = temporaryFile();
  const inbox = (...options: string[]) =>
    execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/inbox.ts', ...options], {
      env: { ...process.env, DATABASE_URL: `file:${file}` },
      encoding: 'utf8',
      stdio: 'pipe',
    });

  beforeAll(async () => {
    const own = await openSqliteStore(file);
    await addConsultation(own, 'en', { ...MESSAGE, name: 'A person' });
    await addHeld(own, 'submitConsultation', 'en', { ...MESSAGE, name: 'A program' });
    await addHeld(own, 'submitQuestion', 'en', QUESTION);
    await own.destroy();
  });
  afterAll(remove);

  test('lists what is held with --held, and without it what is not', () => {
    const [kept, held] = [inbox(), inbox('--held')];
    expect([kept.includes('A person'), kept.includes('A program')]).toEqual([true, false]);
    for (const words of ['A program', QUESTION.questionContent, QUESTION.email]) expect(held).toContain(words);
    expect(held).not.toContain('A person');
  }, 30_000);
});

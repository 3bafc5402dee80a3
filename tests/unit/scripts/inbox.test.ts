import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@/lib/store/database';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { addToQuarantine } from '@/lib/store/quarantine';
import { MESSAGE, QUESTION } from '../support/calls';
import { commandsOf } from '../support/commands';
import { temporaryFile } from '../support/temporary-store';

/** The inbox as an operator runs it. */
const { file, remove } = temporaryFile();
afterAll(remove);

const programOf = commandsOf('inbox');
const run = (...given: string[]) =>
  execFileSync(process.execPath, [programOf('inbox'), ...given], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: `file:${file}` },
  });
const DAY = 24 * 60 * 60_000;

beforeAll(async () => {
  const store = await openStore({ engine: 'sqlite', file });
  await addConsultation(store, 'zt', { ...MESSAGE, name: 'Two years' }, Date.now() - 800 * DAY);
  await addConsultation(store, 'zt', { ...MESSAGE, name: 'One year' }, Date.now() - 400 * DAY);
  await addConsultation(store, 'zt', { ...MESSAGE, name: 'Today' });
  await addToQuarantine(store, 'submitConsultation', 'en', { ...MESSAGE, name: 'A program' });
  await addToQuarantine(store, 'submitQuestion', 'en', QUESTION);
  await store.destroy();
  const folder = path.dirname(file);
  writeFileSync(path.join(folder, 'tradego.db.damaged-2020-01-01T00-00-00Z'), '');
});

const names = async () => {
  const store = await openStore({ engine: 'sqlite', file });
  const found = (await listConsultations(store)).map(({ name }) => name);
  await store.destroy();
  return found;
};

test('privacy: it lists what nobody has answered for a year', () => {
  const said = run('--overdue');
  expect([/Two years/.test(said), /One year/.test(said), /Today/.test(said)]).toEqual([true, true, false]);
}, 60_000);

test('privacy: it says what is due to be erased, and erases it when it is told to', async () => {
  const due =
    '1 consultation messages, 0 questions, 0 in quarantine, 0 not delivered, 0 keys of messages, 0 requests for alerts, 1 copies';
  expect(run('--erase')).toContain(`To erase: ${due}`);
  expect(await names()).toHaveLength(3);
  expect(run('--erase', '--yes')).toContain(`Erased: ${due}`);
  expect(await names()).toEqual(['Today', 'One year']);
  expect(run('--erase')).toContain('To erase: 0 consultation messages');
}, 60_000);

test('privacy: what it exports is for whoever runs it, in a file that was there before too', () => {
  const out = path.join(path.dirname(file), 'inbox.csv');
  writeFileSync(out, 'before');
  chmodSync(out, 0o644);
  run('--format', 'csv', '--out', out);
  expect(statSync(out).mode & 0o777).toBe(0o600);
  expect(readFileSync(out, 'utf8')).not.toContain('before');
}, 60_000);

test('it lists what is in quarantine with --quarantined, and without it what is not', () => {
  const [kept, held] = [run(), run('--quarantined')];
  expect([kept.includes('Today'), kept.includes('A program')]).toEqual([true, false]);
  for (const words of ['A program', QUESTION.questionContent, QUESTION.email]) expect(held).toContain(words);
  expect(held).not.toContain('Today');
});

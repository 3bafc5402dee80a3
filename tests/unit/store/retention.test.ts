import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RETENTION } from '@/lib/config/retention';
import { addAlertRequest, confirmRequest, newConfirmKey } from '@/lib/store/alerts';
import { openStore } from '@/lib/store/database';
import { freeName, setAside, timeInName } from '@/lib/store/database-files';
import { writeOnce } from '@/lib/store/idempotency';
import { addConsultation, addQuestion, listConsultations, listQuestions, markAnswered } from '@/lib/store/inbox';
import { addToOutbox, giveUp, listUndelivered } from '@/lib/store/outbox';
import { addToQuarantine } from '@/lib/store/quarantine';
import { eraseCopiesByAge, eraseRowsByAge, overdueEntries } from '@/lib/store/retention';
import { MESSAGE, QUESTION } from '../support/calls';
import { temporaryDatabase, temporaryStore } from '../support/temporary-store';

const store = temporaryStore();

const DAY = 24 * 60 * 60_000;
const CAME = Date.UTC(2025, 0, 31, 9);
const at = (year: number, month: number, day: number, hour = 9) => Date.UTC(year, month - 1, day, hour);
const NOTHING = {
  consultations: 0,
  submitted_questions: 0,
  held_messages: 0,
  outbox: 0,
  submission_keys: 0,
  alert_requests: 0,
};

beforeEach(async () => {
  for (const table of Object.keys(NOTHING) as (keyof typeof NOTHING)[]) await store().deleteFrom(table).execute();
});

const answer = async (kind: 'consultation' | 'question', moment: number) => {
  const [{ id } = { id: 0 }] = await (kind === 'question' ? listQuestions(store()) : listConsultations(store()));
  await markAnswered(store(), { kind, id }, 'Desk', moment);
};
/** Nothing is erased a moment before, and the thing is at that moment. */
const isErasedAt = async (moment: number, erased: Partial<typeof NOTHING>) => {
  expect(await eraseRowsByAge(store(), moment - 1)).toEqual(NOTHING);
  expect(await eraseRowsByAge(store(), moment, true)).toEqual({ ...NOTHING, ...erased });
  expect(await eraseRowsByAge(store(), moment)).toEqual({ ...NOTHING, ...erased });
  expect(await eraseRowsByAge(store(), moment)).toEqual(NOTHING);
};

describe('privacy: what visitors left is erased when its time is over', () => {
  test('an enquiry 12 months after it was answered', async () => {
    await addConsultation(store(), 'zt', MESSAGE, CAME);
    await answer('consultation', at(2025, 2, 28));
    await isErasedAt(at(2026, 2, 28), { consultations: 1 });
  });

  test('an enquiry that nobody has answered 24 months after it came', async () => {
    await addConsultation(store(), 'zt', MESSAGE, CAME);
    await isErasedAt(at(2027, 1, 31), { consultations: 1 });
  });

  test('one that was answered late stays its time from then on', async () => {
    await addConsultation(store(), 'zt', MESSAGE, CAME);
    await answer('consultation', at(2027, 1, 30));
    await isErasedAt(at(2028, 1, 30), { consultations: 1 });
  });

  test('a question with its address 30 days after it was answered, and unanswered after 24 months', async () => {
    await addQuestion(store(), 'en', QUESTION, CAME);
    await answer('question', CAME + DAY);
    await isErasedAt(CAME + 31 * DAY, { submitted_questions: 1 });
    await addQuestion(store(), 'en', QUESTION, CAME);
    await isErasedAt(at(2027, 1, 31), { submitted_questions: 1 });
  });

  test('what was kept apart three months after it came, at the end of a month too', async () => {
    await addToQuarantine(store(), 'submitQuestion', 'zh', QUESTION, at(2025, 8, 28));
    await isErasedAt(at(2025, 11, 28), { held_messages: 1 });
    await addToQuarantine(store(), 'submitQuestion', 'zh', QUESTION, at(2025, 2, 28));
    await isErasedAt(at(2025, 5, 28), { held_messages: 1 });
    // The 31st of May less three months is no 31st of February, nor the 3rd of March.
    await addToQuarantine(store(), 'submitQuestion', 'zh', QUESTION, at(2025, 3, 1));
    expect(await eraseRowsByAge(store(), at(2025, 5, 31))).toEqual(NOTHING);
  });

  test('what the API has not taken, given up or not, after 24 months', async () => {
    await addToOutbox(store(), 'submitQuestion', 'zh', QUESTION, CAME);
    await addToOutbox(store(), 'submitQuestion', 'zh', QUESTION, CAME);
    const [refused] = await listUndelivered(store());
    if (refused) await giveUp(store(), refused, 'refused', CAME + DAY);
    await isErasedAt(at(2027, 1, 31), { outbox: 2 });
  });

  test('the key of a message after a day, whether or not another message comes', async () => {
    await writeOnce(store(), 'key', (db) => addConsultation(db, 'zt', MESSAGE, CAME), CAME);
    await isErasedAt(CAME + DAY, { submission_keys: 1 });
    expect(await listConsultations(store())).toHaveLength(1);
  });

  test('a request for alerts that nobody confirmed, 48 hours after it came; who confirmed it stays', async () => {
    await addAlertRequest(store(), 'zt', { email: 'holder@example.com', kinds: ['results'] }, CAME);
    await store().deleteFrom('outbox').execute();
    const [request] = await store().selectFrom('alert_requests').selectAll().execute();
    if (request) await confirmRequest(store(), await newConfirmKey(store(), request), CAME);
    await isErasedAt(CAME + 2 * DAY, { alert_requests: 1 });
    expect(await store().selectFrom('alert_subscribers').selectAll().execute()).toHaveLength(1);
  });

  test('two instances that erase at once erase each once', async () => {
    for (let count = 0; count < 5; count++) await addConsultation(store(), 'zt', MESSAGE, CAME);
    const both = await Promise.all([1, 2].map(() => eraseRowsByAge(store(), at(2027, 1, 31))));
    expect(both.map(({ consultations }) => consultations).sort()).toEqual([0, 5]);
  });
});

describe('privacy: what nobody has answered is shown to the staff after a year', () => {
  test('and nothing else is', async () => {
    await addConsultation(store(), 'zt', { ...MESSAGE, name: 'Answered' }, CAME);
    await answer('consultation', CAME);
    await addConsultation(store(), 'zt', { ...MESSAGE, name: 'Open' }, CAME);
    await addToOutbox(store(), 'submitConsultation', 'zt', { ...MESSAGE, name: 'On its way' }, CAME);
    await addConsultation(store(), 'zt', { ...MESSAGE, name: 'Later' }, CAME + DAY);
    const names = async (now: number) => (await overdueEntries(store(), now)).map(({ name }) => name);
    expect(await names(at(2026, 1, 31, 8))).toEqual([]);
    expect(await names(at(2026, 1, 31))).toEqual(['Open', 'On its way']);
  });
});

describe('privacy: copies of the database are erased when their time is over', () => {
  const NOW = at(2026, 11, 28);
  const OLD = new Date(at(2026, 8, 28));
  const YOUNG = new Date(at(2026, 8, 29));
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tradego-copies-'));
    mkdirSync(path.join(folder, 'backups'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (name: string, modified?: number) => {
    writeFileSync(path.join(folder, name), 'x');
    if (modified) utimesSync(path.join(folder, name), modified / 1000, modified / 1000);
  };
  const files = () => readdirSync(folder, { recursive: true }).map(String).sort();
  const erase = (isTrial = false) =>
    eraseCopiesByAge(
      { database: { engine: 'sqlite', file: path.join(folder, 'tradego.db') }, dataFolder: folder },
      NOW,
      isTrial,
    );

  test.each(['before-restore', 'damaged', 'left', 'overwritten'])(
    'those that the code sets aside as %s, with their logs',
    (why) => {
      const file = path.join(folder, 'tradego.db');
      for (const moment of [OLD, YOUNG]) {
        for (const times of [1, 2]) {
          for (const suffix of ['', '-wal', '-shm', '-journal']) writeFileSync(file + suffix, String(times));
          setAside(file, `${why}-${timeInName(moment)}`);
        }
      }
      expect([files().length, erase(true), files().length]).toEqual([17, 8, 17]);
      expect(erase()).toBe(8);
      expect(files().filter((name) => name.includes(timeInName(OLD)))).toEqual([]);
      expect(files().filter((name) => name.includes(timeInName(YOUNG)))).toHaveLength(8);
      expect(erase()).toBe(0);
    },
  );

  test('those of PostgreSQL that a restore sets aside', () => {
    for (const moment of [OLD, OLD, YOUNG]) {
      const name = freeName(path.join(folder, 'backups', 'tradego'), `before-restore-${timeInName(moment)}.dump`);
      writeFileSync(name, '');
    }
    expect(erase()).toBe(2);
  });

  test('backups, but never the newest', () => {
    for (const month of [1, 2, 3]) put(`backups/tradego-2026-0${month}-01T00-00-00Z.db`);
    expect(erase()).toBe(2);
    expect(files()).toEqual(['backups', 'backups/tradego-2026-03-01T00-00-00Z.db']);
    put(`backups/tradego-${timeInName(YOUNG)}.dump`);
    expect(erase()).toBe(1);
  });

  test('what a backup or a restore left that was killed, and none that runs', () => {
    for (const [name, age] of [
      ['a', 2 * DAY],
      ['b', 1000],
    ] as const) {
      put(`backups/tradego-2026-11-0${name === 'a' ? 1 : 2}T00-00-00Z.db.unfinished`, NOW - age);
      mkdirSync(path.join(folder, `tradego.db.incoming-${name}`));
      put(`tradego.db.incoming-${name}/database`);
      utimesSync(path.join(folder, `tradego.db.incoming-${name}`), (NOW - age) / 1000, (NOW - age) / 1000);
    }
    expect(erase()).toBe(2);
    expect(files().filter((name) => /01T|incoming-a/.test(name))).toEqual([]);
  });

  test('and nothing else', () => {
    const others = [
      'tradego.db',
      'tradego.db-wal',
      'other.db.damaged-2020-01-01T00-00-00Z',
      'cards',
      'tradego-2020.db',
    ];
    for (const name of others) put(name, at(2020, 1, 1));
    put('backups/by-hand-2020-01-01T00-00-00Z.db', at(2020, 1, 1));
    expect([erase(), files().length]).toEqual([0, others.length + 2]);
  });

  test('where there are no such folders there is nothing to erase', () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(
      eraseCopiesByAge({ database: { engine: 'sqlite', file: path.join(nowhere, 'a.db') }, dataFolder: nowhere }, NOW),
    ).toBe(0);
  });
});

test('privacy: what was erased is in no file of the database, while the site runs', async () => {
  const temporary = await temporaryDatabase();
  if (temporary.database.engine === 'postgres') return temporary.remove();
  const { file } = temporary.database;
  const opened = await openStore(temporary.database);
  const mark = 'Erased-word-8017';
  await addConsultation(opened, 'zt', { ...MESSAGE, content: mark }, CAME);
  const held = () =>
    ['', '-wal'].filter((suffix) => existsSync(file + suffix) && readFileSync(file + suffix).includes(mark));
  expect(held()).not.toEqual([]);
  await eraseRowsByAge(opened, at(2027, 1, 31));
  expect(held()).toEqual([]);
  await opened.destroy();
  await temporary.remove();
});

test('privacy: no time is shorter than what it has to serve', () => {
  expect(RETENTION.remindAfterMonths).toBeLessThan(RETENTION.unansweredMonths);
});

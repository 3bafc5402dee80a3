import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFileKey } from '@/lib/assets/address';
import type { ContentFile } from '@/lib/content-folder/model';
import { readContentFolder } from '@/lib/content-folder/read';
import { findFile } from '@/lib/publishing/files';
import type { SoundFolder } from '@/lib/publishing/plan';
import { planOf } from '@/lib/publishing/plan';
import { prepareRelease } from '@/lib/publishing/prepare';
import { PUBLISHER, PublicationError, publish, SAMPLE } from '@/lib/publishing/publish';
import { readPublished } from '@/lib/publishing/published';
import { firstBrokenLine, readRecord } from '@/lib/publishing/record';
import { seedStore } from '@/lib/sample/seeding';
import { addQuestion, listQuestions } from '@/lib/store/inbox';
import { QUESTION } from '../support/calls';
import { type Change, contentFolder, GOOD, removeContentFolders } from '../support/good-content';
import { temporaryStore } from '../support/temporary-store';

/** Thursday 27 August 2026, 17:00 in Hong Kong: within a window of the Exchange. */
const NOW = Date.parse('2026-08-28T17:00:00+08:00');
const FILING = '2026-08-12-interim-results';
const STORY = '2026-08-12-half-year-story';
const REPORT = 'interim-report-2026';

const store = temporaryStore();
let folder: string;
let sound: SoundFolder;

async function take(changes: Record<string, Change> = {}): Promise<void> {
  folder = contentFolder(changes);
  const { entries, company, faults } = await readContentFolder(folder);
  if (!company || faults.length > 0) throw new Error(JSON.stringify(faults));
  sound = { entries, company };
}
const read = ({ path: within }: ContentFile) => readFile(path.join(folder, within));
const release = async (ids: string[] = [], now = NOW) => {
  const prepared = prepareRelease(sound, await readPublished(store()), { ids }, now);
  if (prepared.refused.length > 0) return prepared.refused;
  return publish(store(), prepared.publication, read, now);
};
const titles = async (call: string, locale = 'en') => {
  const rows = await store()
    .selectFrom('entries')
    .select('item')
    .where('call', '=', call)
    .where('locale', '=', locale)
    .orderBy('position')
    .execute();
  return rows.map(({ item }) => JSON.parse(item));
};
const versionOf = async (call: string) =>
  (await store().selectFrom('data_versions').select('version').where('call', '=', call).executeTakeFirst())?.version ??
  0;

beforeEach(async () => {
  for (const table of ['entries', 'released', 'content', 'content_files', 'publication_record'] as const) {
    await store().deleteFrom(table).execute();
  }
  await store().deleteFrom('facts').where('name', 'in', [PUBLISHER, SAMPLE]).execute();
  await take();
});
afterEach(removeContentFolders);

test('the files of earlier versions are published with their document, and stay under their hash', async () => {
  const entry = 'documents/articles/entry.yaml';
  const version = '{ adopted: 2018-06-19, until: 2023-06-09, files: { bilingual: { file: 2018.pdf } } }';
  await take({
    [entry]: `${GOOD[entry]}revised: 2023-06-09\nearlier: [${version}]\n`,
    'documents/articles/2018.pdf': 'pdf of 2018',
  });
  await release();
  const [{ earlier = [] } = {}] = sound.company.documents;
  const sha256 = createHash('sha256').update('pdf of 2018').digest('hex');
  expect(earlier).toMatchObject([{ until: '2023-06-09', files: [{ sha256 }] }]);
  expect(await findFile(store(), contentFileKey(sha256))).toMatchObject({ name: 'articles-2018-06-19.pdf' });
});

describe('a first publication', () => {
  test('takes the place of the sample company, in every language', async () => {
    await seedStore(store());
    expect((await titles('circulars')).length).toBeGreaterThan(100);
    await release();
    expect((await titles('circulars')).map(({ title }) => title)).toEqual([
      'Interim Results Announcement for the Six Months Ended 30 June 2026',
    ]);
    expect((await titles('circulars', 'zh')).map(({ title }) => title)).toEqual([
      '截至二零二六年六月三十日止六個月之中期業績公告',
    ]);
    expect(await seedStore(store())).toBeUndefined();
    expect(await titles('circulars')).toHaveLength(1);
  });

  test('must have all of the company, or nothing is written', async () => {
    const [entry] = sound.entries;
    if (!entry) throw new Error('There is one.');
    await expect(publish(store(), { entries: [{ entry }] }, read, NOW)).rejects.toThrow(PublicationError);
    expect(await titles('circulars')).toEqual([]);
    expect(await readRecord(store())).toEqual([]);
  });
});

test('nothing of the sample company is withdrawn: nobody published it', async () => {
  await seedStore(store());
  const sample = (await titles('circulars')).length;
  const withdrawals = [{ id: '2026-11-12-third-quarterly-results-2026', because: { en: 'By mistake.' } }];
  await expect(publish(store(), { withdrawals }, read, NOW)).rejects.toThrow('is not published');
  expect(await titles('circulars')).toHaveLength(sample);
});

describe('what is named', () => {
  test('is released, and nothing else; figures go with the document that reports them', async () => {
    await release([FILING]);
    expect(await titles('circulars')).toHaveLength(1);
    expect(await titles('reports')).toEqual([]);
    expect((await readPublished(store())).company.figures).toEqual([]);
    await release([REPORT]);
    expect((await readPublished(store())).company.figures).toHaveLength(1);
  });

  test('goes with its whole bundle, or not at all', async () => {
    const bundled = (text: string) => `bundle: half-year\n${text}`;
    await take({
      'figures/2026-half.yaml': (text) => text.replace(REPORT, FILING),
      [`filings/${FILING}/entry.yaml`]: bundled,
      [`news/${STORY}/entry.yaml`]: (text) => `${bundled(text)}notBefore: 2026-08-28T18:00:00+08:00\n`,
    });
    expect(await release([FILING])).toEqual([
      { id: STORY, because: expect.stringContaining('18:00'), until: expect.any(Number) },
    ]);
    expect(await titles('circulars')).toEqual([]);
    await release([FILING], NOW + 3_600_000);
    expect([(await titles('circulars')).length, (await titles('newsHistory')).length]).toEqual([1, 1]);
  });

  test('shows no figure before the document is public that it is from', async () => {
    await release([FILING]);
    expect(await release([STORY])).toEqual([{ id: STORY, because: expect.stringContaining(REPORT) }]);
    await take({ [`reports/${REPORT}/entry.yaml`]: (text) => `notBefore: 2026-08-28T18:00:00+08:00\n${text}` });
    const { heldBack } = prepareRelease(sound, await readPublished(store()), { ids: [] }, NOW);
    expect(heldBack.map(({ id }) => id)).toEqual([REPORT, STORY]);
    await release([REPORT], NOW + 3_600_000);
    await release([STORY], NOW + 3_600_000);
    expect(await titles('newsHistory')).toMatchObject([{ figures: { period: '2026-half' } }]);
  });

  test('that is not in the folder is refused', async () => {
    expect(await release(['2026-01-01-nothing'])).toEqual([
      { id: '2026-01-01-nothing', because: expect.stringMatching(/no such entry.+: is \S+ meant\?$/) },
    ]);
  });
});

describe('the gate', () => {
  test('without a number of the Exchange a filing waits, and the rest is released', async () => {
    await take({ [`filings/${FILING}/entry.yaml`]: (text) => text.replace(/^exchange.*\n/m, '') });
    const { heldBack } = prepareRelease(sound, await readPublished(store()), { ids: [] }, NOW);
    expect(heldBack.map(({ id }) => id)).toEqual([FILING]);
    await release();
    expect([(await titles('circulars')).length, (await titles('reports')).length]).toEqual([0, 1]);
  });

  test('a number that is given at the release stands with the document', async () => {
    await take({ [`filings/${FILING}/entry.yaml`]: (text) => text.replace(/^exchange.*\n/m, '') });
    const order = { ids: [FILING], exchange: { id: '2026082800001', at: NOW - 3000 } };
    const { publication, refused } = prepareRelease(sound, await readPublished(store()), order, NOW);
    expect(refused).toEqual([]);
    await publish(store(), publication, read, NOW);
    expect((await titles('circulars'))[0]).toMatchObject({ exchange: { id: '2026082800001', at: NOW - 3000 } });
    expect(planOf(sound, await readPublished(store())).find(({ id }) => id === FILING)?.step).toBe('none');
  });

  test('outside of the windows it takes a reason, which the record keeps', async () => {
    const night = Date.parse('2026-08-28T23:30:00+08:00');
    expect(await release([FILING], night)).toEqual([expect.objectContaining({ id: FILING })]);
    const order = { ids: [FILING], outsideWindow: 'The site was away until now.' };
    const { publication } = prepareRelease(sound, await readPublished(store()), order, night);
    await publish(store(), publication, read, night);
    const line = (await readRecord(store())).find(({ line: each }) => each.id === FILING)?.line;
    expect(line).toMatchObject({ outsideWindow: 'The site was away until now.' });
  });
});

describe('once it is published', () => {
  beforeEach(async () => {
    await release();
  });

  test('twice is once', async () => {
    const [record, versions] = [await readRecord(store()), await versionOf('circulars')];
    expect(await release()).toEqual([]);
    expect(await release([FILING])).toEqual([]);
    expect([await readRecord(store()), await versionOf('circulars')]).toEqual([record, versions]);
  });

  test('under another number it is corrected, and under another name it does not go again', async () => {
    const other = { ids: [FILING], exchange: { id: '2026081200999', at: NOW - 3000 } };
    const asked = prepareRelease(sound, await readPublished(store()), other, NOW);
    expect(asked.refused).toEqual([{ id: FILING, because: expect.stringContaining(`correct ${FILING} --because`) }]);
    const entry = sound.entries.find(({ id }) => id === FILING);
    if (!entry) throw new Error('It is there.');
    const twin = { ...sound, entries: [...sound.entries, { ...entry, id: '2026-08-12-twin' }] };
    const { refused } = prepareRelease(twin, await readPublished(store()), { ids: ['2026-08-12-twin'] }, NOW);
    expect(refused).toEqual([{ id: '2026-08-12-twin', because: expect.stringContaining(`${FILING} has the number`) }]);
  });

  test('two at a time: the second waits and finds it done', async () => {
    await take({ [`news/${STORY}/en.md`]: (text) => `${text}\nMore.\n` });
    const done = await Promise.all([release(), release()]);
    expect(done.flat()).toEqual([{ action: 'change', id: STORY, version: 2 }]);
  });

  test('a document of the rules is corrected with a reason alone; the first version stays', async () => {
    const before = sound.entries.find(({ id }) => id === FILING)?.files[0];
    await take({ [`filings/${FILING}/c.pdf`]: 'pdf with the right table' });
    expect(await release([FILING])).toEqual([expect.objectContaining({ because: expect.stringContaining('correct') })]);
    const entry = sound.entries.find(({ id }) => id === FILING);
    if (!entry || !before) throw new Error('It is there.');
    await publish(store(), { entries: [{ entry, because: { en: 'A table was wrong.' } }] }, read, NOW + 60_000);
    const [item] = await titles('circulars', 'zt');
    expect(item).toMatchObject({
      version: 2,
      correctedAt: NOW + 60_000,
      because: 'A table was wrong.',
      becauseIn: 'en',
    });
    expect(item.earlier).toMatchObject([{ version: 1, files: [{ sha256: before.sha256 }, { language: 'en' }] }]);
    expect(await findFile(store(), contentFileKey(before.sha256))).toMatchObject({ name: before.name });
  });

  test('a document of the rules is withdrawn and stays; it does not come back', async () => {
    await publish(
      store(),
      { withdrawals: [{ id: FILING, because: { en: 'Published by mistake.' } }] },
      read,
      NOW + 1000,
    );
    expect((await titles('circulars'))[0]).toMatchObject({ withdrawnAt: NOW + 1000, because: 'Published by mistake.' });
    expect(await release([FILING])).toEqual([
      expect.objectContaining({ because: expect.stringContaining('withdrawn') }),
    ]);
  });

  test.each([
    [
      { zt: '期間有誤', en: 'Wrong period' },
      { zt: ['期間有誤', undefined], zh: ['期間有誤', 'zt'], en: ['Wrong period', undefined] },
    ],
    [{ zh: '期间有误' }, { zt: ['期间有误', 'zh'], zh: ['期间有误', undefined], en: ['期间有误', 'zh'] }],
  ])('its reason is in the language of the reader, else it says which: %j', async (because, expected) => {
    await publish(store(), { withdrawals: [{ id: FILING, because }] }, read, NOW + 1000);
    for (const [locale, words] of Object.entries(expected)) {
      const [item] = await titles('circulars', locale);
      expect([item.because, item.becauseIn]).toEqual(words);
    }
  });

  test('a story goes with its pictures, and may come again', async () => {
    const picture = sound.entries.find(({ id }) => id === STORY)?.files[0];
    expect(await findFile(store(), contentFileKey(picture?.sha256 ?? ''))).toBeDefined();
    await publish(store(), { withdrawals: [{ id: STORY, because: { en: 'Told too early.' } }] }, read, NOW);
    expect(await titles('newsHistory')).toEqual([]);
    expect(await findFile(store(), contentFileKey(picture?.sha256 ?? ''))).toBeUndefined();
    await release([STORY]);
    expect(await titles('newsHistory')).toHaveLength(1);
  });

  test('what is gone from the folder stays with the public', async () => {
    await take({
      [`news/${STORY}/entry.yaml`]: undefined,
      [`news/${STORY}/zt.md`]: undefined,
      [`news/${STORY}/zh.md`]: undefined,
      [`news/${STORY}/en.md`]: undefined,
      [`news/${STORY}/figure.webp`]: undefined,
    });
    expect(planOf(sound, await readPublished(store())).find(({ id }) => id === STORY)?.step).toBe('missing');
    await release();
    expect(await titles('newsHistory')).toHaveLength(1);
  });

  test('a change of the board is a change of its own, and has every page made again', async () => {
    const before = await versionOf('company');
    await take({ 'board.yaml': (text) => text.replace('Chairman', 'Chair') });
    expect(await release(['board'])).toEqual([{ action: 'change', id: 'board', version: undefined }]);
    expect(await versionOf('company')).toBe(before + 1);
    expect((await readPublished(store())).company.board?.seats[0]?.position.en).toBe('Chair');
  });

  test('only the calls concerned are made again', async () => {
    const before = await Promise.all(['circulars', 'reports', 'newsHistory', 'hotNews'].map(versionOf));
    await take({ [`news/${STORY}/en.md`]: (text) => `${text}\nMore.\n` });
    await release();
    const after = await Promise.all(['circulars', 'reports', 'newsHistory', 'hotNews'].map(versionOf));
    expect(after.map((version, index) => version - (before[index] ?? 0))).toEqual([0, 0, 1, 1]);
  });
});

test('an answer marks its question as answered', async () => {
  const ASKED = Date.parse('2026-08-18T10:00:00+08:00');
  for (let number = 1; number <= 26; number++) await addQuestion(store(), 'en', QUESTION, ASKED + number);
  await release();
  const answered = (await listQuestions(store())).filter(({ answered_at }) => answered_at !== null);
  expect(answered).toMatchObject([{ id: 26, answered_by: '2026-08-20-custody', answered_at: NOW }]);
  // When it was asked is measured, and stays known when the answer is changed.
  expect((await titles('interactiveQuestions'))[0]).toMatchObject({ askedTime: ASKED + 26 });
  await take({
    'answers/2026-08-20-custody.yaml': (text) => text.replace('Who holds my shares?', 'Who keeps my shares?'),
  });
  await release([], NOW + 1000);
  expect((await titles('interactiveQuestions'))[0]).toMatchObject({
    questionContent: 'Who keeps my shares?',
    askedTime: ASKED + 26,
  });
});

test('with a clock that was set back nothing is published; clocks that differ by minutes do no harm', async () => {
  await release();
  await take({ [`news/${STORY}/en.md`]: (text) => `${text}\nMore.\n` });
  await expect(release([STORY], NOW - 3_600_000)).rejects.toThrow('2026-08-28 17:00, and it is 2026-08-28 16:00 here');
  expect(await release([STORY], NOW - 60_000)).toMatchObject([{ action: 'change', id: STORY }]);
});

describe('the record', () => {
  test('has a line for each step, each with the hash of the one before', async () => {
    await release();
    await publish(store(), { withdrawals: [{ id: FILING, because: { en: 'By mistake.' } }] }, read, NOW + 1);
    const record = await readRecord(store());
    expect(record.map(({ line }) => line.number)).toEqual(record.map((_, index) => index + 1));
    expect(record.at(-1)?.line).toMatchObject({ action: 'withdraw', id: FILING, because: { en: 'By mistake.' } });
    expect(firstBrokenLine(record)).toBeUndefined();
  });

  test.each([
    ['changed', (line: string) => line.replace('release', 'change')],
    ['emptied of a word', (line: string) => line.replace(/"files":.*\]/, '"files":[]')],
  ])('a line that was %s breaks it there', async (_, change) => {
    await release();
    const { line } = await store()
      .selectFrom('publication_record')
      .select('line')
      .where('number', '=', 3)
      .executeTakeFirstOrThrow();
    await store()
      .updateTable('publication_record')
      .set({ line: change(line) })
      .where('number', '=', 3)
      .execute();
    if (change(line) === line) return;
    expect(firstBrokenLine(await readRecord(store()))).toBe(3);
  });

  test('a line that is missing breaks it there', async () => {
    await release();
    await store().deleteFrom('publication_record').where('number', '=', 2).execute();
    expect(firstBrokenLine(await readRecord(store()))).toBe(2);
  });
});

test('a number that is given at the release is that of one document', async () => {
  const without = (text: string) => `bundle: half-year\n${text.replace(/^exchange.*\n/m, '')}`;
  await take({ [`filings/${FILING}/entry.yaml`]: without, [`reports/${REPORT}/entry.yaml`]: without });
  const order = { ids: [FILING], exchange: { id: '2026082800001', at: NOW } };
  const { publication, refused } = prepareRelease(sound, await readPublished(store()), order, NOW);
  expect(publication).toEqual({});
  expect(refused.map(({ id }) => id)).toEqual([FILING, REPORT]);
});

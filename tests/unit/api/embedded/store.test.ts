import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { createEmbeddedApi } from '@/lib/api/embedded';
import { seedStore } from '@/lib/sample/seeding';
import { addConsultation, addQuestion, listConsultations, listQuestions } from '@/lib/store/inbox';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { CLICK, COUNT, MESSAGE, QUESTION } from '../../support/calls';
import { temporaryFile, temporaryStore } from '../../support/temporary-store';

const store = temporaryStore(seedStore);
const api = createEmbeddedApi(async () => store());

const CONTENT = [
  'entries',
  'released',
  'content',
  'content_files',
  'share_price_sessions',
  'share_price_records',
] as const;

async function content() {
  const tables = await Promise.all(CONTENT.map((table) => store().selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((rows, index) => [CONTENT[index], rows]));
}

describe('§4 paging', () => {
  test('§9 the first page is 1 and holds the newest items', async () => {
    const all = await api.circulars('en', { pageIndex: 1, pageSize: 1000 });
    const first = await api.circulars('en', { pageIndex: 1, pageSize: 20 });
    expect(first).toEqual({ items: all.items.slice(0, 20), total: all.total });
  });

  test('§4 the pages of a list hold every item once', async () => {
    const all = await api.newsHistory('zt', { pageIndex: 1, pageSize: 1000 });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil((all.total ?? 0) / 6) }, (_, index) =>
        api.newsHistory('zt', { pageIndex: index + 1, pageSize: 6 }),
      ),
    );
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
  });

  test('§4 past the end there are no items, and the total still tells how many there are', async () => {
    const { items, total } = await api.roadshows('en', { pageIndex: 9999, pageSize: 4 });
    expect([items, (total ?? 0) > 0]).toEqual([[], true]);
  });

  test('§7 hot news: paging is honoured, and without it the newest come', async () => {
    const paged = await api.hotNews('en', { pageIndex: 1, pageSize: 10 });
    const plain = await api.hotNews('en');
    expect(paged.items).toHaveLength(10);
    expect(plain.items).toEqual(paged.items.slice(0, plain.items.length));
  });

  test('§7 interactive scroll: the newest questions, with the total of all', async () => {
    const all = await api.interactiveQuestions('zh', { pageIndex: 1, pageSize: 1000 });
    const scroll = await api.interactiveScroll('zh');
    expect(scroll.items).toEqual(all.items.slice(0, scroll.items.length));
    expect(scroll.total).toBe(all.total);
  });
});

describe('Calls: visitor area of the embedded answer', () => {
  test.each([
    [null, 'HK'],
    ['CN', 'CN'],
    ['cn', 'CN'],
    ['<script>', 'HK'],
  ])('Calls: a trusted country of %j gives %s', async (country, area) => {
    expect(await api.visitorArea('zt', { address: '203.0.113.9', country })).toBe(area);
  });
});

describe('seeding', () => {
  afterEach(async () => {
    await store().updateTable('facts').set({ value: 'older' }).where('name', '=', 'seed').execute();
    await seedStore(store());
  });

  test('seeding a second time changes nothing', async () => {
    const before = await content();
    await seedStore(store());
    expect(await content()).toEqual(before);
  });

  test('content of the same version is not written again', async () => {
    await store().updateTable('entries').set({ item: '"by hand"' }).execute();
    await seedStore(store());
    expect(await store().selectFrom('entries').select('item').distinct().execute()).toEqual([{ item: '"by hand"' }]);
  });

  test('content of an older version is replaced as a whole', async () => {
    const before = await content();
    await store().updateTable('facts').set({ value: 'older' }).where('name', '=', 'seed').execute();
    await store().deleteFrom('entries').where('call', '=', 'circulars').execute();
    await store().updateTable('released').set({ release: '{}' }).where('call', '=', 'newsHistory').execute();
    await store().deleteFrom('content').where('name', '=', 'board').execute();
    await seedStore(store());
    expect(await content()).toEqual(before);
  });

  test('where somebody has published the sample never comes', async () => {
    await store().insertInto('facts').values({ name: 'publisher', value: 'folder' }).execute();
    await store().updateTable('facts').set({ value: 'older' }).where('name', '=', 'seed').execute();
    await store().deleteFrom('entries').execute();
    expect(await seedStore(store())).toBeUndefined();
    expect(await store().selectFrom('entries').selectAll().execute()).toEqual([]);
    await store().deleteFrom('facts').where('name', '=', 'publisher').execute();
  });

  test('what visitors left and what is remembered survives another seeding', async () => {
    await addConsultation(store(), 'en', MESSAGE, 1);
    await addQuestion(store(), 'zt', QUESTION, 2);
    await api.trackDownload('en', CLICK);
    await api.updateDownloadCount('en', COUNT);
    await store().insertInto('last_good').values({ source: 's', call_key: 'k', answer: '1', answered_at: 3 }).execute();
    await store().updateTable('facts').set({ value: 'older' }).where('name', '=', 'seed').execute();
    await seedStore(store());
    const kept = await Promise.all([
      listConsultations(store()),
      listQuestions(store()),
      store().selectFrom('download_clicks').selectAll().execute(),
      store().selectFrom('download_counts').selectAll().execute(),
      store().selectFrom('last_good').selectAll().execute(),
    ]);
    expect(kept.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('opening the store', () => {
  test('Data: a missing folder and file are created and migrated', async () => {
    const { file, remove } = temporaryFile();
    const opened = await openSqliteStore(file);
    expect(await listConsultations(opened)).toEqual([]);
    await opened.destroy();
    remove();
  });

  test('Data: opening again keeps what is in it and migrates nothing twice', async () => {
    const { file, remove } = temporaryFile();
    const first = await openSqliteStore(file);
    await addQuestion(first, 'en', QUESTION, 5);
    await first.destroy();
    const second = await openSqliteStore(file);
    expect(await listQuestions(second)).toMatchObject([{ email: QUESTION.email, received_at: 5 }]);
    await second.destroy();
    remove();
  });

  test('Data: a migration that broke off is made again from its beginning', async () => {
    const { file, remove } = temporaryFile();
    mkdirSync(path.dirname(file), { recursive: true });
    const other = new Database(file);
    other.exec('CREATE TABLE facts (in_the_way integer)');
    await expect(openSqliteStore(file)).rejects.toThrow();
    other.exec('DROP TABLE facts');
    other.close();
    const opened = await openSqliteStore(file);
    expect(await opened.selectFrom('facts').select('name').execute()).toEqual([{ name: 'database-id' }]);
    await opened.destroy();
    remove();
  });
});

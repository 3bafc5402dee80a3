import { openSqliteStore } from '@/lib/store/sqlite-store';
import { earlierStore, temporaryFile } from '../support/temporary-store';

test('§7 download click: clicks of an older store are counted by the day of Hong Kong', async () => {
  const { file, remove } = temporaryFile();
  const midnight = Date.parse('2026-11-19T00:00:00+08:00');
  await earlierStore(file, '006', (database) => {
    const click = database.prepare(
      'INSERT INTO download_clicks (clicked_at, page_num, plate, remark) VALUES (?, ?, ?, ?)',
    );
    for (const at of [midnight - 1, midnight, midnight + 1]) click.run([at, 1, 1, 'android']);
    click.run([midnight, 16, 2, 'iOS']);
  });

  const store = await openSqliteStore(file);
  expect(await store.selectFrom('download_clicks').selectAll().orderBy('day').orderBy('plate').execute()).toEqual([
    { day: '2026-11-18', plate: 1, page_num: 1, remark: 'android', clicks: 1 },
    { day: '2026-11-19', plate: 1, page_num: 1, remark: 'android', clicks: 2 },
    { day: '2026-11-19', plate: 2, page_num: 16, remark: 'iOS', clicks: 1 },
  ]);
  await store.destroy();
  remove();
});

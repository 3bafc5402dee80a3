import { startSite } from '../support/site';
import { temporaryFile } from '../support/temporary-store';

const files: ReturnType<typeof temporaryFile>[] = [];
afterAll(() => {
  for (const { remove } of files) remove();
});

/** What a process with this website API remembers in this database file. */
async function remembering(file: string, websiteApi: string | undefined) {
  const site = await startSite({
    DATABASE_URL: `file:${file}`,
    ...(websiteApi ? { WEBSITE_API_URL: websiteApi } : {}),
  });
  const { readLastGood, saveLastGood } = await import('@/lib/api/last-good');
  return { readLastGood, saveLastGood, site };
}

function newFile(): string {
  const temporary = temporaryFile();
  files.push(temporary);
  return temporary.file;
}

const ONE = 'https://one.test';
const OTHER = 'https://other.test';

describe('Calls: the last good answer is kept in the store with its time', () => {
  test('Calls: an answer comes back as it was, with its time', async () => {
    const { readLastGood, saveLastGood, site } = await remembering(newFile(), ONE);
    const answer = { items: [{ title: '公告「一」', publishTime: 1_795_000_000_000 }], total: 1 };
    await saveLastGood('circulars/zt/1/20', answer, 1234);
    expect(await readLastGood('circulars/zt/1/20')).toEqual({ answer, at: 1234 });
    await site.stop();
  });

  test('Calls: it is there after a restart', async () => {
    const file = newFile();
    const before = await remembering(file, ONE);
    await before.saveLastGood('reports', ['kept'], 5);
    await before.site.stop();
    const after = await remembering(file, ONE);
    expect(await after.readLastGood('reports')).toEqual({ answer: ['kept'], at: 5 });
    await after.site.stop();
  });

  test('Calls: a newer answer takes the place of the older', async () => {
    const { readLastGood, saveLastGood, site } = await remembering(newFile(), ONE);
    await saveLastGood('reports', 'old', 1);
    await saveLastGood('reports', 'new', 2);
    expect(await readLastGood('reports')).toEqual({ answer: 'new', at: 2 });
    await site.stop();
  });

  test('Calls: of a call never answered there is none', async () => {
    const { readLastGood, site } = await remembering(newFile(), ONE);
    expect(await readLastGood('reports')).toBeUndefined();
    await site.stop();
  });
});

describe("one API never shows another one's content", () => {
  test.each([OTHER, `${ONE}/v2`, undefined])('an answer of https://one.test is not given for %s', async (elsewhere) => {
    const file = newFile();
    const one = await remembering(file, ONE);
    await one.saveLastGood('reports', 'of one', 1);
    await one.site.stop();
    const other = await remembering(file, elsewhere);
    expect(await other.readLastGood('reports')).toBeUndefined();
    await other.site.stop();
  });

  test('each API keeps its own answer of the same call', async () => {
    const file = newFile();
    for (const api of [ONE, OTHER]) {
      const { saveLastGood, site } = await remembering(file, api);
      await saveLastGood('reports', `of ${api}`, 1);
      await site.stop();
    }
    const { readLastGood, site } = await remembering(file, ONE);
    expect(await readLastGood('reports')).toEqual({ answer: `of ${ONE}`, at: 1 });
    await site.stop();
  });
});

test('what is remembered has a limit, and the oldest goes first', async () => {
  const { readLastGood, saveLastGood, site } = await remembering(newFile(), ONE);
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    source: ONE,
    call_key: `page/${index}`,
    answer: '1',
    answered_at: 1000 + index,
  }));
  const store = await site.store();
  for (let start = 0; start < rows.length; start += 500) {
    await store
      .insertInto('last_good')
      .values(rows.slice(start, start + 500))
      .execute();
  }
  await saveLastGood('newest', 1, 9000);
  expect([
    await readLastGood('page/0'),
    (await readLastGood('page/1'))?.at,
    (await readLastGood('newest'))?.at,
  ]).toEqual([undefined, 1001, 9000]);
  await site.stop();
});

import { openSqliteStore } from '../../../lib/store/sqlite-store';
import { type OwnServer, runCommand, startOwn } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { DESKTOP_UA, expect, test } from '../support/test';

const NAME = 'published';
const PORT = 4327;

/** Withdraws an announcement from every language, as whoever fills the store would. */
async function withdraw(file: string): Promise<void> {
  const store = await openSqliteStore(databaseOf(NAME).slice('file:'.length));
  await store.deleteFrom('entries').where('item', 'like', `%${file}%`).execute();
  await store.destroy();
}

test('Calls: what is published or withdrawn is so on every page that shows it within a second, and no other page is made again', async ({
  request,
}) => {
  // It starts a server twice, on a machine that other tests share.
  test.setTimeout(90_000);
  forget(NAME);
  let server: OwnServer = await startOwn(NAME, PORT);
  const open = async (path: string) => {
    const answer = await request.get(`${server.address}${path}`, { headers: { 'User-Agent': DESKTOP_UA } });
    return { html: await answer.text(), state: answer.headers()['x-nextjs-cache'] };
  };
  const kept = async (path: string) => expect.poll(async () => (await open(path)).state).toBe('HIT');
  const SHOWING = ['/sub-annAndCir?lang=en', '/investorRelations?lang=en'];
  const OTHERS = ['/financialReports?lang=en', '/companyDynamics?lang=en', '/aboutUs?lang=en'];
  for (const path of [...SHOWING, ...OTHERS]) await kept(path);

  const { html } = await open(SHOWING[0] as string);
  const file = /data-testid="circular-row".*?<a [^>]*href="(\/files\/[^"]+)"/s.exec(html)?.[1] as string;
  expect(file).toMatch(/\.pdf$/);
  await withdraw(file);
  for (const path of SHOWING)
    expect((await open(path)).html, 'kept pages are not made again by themselves').toContain(file);
  await runCommand('invalidate', databaseOf(NAME), ['circulars']);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const path of SHOWING) expect((await open(path)).html, path).not.toContain(file);
  for (const path of OTHERS) expect([path, (await open(path)).state]).toEqual([path, 'HIT']);

  // It holds for pages that were kept before and are asked for after a restart as well.
  await kept('/sub-roadShow?lang=en');
  await server.stop();
  await runCommand('invalidate', databaseOf(NAME), ['roadshows']);
  server = await startOwn(NAME, PORT);
  expect((await open('/sub-roadShow?lang=en')).state).not.toBe('HIT');
  expect((await open('/financialReports?lang=en')).state).toBe('HIT');
  await server.stop();
});

test('a call that there is not is told, with the names of those there are', async () => {
  await expect(runCommand('invalidate', databaseOf(NAME), ['announcements'])).rejects.toThrow('ended with 2');
});

import { moodyApi, readInbox, startOwn } from '../support/own-server';
import { databaseOf, forget, serverAddress } from '../support/servers';
import { DESKTOP_UA, expect, hydrated, test } from '../support/test';

const asDesktop = { headers: { 'User-Agent': DESKTOP_UA } };

test.describe('a second copy of the site with the first one as its website API', () => {
  test('§7 lists, totals and details arrive through HTTP as they are at the source', async ({ request }) => {
    test.setTimeout(90_000);
    for (const path of [
      '/companyDynamics?lang=en&pageIndex=3',
      '/sub-annAndCir?lang=zt',
      '/sub-investorInteraction?lang=zh',
      '/dynamicDetails?id=12&lang=en',
    ]) {
      const words = async (address: string) => {
        const html = await (await request.get(address + path, asDesktop)).text();
        return [...html.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/g)].map(([, text]) => text?.replace(/<[^>]+>/g, ''));
      };
      const source = await words(serverAddress('site'));
      expect(source.length).toBeGreaterThan(2);
      // Both fill their searches now; a copy that was answered late asks again (PAGE_RETRIED_AFTER).
      await expect.poll(() => words(serverAddress('copy')), { timeout: 30_000 }).toEqual(source);
    }
  });

  test('Names: content of a remote API is not labelled sample, and what ships with the site still is', async ({
    request,
  }) => {
    const read = async (path: string) =>
      (await request.get(`${serverAddress('copy')}${path}?lang=en`, asDesktop)).text();
    const news = await read('/companyDynamics');
    expect(news).not.toContain('Sample data');
    expect(news).toContain('Sample site: people, contacts, documents and company figures are sample content.');
    for (const path of ['/boardMembers', '/corporateRegulation', '/contactUs']) {
      expect((await read(path)).split('>Sample data<').length - 1, path).toBe(1);
    }
    const home = await read('/home');
    expect(home).toContain('The people, contacts, documents, partners and company figures on this site');
    expect(home).not.toContain('Every price, filing');
  });

  test('§7 share price, software list, packages and area pass through unchanged', async ({ request }) => {
    const calls = [
      (base: string) => request.get(`${base}/website/Website/sharePrice?code=08017`),
      (base: string) =>
        request.post(`${base}/website/Websiteback/softwareList`, { data: { pageIndex: 1, pageSize: 100 } }),
      (base: string) =>
        request.post(`${base}/website/Website/getInstallationPackage`, { data: { orgCode: 'TTT', pids: [] } }),
      (base: string) => request.get(`${base}/popularity/account/queryArea`),
      (base: string) => request.get(`${base}/website/Website/interactiveScroll`, { headers: { language: 'cht' } }),
    ];
    for (const call of calls) {
      const source = await (await call(serverAddress('site'))).json();
      expect(source.msg).toBe('success');
      expect(await (await call(serverAddress('copy'))).json()).toEqual(source);
    }
  });

  test('a message left on the copy is accepted by the API behind it', async ({ page }) => {
    await page.goto(`${serverAddress('copy')}/contactUs?lang=en`);
    await hydrated(page);
    await page.getByLabel('Business type').selectOption('2');
    await page.getByLabel('Company').fill('Through the copy');
    await page.getByLabel('Name', { exact: true }).fill('Lee');
    await page.getByLabel('Mobile number or e-mail').fill('51234567');
    await page.getByLabel('Message', { exact: true }).fill('Passed on');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('toast')).toHaveText('Thank you. Your message has reached us.');
  });
});

test.describe('an API that is down, slow or wrong', () => {
  test.describe.configure({ mode: 'serial', timeout: 90_000 });

  test('the page shows what it last had, says how old it is, and recovers', async ({ request }) => {
    forget('moody');
    const api = await moodyApi();
    const start = (env = {}) => startOwn('moody', 4330, { WEBSITE_API_URL: api.address, ...env });
    let server = await start();
    const read = async (path: string) => (await request.get(`${server.address}${path}`, asDesktop)).text();

    expect(await read('/companyDynamics?lang=en')).toContain('News of the remote API');
    const article = await read('/dynamicDetails?id=71&lang=en');
    expect(article).toContain('Whole text.');
    expect(article, 'HTML of the API is sanitised').not.toContain('alert(1)');
    await server.stop('SIGKILL');

    // Other settings, so no page is left from before: only the last good answer can fill it.
    api.set('error');
    server = await start({ SITE_URL: 'https://www.example.com' });
    expect(await read('/companyDynamics?lang=en')).toContain('News of the remote API');
    // On a busy machine the first one goes on without waiting for the answer, and is made again.
    for (const path of ['/companyDynamics?lang=en', '/dynamicDetails?id=71&lang=en'])
      await expect.poll(() => read(path), { timeout: 15_000 }).toContain('You are seeing data from');
    const unread = await request.get(`${server.address}/dynamicDetails?id=72&lang=en`, asDesktop);
    expect([unread.status(), unread.headers()['retry-after']], 'an article nobody can tell of').toEqual([503, '5']);

    // Pages of the list that were never read: there is nothing to fall back on.
    const moods = { html: 'pageSize=10', shape: 'pageSize=20', refusing: 'pageSize=30' } as const;
    for (const [mood, query] of Object.entries(moods)) {
      api.set(mood as keyof typeof moods);
      const html = await read(`/companyDynamics?lang=en&${query}`);
      expect(html, `with an API whose answers are ${mood}`).toContain('This could not be loaded');
    }
    // A further page is one of the whole list, which was read: the API is not asked for one that there is not.
    api.set('slow');
    expect(await read('/companyDynamics?lang=en&pageIndex=2')).toContain('News of the remote API');
    expect(server.output()).toContain('"event":"api.read-failed"');

    // It recovers, and a page made meanwhile is made again within seconds. The article has been withdrawn.
    api.set('good');
    api.publish('The API is back', 72);
    await expect
      .poll(() => read('/companyDynamics?lang=en'), { timeout: 40_000, intervals: [1000] })
      .toContain('The API is back');
    const statusOf = async (id: number) =>
      (await request.get(`${server.address}/dynamicDetails?id=${id}&lang=en`, asDesktop)).status();
    await expect.poll(() => statusOf(71), { timeout: 60_000, intervals: [1000] }).toBe(404);
    expect(await statusOf(72)).toBe(200);
    await server.stop('SIGKILL');
    server = await start({ SITE_URL: 'https://www.example.com' });
    expect(await statusOf(71), 'after a restart').toBe(404);
    await server.stop('SIGKILL');
    api.close();
  });

  test('Calls: one that takes its time is not said to be silent, and what it gives stands there once it comes', async ({
    request,
  }) => {
    forget('tardy');
    const api = await moodyApi();
    api.set('tardy');
    let server = await startOwn('tardy', 4450, { WEBSITE_API_URL: api.address });
    const read = async () => (await request.get(`${server.address}/companyDynamics?lang=en`, asDesktop)).text();
    const silent = /could not be loaded|not answering|did not answer/;
    const first = await read();
    expect(first).toContain('Still on its way');
    expect(first).not.toMatch(silent);
    await expect.poll(read, { timeout: 15_000, intervals: [300] }).toContain('News of the remote API');
    await server.stop('SIGKILL');

    // Other settings, so no page is left from before: the last good answer is not old, and the next is on its way.
    api.publish('A later title');
    server = await startOwn('tardy', 4450, { WEBSITE_API_URL: api.address, SITE_URL: 'https://www.example.com' });
    const second = await read();
    expect(second).toContain('News of the remote API');
    expect(second).not.toMatch(silent);
    await expect.poll(read, { timeout: 15_000, intervals: [300] }).toContain('A later title');
    await server.stop('SIGKILL');
    api.close();
  });

  test('Calls: no value of it makes a page fail, and what can be read is shown', async ({ request }) => {
    forget('odd');
    const api = await moodyApi();
    api.set('odd');
    const server = await startOwn('odd', 4332, { WEBSITE_API_URL: api.address });
    const shown = {
      '/home': 'Odd news',
      '/companyDynamics': 'Odd news',
      '/dynamicDetails?id=71': 'Odd news',
      '/investorRelations': 'Odd circular',
      '/financialReports': 'Odd report',
      '/sub-annAndCir': 'Odd circular',
      '/sub-roadShow': 'Odd roadshow',
      '/sub-investorInteraction': 'Odd question?',
      '/sitemap.xml': 'dynamicDetails?id=71',
    };
    const answers = await Promise.all(
      Object.entries(shown).map(async ([path, words]) => {
        const response = await request.get(server.address + path, asDesktop);
        return [path, response.status(), (await response.text()).includes(words)];
      }),
    );
    expect(answers).toEqual(Object.keys(shown).map((path) => [path, 200, true]));
    expect(server.output()).toContain('"event":"api.items-unreadable"');
    await server.stop('SIGKILL');
    api.close();
  });

  test('with nothing to fall back on there is the designed empty state, and a message waits for the API', async ({
    page,
  }) => {
    forget('down');
    const server = await startOwn('down', 4331, { WEBSITE_API_URL: 'http://127.0.0.1:9' });
    await page.goto(`${server.address}/companyDynamics?lang=en`);
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
    await expect(page.getByTestId('pager')).toHaveCount(0);

    await page.goto(`${server.address}/contactUs?lang=en`);
    await hydrated(page);
    await page.getByLabel('Business type').selectOption('2');
    await page.getByLabel('Company').fill('Kept');
    await page.getByLabel('Name', { exact: true }).fill('Lee');
    await page.getByLabel('Mobile number or e-mail').fill('51234567');
    await page.getByLabel('Message', { exact: true }).fill('Not lost');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('toast')).toHaveText('Thank you. Your message has reached us.');
    await server.stop('SIGKILL');
    const waiting = JSON.parse(await readInbox(databaseOf('down'), ['--undelivered', '--format', 'json']));
    expect(waiting).toMatchObject([{ content: 'Not lost', delivery: expect.stringContaining('waiting: 1 attempts') }]);

    // Another start finds an API that answers, and the message goes there.
    const api = await moodyApi();
    const after = await startOwn('down', 4331, { WEBSITE_API_URL: api.address });
    await expect.poll(() => api.received().map(({ content }) => content), { timeout: 15_000 }).toEqual(['Not lost']);
    await expect.poll(() => after.output()).toContain('outbox.delivered');
    await after.stop();
    expect(JSON.parse(await readInbox(databaseOf('down'), ['--undelivered', '--format', 'json']))).toEqual([]);
    api.close();
  });
});

import { readInbox, startOwn, startsAndEnds } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { DESKTOP_UA, expect, hydrated, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

test('a message is still there after the process is killed right after its success toast', async ({ page }) => {
  forget('killed');
  const first = await startOwn('killed', 4320);
  await page.goto(`${first.address}/contactUs?lang=en`);
  await hydrated(page);
  await page.getByLabel('Business type').selectOption('1');
  await page.getByLabel('Company').fill('Durable Ltd');
  await page.getByLabel('Name', { exact: true }).fill('Ho');
  await page.getByLabel('Mobile number or e-mail').fill('ho@example.com');
  await page.getByLabel('Message', { exact: true }).fill('Keep this.\nAnd this: "=1+1", please');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByTestId('toast')).toBeVisible();
  await first.stop('SIGKILL');

  const second = await startOwn('killed', 4320);
  const database = databaseOf('killed');
  expect(await readInbox(database)).toContain('Durable Ltd');
  const [entry] = JSON.parse(await readInbox(database, ['--format', 'json']));
  expect(entry).toMatchObject({ kind: 'consultation', businessType: '1', name: 'Ho', contact: 'ho@example.com' });
  expect(await readInbox(database, ['--format', 'csv', '--only', 'consultations'])).toContain('"Durable Ltd"');
  expect(first.output(), 'visitors’ data is never in a log line').not.toMatch(/Durable|ho@example|Keep this/);
  await second.stop();
});

test('Forms: the eleventh accepted message of a visitor in ten minutes gets 429 and a sentence', async ({
  request,
}) => {
  forget('limits');
  const server = await startOwn('limits', 4321);
  const body = { businessType: '1', companyName: 'A', name: 'B', phone: '91234567', content: 'C' };
  const post = (data: object) =>
    request.post(`${server.address}/website/Website/informationBox`, { data, headers: { language: 'en' } });
  for (let bad = 0; bad < 15; bad++) expect((await post({ ...body, name: '' })).status()).toBe(400);
  for (let good = 0; good < 10; good++) expect((await post(body)).status()).toBe(200);
  const refused = await post(body);
  expect(refused.status()).toBe(429);
  expect(refused.headers()['retry-after']).toMatch(/^\d+$/);
  expect(await refused.json()).toEqual({ result: 0, msg: 'Too many submissions. Please try again in a few minutes.' });
  await server.stop();
});

test('a restart with another WEBSITE_API_URL shows nothing of the old one', async ({ request }) => {
  forget('other-api');
  const read = async (address: string) =>
    (await request.get(`${address}/companyDynamics?lang=en`, { headers: { 'User-Agent': DESKTOP_UA } })).text();
  const embedded = await startOwn('other-api', 4322);
  expect(await read(embedded.address)).toContain('Third-quarter results 2026');
  await embedded.stop();
  // Nothing answers there: with no last good answer of its own, the page is the designed empty state.
  const remote = await startOwn('other-api', 4322, { WEBSITE_API_URL: 'http://127.0.0.1:9' });
  const html = await read(remote.address);
  expect(html).not.toContain('Third-quarter results 2026');
  expect(html).not.toContain('Sample data');
  expect(html).toContain('This could not be loaded');
  await remote.stop();
});

for (const [name, value] of [
  ['DATABASE_URL', 'postgres://db.example.com'],
  ['WEBSITE_API_URL', 'ftp://api.example.com'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['TRUSTED_PROXY_HOPS', 'two'],
] as const) {
  test(`Names and configuration: a bad ${name} stops the start with a sentence that names it`, async () => {
    const { code, output } = await startsAndEnds('bad', 4323, { [name]: value });
    expect(code).toBe(1);
    expect(output).toContain(`The site cannot start: ${name} must be`);
  });
}

test('SITE_URL and ASSET_BASE_URL set the public origin and the host of every picture', async ({ request }) => {
  forget('moved');
  const server = await startOwn('moved', 4324, {
    SITE_URL: 'https://www.example.com',
    ASSET_BASE_URL: 'https://assets.example.com/site',
  });
  const answer = await request.get(`${server.address}/companyDynamics?lang=en`);
  const html = await answer.text();
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/companyDynamics?lang=en"');
  expect(html).toContain('https://assets.example.com/site/assets/news/third-quarter-2026-1280.webp');
  expect(html).not.toMatch(/(src|srcSet)="\/assets\//i);
  expect(answer.headers()['content-security-policy']).toContain("img-src 'self' data: https://assets.example.com");
  // Asked for under another host it is a preview.
  expect(answer.headers()['x-robots-tag']).toBe('noindex');
  const headers = { host: 'www.example.com' };
  expect((await request.get(`${server.address}/home`, { headers })).headers()['x-robots-tag']).toBeUndefined();
  await server.stop();
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processWide } from '@/lib/base/process-wide';
import CacheHandler from '@/lib/next/cache-handler.mjs';
import type { PageStore, PageValue } from '@/lib/next/page-store';
import type * as SetUp from '@/lib/next/set-up-page-store';

const site = processWide<{ pageStore: PageStore }>();
const page = (html = '<p>a</p>'): PageValue => ({ kind: 'APP_PAGE', html, headers: {} });
const PAGE = { kind: 'APP_PAGE' };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradego-site-'));
  mkdirSync(path.join(folder, '.next'));
});

afterEach(() => {
  jest.restoreAllMocks();
  delete site.pageStore;
  rmSync(folder, { recursive: true, force: true });
});

/** Sets the page store up as a process does that starts from this build with these settings. */
function start({ build = 'build-1', ...settings }: Record<string, string> = {}): void {
  writeFileSync(path.join(folder, '.next', 'BUILD_ID'), build);
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const DATABASE_URL = `file:${path.join(folder, 'data', 'site.db')}`;
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', DATABASE_URL, ...settings });
  jest.requireActual<typeof SetUp>('@/lib/next/set-up-page-store').setUpPageStore(() => false);
}

const keptFolders = () => readdirSync(path.join(folder, 'data', 'pages'));

describe('Names and configuration: pages belong to a build and its settings', () => {
  test('Names and configuration: pages are kept beside the database', async () => {
    start();
    await site.pageStore?.set('/a', page(), {});
    const [name = '', ...others] = keptFolders();
    expect(others).toEqual([]);
    expect(readdirSync(path.join(folder, 'data', 'pages', name, 'pages'))).toHaveLength(1);
  });

  test('Names and configuration: a restart with the same settings finds them', async () => {
    start();
    await site.pageStore?.set('/a', page(), {});
    start();
    expect(await site.pageStore?.get('/a', PAGE)).toMatchObject({ value: { html: '<p>a</p>' } });
  });

  test.each([
    ['another build', { build: 'build-2' }],
    ['another resource host', { ASSET_BASE_URL: 'https://files.example.com' }],
    ['another website API', { WEBSITE_API_URL: 'https://api.example.com' }],
    ['another origin', { SITE_URL: 'https://www.example.com' }],
  ])('Names and configuration: a start with %s shows none of them, and removes them', async (_, change) => {
    start();
    await site.pageStore?.set('/a', page(), {});
    const before = keptFolders();
    start(change);
    expect(await site.pageStore?.get('/a', PAGE)).toBeNull();
    expect(keptFolders()).toHaveLength(1);
    expect(keptFolders()).not.toEqual(before);
  });

  test('Names and configuration: limits of submissions say nothing of pages', async () => {
    start();
    await site.pageStore?.set('/a', page(), {});
    start({ SUBMISSIONS_PER_VISITOR: '3', SUBMISSIONS_PER_MINUTE: '5' });
    expect(await site.pageStore?.get('/a', PAGE)).not.toBeNull();
  });

  test('Names and configuration: a page’s policy names the origin of the resource host alone', async () => {
    start({ ASSET_BASE_URL: 'https://files.example.com/deep/path' });
    const value = page();
    await site.pageStore?.set('/a', value, {});
    expect(value.headers?.['content-security-policy']).toMatch(/img-src [^;]*https:\/\/files\.example\.com(;| )/);
  });
});

describe('Routes: Next’s door to the page store', () => {
  test('Routes: without a store, as in a build, everything is a miss and nothing fails', async () => {
    const door = new CacheHandler();
    await door.set('/a', page(), {});
    await door.revalidateTag('news');
    expect(await door.get('/a', PAGE)).toBeNull();
  });

  test('Routes: with one, a page comes back', async () => {
    start();
    const door = new CacheHandler();
    await door.set('/a', page(), {});
    expect(await door.get('/a', PAGE)).toMatchObject({ value: { html: '<p>a</p>' } });
    expect(await door.get('/b', PAGE)).toBeNull();
  });

  test.each([['news'], [['reports', 'news']]])('Calls: revalidating %j reaches the store', async (tags) => {
    start();
    const door = new CacheHandler();
    const tagged = { ...page(), headers: { 'x-next-cache-tags': 'news' } };
    await door.set('/a', tagged, {});
    await door.revalidateTag(tags);
    expect(await door.get('/a', PAGE)).toBeNull();
  });
});

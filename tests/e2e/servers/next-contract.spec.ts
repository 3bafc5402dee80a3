import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { withoutApiContent } from '../../../lib/next/api-content';
import type { StoredEntry } from '../../../lib/next/page-store';
import { ROOT, STANDALONE } from '../../../scripts/lib/project.mjs';
import { moodyApi, type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { DESKTOP_UA } from '../support/test';

/**
 * What lib/next hangs on, asked of the built site over plain HTTP. A newer Next that does it otherwise fails here, with a
 * sentence that says which file to look at. What its packages show by themselves is in tests/unit/next/contract.test.ts.
 */

const NAME = 'next-contract';
const PORT = 4365;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function visit(address: string, headers: Record<string, string> = {}, port = PORT): Promise<Answer> {
  const asked = { 'User-Agent': DESKTOP_UA, 'Accept-Encoding': 'identity', ...headers };
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path: address, headers: asked, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** What is kept on a shelf of the page store, whose folder is named by build and settings. */
function keptOn(shelf: 'pages' | 'lists', name = NAME): StoredEntry[] {
  const parent = path.resolve('.data/e2e', name, 'pages');
  return readdirSync(parent)
    .map((folder) => path.join(parent, folder, shelf))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.page'))
    .map((file) => deserialize(readFileSync(file)) as StoredEntry);
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sentence of a contract that is broken. */
const changed = (file: string, sentence: string) =>
  `lib/next/${file} depends on this, which is not so in the Next that is installed: ${sentence}`;

test.describe('what lib/next hangs on', () => {
  test.describe.configure({ mode: 'default' });
  let server: OwnServer;
  /** The same page when it is made, and once it is kept. */
  let made: Answer;
  let kept: Answer;
  let html: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    forget(NAME);
    forget(`${NAME}-remote`);
    server = await startOwn(NAME, PORT, { SITE_URL: 'https://www.example.com' });
    made = await visit('/home?lang=zt&utm=of-mine');
    kept = await visit('/home?lang=zt&utm=of-mine');
    html = kept.body.toString();
  });
  test.afterAll(() => server?.stop());

  const isReady = async () => {
    const { headers } = await visit('/home?lang=zt', { 'Accept-Encoding': 'br' });
    return headers['content-length'] !== undefined && headers['content-encoding'] === 'br';
  };

  test('http-server.ts: every request passes our guard', async () => {
    const sentence = 'its server is the one that our guard made. Look at `replaceNextServer`: nothing is guarded now.';
    expect((await visit('/healthz')).headers['x-robots-tag'], changed('http-server.ts', sentence)).toBe('noindex');
  });

  test('cache-handler.mjs and set-up-page-store.ts: what is made is kept', () => {
    const sentence =
      'it gives pages to the cache handler of next.config.mjs, in the process where instrumentation.ts has set it up.';
    expect(keptOn('pages').length, changed('cache-handler.mjs and set-up-page-store.ts', sentence)).toBeGreaterThan(0);
  });

  test('page-store.ts: the answer that is being made is the object that its cache handler is given', () => {
    const sentence =
      'the first answer of a page has the headers that the cache handler added. Look at `#set`, which changes the value in place.';
    expect(policyOf(made), changed('page-store.ts', sentence)).toContain("script-src 'self' 'sha256-");
    expect(made.body.toString() === html, changed('page-store.ts', `${sentence} The HTML is another one.`)).toBe(true);
  });

  test('page-cache.ts: an answer says whether it was kept, and a kept page is one piece of text', async () => {
    const name = 'x-nextjs-cache';
    expect(
      [made.headers[name], kept.headers[name]],
      changed('page-cache.ts', `${name} says MISS and then HIT. Look at \`#learn\`: no page is cached.`),
    ).toEqual(['MISS', 'HIT']);
    const sentence =
      'the body of a kept page is one string, given to `end`, and its key ends in the internal address. Look at `#learn` and at `addressOf` of page-store.ts.';
    await expect.poll(isReady, { message: changed('page-cache.ts', sentence) }).toBe(true);
  });

  test('content-security-policy.ts: all that runs is in the page before it is kept', () => {
    const sent = made.body.toString();
    const own = withoutApiContent(sent);
    const running = Array.from(own.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g))
      .filter(([, , attributes]) => !/src=|type="application/.test(attributes ?? ''))
      .map(([, , , text = '']) => text);
    expect(running.length).toBeGreaterThan(2);
    const refused = running.filter((text) => !policyOf(made).includes(hashOf(text))).map((text) => text.slice(0, 80));
    const sentence = 'it adds no script or style to a page once the cache handler has it. Browsers refuse these:';
    expect(refused, changed('content-security-policy.ts', sentence)).toEqual([]);
    const nonce = 'it needs no nonce and no script of another origin. Look at what the page loads.';
    expect(sent, changed('content-security-policy.ts', nonce)).not.toMatch(/<script[^>]* (?:nonce=|src="https?:)/);
  });

  test('inline-styles.ts and built-files.ts: no stylesheet or font stands before the first paint', () => {
    const fetched = Array.from(
      html.matchAll(/<link[^>]*(?:rel="stylesheet"|as="font")[^>]*>/g),
      ([link]) => link,
    ).filter((link) => !link.includes('media="not all"'));
    const sentence =
      'links, preloads of fonts and the folder of static files are written as they were. Look at STYLESHEET, FONT_PRELOAD and `builtFiles`. Fetched:';
    expect(fetched, changed('inline-styles.ts or built-files.ts', sentence)).toEqual([]);
    const styles = html.match(/<style>[\s\S]*?<\/style>/g)?.join('') ?? '';
    expect(styles.length, changed('inline-styles.ts or built-files.ts', sentence)).toBeGreaterThan(10_000);
    expect(styles, changed('inline-styles.ts', 'the Latin font stands within.')).toContain('url(data:font/woff2');
  });

  test('after-paint.ts: no script stands before the first paint, and all of them are asked for after', async () => {
    const sentence = 'scripts and their preloads are written as they were. Look at SCRIPT and SCRIPT_PRELOAD. Fetched:';
    const before = html.match(/<script[^>]* src="[^"]*"[^>]*>|<link[^>]* as="script"[^>]*>/g) ?? [];
    // Those for browsers that know no modules are fetched by no browser of ours.
    const fetched = before.filter((tag) => !tag.includes('noModule'));
    expect(fetched, changed('after-paint.ts', sentence)).toEqual([]);
    const sources = /\)\((\["\/_next\/static\/[^\]]+\])\)<\/script>/.exec(html)?.[1];
    const asked: string[] = JSON.parse(sources ?? '[]');
    expect(asked.length, changed('after-paint.ts', 'a page has scripts of its own.')).toBeGreaterThan(2);
    for (const source of asked) expect((await visit(source)).status, source).toBe(200);
  });

  test('header-fixes.ts: no header for the router and no internal address leaves the site', async () => {
    const names = ['x-nextjs-prerender', 'x-nextjs-stale-time', 'x-middleware-rewrite'];
    const said = [made, kept].flatMap(({ headers }) => names.filter((name) => headers[name] !== undefined));
    expect(said, changed('header-fixes.ts', 'Look at `fixHeaders` and `cleanForRendering`. Said:')).toEqual([]);
    const sentence =
      'the router sets x-middleware-rewrite on the answer before the page is rendered, so that rendering knows the public path alone. Look at `cleanForRendering`: what one visitor asked for stands in the page of all.';
    expect(html.includes('of-mine') || html.includes('/desktop/zt/'), changed('header-fixes.ts', sentence)).toBe(false);
  });

  test('header-fixes.ts: a range that a file does not have is 416', async () => {
    const { status } = await visit('/icon-192.png', { Range: 'bytes=99999999-' });
    const sentence = 'it says Content-Range with its 500. Look at `fixHeaders`.';
    expect(status, changed('header-fixes.ts', sentence)).toBe(416);
  });

  test('page-answer.ts: a page without its subject is a 404, and what is searched for is not kept', async () => {
    const sentence =
      'the tags of what a page reads through `unstable_cache` are given to the cache handler with the page. Look at `answerPage`.';
    const before = keptOn('pages').length + keptOn('lists').length;
    expect((await visit('/dynamicDetails?id=99999999')).status, changed('page-answer.ts', sentence)).toBe(404);
    expect((await visit('/search?q=of-mine')).status).toBe(200);
    expect(keptOn('pages').length + keptOn('lists').length, changed('page-answer.ts', sentence)).toBe(before);
  });

  test('page-life.ts: a kept page has the names of what it read', () => {
    const sentence =
      'a page has the tags of what it reads through `unstable_cache`. Look at `lowerPageLife`: pages outlive what they show.';
    const [page] = keptOn('pages');
    expect(String(page?.value.headers?.['x-next-cache-tags']), changed('page-life.ts', sentence)).toMatch(/\bdata:/);
  });

  test('page-life.ts: it lives no longer than what it read', async () => {
    const api = await moodyApi();
    const remote = await startOwn(`${NAME}-remote`, PORT + 1, { WEBSITE_API_URL: api.address });
    try {
      await visit('/companyDynamics?lang=zt', {}, PORT + 1);
      const [page] = keptOn('pages', `${NAME}-remote`);
      const { revalidate } = (page?.cacheControl ?? {}) as { revalidate?: number };
      const sentence =
        'a page lives no longer than the shortest-lived thing that it reads through `unstable_cache`. Look at `lowerPageLife`: what was withdrawn is shown for an hour.';
      expect(revalidate, changed('page-life.ts', sentence)).toBeLessThanOrEqual(60);
    } finally {
      await remote.stop();
      api.close();
    }
  });

  test('split-storage.ts: pages of lists are kept apart', async () => {
    const isHome = ({ value }: StoredEntry) => value.html === html;
    const lists = keptOn('lists').length;
    await visit('/companyDynamics?pageIndex=2&lang=zt');
    const sentence = 'the key of a page ends in a dollar sign and its internal address. Look at `#shelfOf`.';
    expect(
      [keptOn('pages').some(isHome), keptOn('lists').some(isHome), keptOn('lists').length],
      changed('split-storage.ts', sentence),
    ).toEqual([true, false, lists + 1]);
  });

  test('compress-answers.ts: an answer is compressed once, as its reader takes it', async () => {
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const [plain, packed] = [await visit(script), await visit(script, { 'Accept-Encoding': 'br' })];
    const sentence =
      'it compresses nothing itself and answers through `write` and `end`. Look at `compress` of next.config.mjs.';
    expect(packed.headers['content-encoding'], changed('compress-answers.ts', sentence)).toBe('br');
    expect(brotliDecompressSync(packed.body).equals(plain.body), changed('compress-answers.ts', sentence)).toBe(true);
  });

  test('compressed-copies.ts: a static file is sent as the build compressed it', async () => {
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const copy = readFileSync(path.join(STANDALONE, `${script.replace('/_next/', '.next/')}.br`));
    const { body } = await visit(script, { 'Accept-Encoding': 'br' });
    const sentence =
      'it sends a file below /_next/static/ with `write` and `end`, and says Last-Modified. Look at `watch` and `#copyFor`.';
    expect(body.equals(copy), changed('compressed-copies.ts', sentence)).toBe(true);
  });

  test('page-data.ts: what the router reads of a page stands in one script, in the letters of the page', () => {
    const sentence =
      'the data of a page is a JSON string in pieces, each a script of its own. Look at DATA, STRING and BETWEEN_DATA.';
    expect(html.split(/<script>\(?self\.__next_f/).length - 1, changed('page-data.ts', sentence)).toBe(1);
    expect(html, changed('page-data.ts', sentence)).toContain('self.__next_f.push([1,`');
    expect(html, changed('page-data.ts', sentence)).not.toContain('.push([1,"');
  });

  test('plain-visit.ts: what the router asks for is not a page', async () => {
    await expect.poll(isReady).toBe(true);
    const { headers } = await visit('/home?lang=zt', { rsc: '1', 'Accept-Encoding': 'br' });
    const sentence =
      'its router asks for data with the header `rsc`. Look at UNUSUAL, and at the key of deploy/nginx.conf.';
    expect(headers['content-type'], changed('plain-visit.ts', sentence)).toContain('text/x-component');
  });

  test('the build traces what the server needs, and not the project', () => {
    const sources = ['app', 'components', 'scripts', 'workshop', 'messages', 'package-lock.json', 'Dockerfile'];
    expect(
      sources.filter((name) => existsSync(path.join(STANDALONE, name))),
      'a file is opened by a path that the build cannot know: `next build` names the place (decision 30).',
    ).toEqual([]);
    for (const name of ['public', 'content', 'cmaps', 'sample-content.json']) {
      expect(existsSync(path.join(STANDALONE, name)), `the server finds no ${name} beside it.`).toBe(true);
    }
  });

  test('the build has the files that scripts read (docs/architecture.md)', () => {
    const has = (file: string) => existsSync(path.join(ROOT, '.next', file));
    const id = path.join(STANDALONE, '.next/BUILD_ID');
    expect(existsSync(id), changed('built-files.ts', '.next/BUILD_ID names the build.')).toBe(true);
    expect(has('standalone/next-server.js'), 'scripts/lib/project.mjs finds no server.js in the build.').toBe(true);
    expect(
      has('diagnostics/route-bundle-stats.json'),
      'scripts/check-budgets.mjs finds no sizes of routes in the build.',
    ).toBe(true);
    const { rootMainFiles } = JSON.parse(readFileSync(path.join(STANDALONE, '.next/build-manifest.json'), 'utf8'));
    const hinted = ((rootMainFiles ?? []) as string[]).filter((name) =>
      readFileSync(path.join(STANDALONE, '.next', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad'),
    );
    expect(hinted.length, 'scripts/lib/compile-hints.mjs finds no framework in build-manifest.json.').toBeGreaterThan(
      1,
    );
    const chunks = path.join(STANDALONE, '.next/server/chunks');
    const shared = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter(
      (name) =>
        name.endsWith('.js') && readFileSync(path.join(chunks, name), 'utf8').startsWith('module.exports=require('),
    );
    expect(shared.length, 'scripts/lib/equal-chunks.mjs knows no chunk of the server any more.').toBeGreaterThan(0);
  });
});

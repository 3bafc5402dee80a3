import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { raiseVersions } from '../../../lib/store/data-versions';
import { openSqliteStore } from '../../../lib/store/sqlite-store';
import { ensureNginx, localEdge, startNginx } from '../../../scripts/lib/nginx.mjs';
import { type OwnServer, startOwn } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { DESKTOP_UA, expect, test } from '../support/test';

const NAME = 'edge-cache';
const SITE = 4720;
const EDGE = 4721;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const SECONDS = 2;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({ keepAlive: true });

/** Asks the edge; whatever goes along is written as it stands. */
function ask(address: string, headers: Record<string, string> = {}, options: RequestOptions = {}, body?: string) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: EDGE,
        path: address,
        agent,
        headers: { 'user-agent': DESKTOP_UA, ...headers },
        ...options,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const state = ({ headers }: Answer) => headers['x-edge-cache'];

const nginx = ensureNginx();

test.describe('§Trust the edge cache of deploy/nginx.conf before one instance', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(nginx === undefined, 'There is no nginx on this machine, and it cannot be fetched.');

  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const env = {
    EDGE_SECONDS: String(SECONDS),
    TRUSTED_PROXY_HOPS: '1',
    SUBMISSIONS_PER_VISITOR: '1',
    SITE_URL: `http://127.0.0.1:${EDGE}`,
  };
  let site: OwnServer;
  let edge: Awaited<ReturnType<typeof startNginx>>;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    forget(NAME);
    site = await startOwn(NAME, SITE, env);
    edge = await startNginx(nginx as string, localEdge({ port: EDGE, sites: [SITE], folder }), folder, EDGE);
  });
  test.afterAll(async () => {
    agent.destroy();
    await edge?.stop();
    await site?.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks until the edge has the page, which it may keep once the site has learnt what there is. */
  const kept = async (address: string, headers: Record<string, string> = {}) => {
    let answer: Answer | undefined;
    const asked = async () => {
      answer = await ask(address, headers);
      return state(answer);
    };
    await expect.poll(asked).toBe('HIT');
    return answer as unknown as Answer;
  };

  test('§Trust a page is kept for each language and layout, and each visitor gets the own one', async () => {
    const pages = new Map<string, string>();
    for (const [layout, userAgent] of [
      ['desktop', DESKTOP_UA],
      ['mobile', IPHONE],
    ] as const) {
      for (const [locale, lang] of [
        ['zt', 'zh-Hant'],
        ['zh', 'zh-Hans'],
        ['en', 'en'],
      ] as const) {
        const headers = { 'user-agent': userAgent, cookie: `language=${locale}; other=1` };
        const first = await ask('/aboutUs', headers);
        expect(state(first), `${layout} ${locale}`).toBe('MISS');
        const { headers: had, body, status } = await kept('/aboutUs', headers);
        expect(status).toBe(200);
        expect(body).toContain(`<html lang="${lang}"`);
        expect(body).toContain(`data-device="${layout}"`);
        expect(had['content-language']).toBe(lang);
        expect(had['cache-control']).toBe('private, max-age=0, must-revalidate');
        expect(had['content-security-policy']).toContain('script-src');
        expect(had['x-edge-version']).toBeUndefined();
        pages.set(body, locale);
      }
    }
    expect(pages.size).toBe(6);
    // Whatever does not matter finds the same page; the language of the address finds that of the cookie.
    for (const [address, cookie] of [
      ['/aboutUs?utm_source=x', 'language=en'],
      ['/aboutUs?lang=en', 'language=zh'],
    ] as const) {
      const answer = await ask(address, { cookie });
      expect([address, ['HIT', 'STALE', 'REVALIDATED', 'UPDATING'].includes(state(answer) as string)]).toEqual([
        address,
        true,
      ]);
      expect(pages.get(answer.body)).toBe('en');
    }
  });

  test('§Trust what a visit is to be remembered by is set for each visitor, from a kept page too', async () => {
    await kept('/boardMembers', { cookie: 'language=en' });
    expect((await ask('/boardMembers', { cookie: 'language=en' })).headers['set-cookie']).toBeUndefined();
    const chosen = await ask('/boardMembers?lang=en');
    expect(chosen.headers['set-cookie']).toEqual(['language=en; Path=/; Max-Age=31536000; SameSite=lax']);
    expect((await ask('/boardMembers?lang=en', { 'sec-fetch-dest': 'empty' })).headers['set-cookie']).toBeUndefined();
    const narrow = await ask('/boardMembers', { 'sec-ch-viewport-width': '360' });
    expect(narrow.body).toContain('data-device="mobile"');
    expect(narrow.headers['set-cookie']).toEqual(['viewport=narrow; Path=/; SameSite=lax']);
  });

  test('§Trust a browser that has the page is told so, and gets it in its encoding', async () => {
    const brotli = { 'accept-encoding': 'gzip, deflate, br' };
    const { headers } = await kept('/home', brotli);
    expect(headers['content-encoding']).toBe('br');
    expect((await kept('/home', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const again = await ask('/home', { ...brotli, 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    const head = await ask('/home', brotli, { method: 'HEAD' });
    expect([head.status, head.headers['content-encoding']]).toEqual([200, 'br']);
  });

  test('§Trust nothing that a visitor writes is kept for others', async () => {
    const poison = {
      'x-forwarded-host': 'evil.example',
      'x-middleware-rewrite': '/evil',
      'x-edge-version': 'evil',
      rsc: '0',
      'next-router-prefetch': '1',
      range: 'bytes=0-3',
      cookie: 'language=en; __prerender_bypass=evil',
    };
    const { rsc: _, ...read } = poison;
    const first = await ask('/corporateRegulation?utm_source=evil', read);
    const second = await kept('/corporateRegulation', { cookie: 'language=en' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toContain('</html>');
    expect(second.body + JSON.stringify(second.headers)).not.toContain('evil');
    expect(state(await ask('/corporateRegulation', poison))).toBeUndefined();
  });

  test('§Trust a name of the host that is not the site’s own is a preview’s, and leaves nothing behind', async () => {
    const own = await kept('/contactUs');
    expect(own.headers['x-robots-tag']).toBeUndefined();
    const preview = await ask('/contactUs', { host: 'preview.example' });
    expect([preview.status, preview.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(preview.body).toBe(own.body);
    // The page reads nothing of a query, so it is kept once.
    expect(state(await ask('/contactUs?id=1'))).toBe('MISS');
    expect(state(await ask('/contactUs?id=1'))).toBe('MISS');
  });

  test('§Trust searches, redirects, pages that there are not, calls and messages are never kept', async () => {
    for (let round = 0; round < 2; round++) {
      for (const [address, status] of [
        ['/search?q=trade', 200],
        ['/', 307],
        ['/no-such-page', 307],
        ['/download?id=android&lang=en', 307],
        ['/wp-login.php', 404],
        ['/healthz', 404],
        ['/home?a=1', 200],
        ['/sub-annAndCir?q=trade', 200],
        ['/robots.txt', 200],
      ] as const) {
        const answer = await ask(address, { cookie: 'language=en' });
        expect([address, answer.status, state(answer)]).toEqual([address, status, undefined]);
      }
      const missing = await ask('/dynamicDetails?id=999999999', { cookie: 'language=en' });
      expect([missing.status, state(missing)]).toEqual([404, 'MISS']);
    }
    expect((await ask('/edge-version')).status).toBe(404);
    const call = () =>
      ask('/website/Website/dynamicTop', { 'content-type': 'application/json' }, { method: 'POST' }, '{}');
    const answers = [await call(), await call()];
    expect(answers.map(({ status }) => status)).toEqual([answers[0]?.status, answers[0]?.status]);
    expect(answers.map(state)).toEqual([undefined, undefined]);
    expect((await ask('/home', {}, { method: 'POST' }, 'x')).status).toBe(405);
  });

  test('§Trust a visitor’s own address reaches the site, whatever the visitor says it is', async () => {
    const send = async (claimed: string) => {
      const { status } = await ask(
        '/website/Website/informationBox',
        { 'content-type': 'application/json', language: 'en', 'x-forwarded-for': claimed },
        { method: 'POST' },
        JSON.stringify({ businessType: '1', companyName: 'Edge', name: 'Ho', phone: '91234567', content: 'Hello' }),
      );
      return status;
    };
    // One visitor has one message here: another name for the same connection is no other visitor.
    expect([await send('203.0.113.1'), await send('203.0.113.2'), await send('203.0.113.3')]).toEqual([200, 429, 429]);
  });

  test('§Trust files are kept for as long as the site says, in pieces too', async () => {
    const { body } = await kept('/home');
    const script = /\/_next\/static\/[^"\\]+\.js/.exec(body)?.[0] as string;
    const file = await kept(script);
    expect(file.headers['cache-control']).toContain('immutable');
    const part = await ask(script, { range: 'bytes=0-9' });
    expect([part.status, part.body.length]).toEqual([206, 10]);
  });

  test('§Trust an old page is shown while it is asked for anew', async () => {
    await kept('/serviceTerms');
    await new Promise((resolve) => setTimeout(resolve, (SECONDS + 1.2) * 1000));
    expect(state(await ask('/serviceTerms'))).toBe('STALE');
    await expect.poll(async () => state(await ask('/serviceTerms'))).toBe('HIT');
  });

  test('§Trust what is published or withdrawn is seen through the edge within a second', async () => {
    const ADDRESS = '/sub-annAndCir?lang=en';
    for (let round = 0; round < 3; round++) {
      const { body } = await kept(ADDRESS);
      const file = /data-testid="circular-row".*?<a [^>]*href="(\/files\/[^"]+)"/s.exec(body)?.[1] as string;
      expect(file).toMatch(/\.pdf$/);
      const store = await openSqliteStore(databaseOf(NAME).slice('file:'.length));
      await store.deleteFrom('entries').where('item', 'like', `%${file}%`).execute();
      expect((await ask(ADDRESS)).body).toContain(file);
      // As scripts/invalidate.ts, without the start of a process, which takes longer than all else here.
      await raiseVersions(store, [['circulars', 0]]);
      await store.destroy();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await ask(ADDRESS)).body, `round ${round}`).not.toContain(file);
    }
  });

  test('§Trust pages stand while the site is away, and are asked for anew once it is back', async () => {
    test.setTimeout(60_000);
    const pages = ['/home', '/aboutUs', '/sub-annAndCir?lang=en'];
    for (const page of pages) await kept(page);
    // Something is published that nobody has asked for when the site goes.
    const store = await openSqliteStore(databaseOf(NAME).slice('file:'.length));
    await raiseVersions(store, [['roadshows', 0]]);
    await store.destroy();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await ask('/home');
    await site.stop('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, (SECONDS * 2 + 1.2) * 1000));
    for (const page of pages) {
      const answer = await ask(page);
      expect([page, answer.status, state(answer)]).toEqual([page, 200, 'STALE']);
      expect(answer.body).toContain('</html>');
    }
    const root = await ask('/');
    expect([root.status, state(root)]).toEqual([200, 'STALE']);
    const missing = await ask('/search?q=a');
    expect([missing.status, missing.headers['x-frame-options']]).toEqual([502, 'DENY']);
    site = await startOwn(NAME, SITE, env);
    await expect.poll(async () => state(await ask('/home')), { timeout: 20_000 }).toBe('HIT');
  });
});

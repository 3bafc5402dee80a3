import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AGENTS, askedInWords } from '@/lib/edge/asked';
import { COMPOSED, DECISION_HEADER, edgeConfig } from '@/lib/edge/nginx';
import { LOCALES } from '@/lib/i18n/locales';
import { type Answer, answerTo } from '@/lib/routing/answer';
import { PLATFORMS } from '@/lib/routing/platform';
import { cookiesOf } from '@/lib/server/plain-visit';
import { LAYOUTS, ROUTE_IDS, ROUTES } from '@/lib/site/routes';
import { startNginx, systemNginx } from '@/scripts/lib/nginx.mjs';
import { USER_AGENTS } from './user-agents';

const PORT = 4730;

type Headers = Record<string, string>;

function decided(address: string, headers: Headers): Answer {
  const at = address.indexOf('?');
  const cookies = cookiesOf(headers.cookie ?? '');
  return answerTo({
    pathname: at < 0 ? address : address.slice(0, at),
    query: new URLSearchParams(at < 0 ? '' : address.slice(at)),
    header: (name) => headers[name] ?? null,
    cookie: (name) => cookies.get(name),
  });
}

test('§Trust deploy/nginx.conf is what the tables of the site make (npm run edge)', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(edgeConfig(COMPOSED));
});

test.each(LAYOUTS.flatMap((layout) => [...PLATFORMS, ''].map((platform) => [layout, platform])))(
  '§Trust what the edge asks for in the words of a %s with %j is that very page, in each language',
  (layout, platform) => {
    for (const locale of LOCALES) {
      const { userAgent, cookie } = askedInWords(layout, locale, platform);
      const { decision, cookies } = decided('/tradeGodownload', { 'user-agent': userAgent, cookie });
      const internalPath = `/${layout}/${locale}/tradeGodownload${platform && `/${platform}`}`;
      expect(decision).toEqual({ kind: 'page', internalPath });
      expect(cookies).toEqual([]);
    }
  },
);

const nginx = systemNginx();
const withNginx = nginx ? describe : describe.skip;

withNginx(
  `§Trust nginx and the site decide alike${nginx ? '' : ' (left out: there is no nginx on this machine)'}`,
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    let server: Awaited<ReturnType<typeof startNginx>>;

    beforeAll(async () => {
      const config = edgeConfig({
        listen: `127.0.0.1:${PORT}`,
        instances: ['127.0.0.1:9'],
        cache: folder,
        temporary: folder,
        accessLog: 'off',
        errorLog: 'stderr warn',
        onlyDecides: true,
      });
      server = await startNginx(nginx as string, config, folder, PORT);
    });
    afterAll(async () => {
      agent.destroy();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const ask = (address: string, headers: Headers): Promise<IncomingHttpHeaders> =>
      new Promise((resolve, reject) => {
        get({ host: '127.0.0.1', port: PORT, path: address, headers, agent }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.headers));
        }).on('error', reject);
      });

    /** What nginx says, and what it would ask the site. */
    async function told(address: string, headers: Headers) {
      const said = String((await ask(address, headers))[DECISION_HEADER.toLowerCase()]).split('|');
      const [passed, layout = '', locale = '', platform = '', asked = '', setLanguage, setViewport] = said;
      const { userAgent, cookie } = askedInWords(layout, locale, platform);
      return {
        passed: passed === '1',
        layout,
        locale,
        page: decided(asked, { 'user-agent': userAgent, cookie }).decision,
        cookies: [setLanguage, setViewport].flatMap((each) => (each ? [each.split(';', 1)[0]] : [])),
      };
    }

    /** Compares both; gives back whether nginx keeps the page. */
    async function compare(address: string, headers: Headers): Promise<boolean> {
      const mine = decided(address, headers);
      const its = await told(address, headers);
      if (its.passed) return false;
      expect({ address, headers, page: its.page, cookies: its.cookies }).toEqual({
        address,
        headers,
        page: mine.decision,
        cookies: mine.cookies.map(({ name, value }) => `${name}=${value}`),
      });
      expect(its.locale).toBe(mine.locale);
      return true;
    }

    const COOKIES = [
      undefined,
      'language=en',
      'language=zh; viewport=narrow',
      'viewport=wide;language=zt',
      'language=en; language=fr',
      'language=fr; a=language=zh; language=zh',
      'xlanguage=en; language=ZH',
      'language',
      'language=en; language',
      'viewport=; language=en ; b=1',
      'viewport=narrow; viewport=wide',
      'a=b;viewport=narrow',
    ];
    const HINTS = [undefined, '320', '399', '400', '1280', '0', 'abc', '-5', '039', '+40', '320.5', '99999999', ''];
    const LANGUAGES = [undefined, 'en', 'zh-CN,zh;q=0.9', 'fr', '*'];
    const QUERIES = [
      '',
      '?lang=en',
      '?lang=zh&lang=en',
      '?lang&lang=en',
      '?lang=fr',
      '?LANG=en',
      '?xlang=en&id=7',
      '?id=7&utm_source=x',
      '?ID=8&id=9',
      '?id=&id=9',
      '?id=jybIos&lang=zh',
      '?id=android',
      '?pageIndex=2&pageSize=10&lang=en',
      '?pageIndex=-1&year=1999&kind=rumours',
      '?pageIndex=abc&item=0123456789ab-x',
      '?id=38&lang=xx',
      '?pageSize=20&year=2025&q=%E6%A5%AD%E7%B8%BE+x&kind=results',
      '?item=0123456789ab&pageIndex=3',
      '?doc=quotes&q=a%26b',
      '?&&a=1&kind=product',
      '?=1&q=a=b',
      '?q=%zz&year=20255',
    ];
    const DESTINATIONS = [undefined, 'document', 'empty', 'Document'];
    const ADDRESSES = LAYOUTS.flatMap((layout) => ROUTE_IDS.flatMap((id) => ROUTES[id].paths[layout] ?? []));
    const given = (headers: Record<string, string | undefined>): Headers =>
      Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));
    const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;

    test('§Trust 500 user-agents and more, with cookies, hints, languages and queries of all sorts', async () => {
      expect(USER_AGENTS.length).toBeGreaterThan(500);
      const layouts = new Set<string>();
      let kept = 0;
      for (const [index, userAgent] of USER_AGENTS.entries()) {
        const plain = { 'user-agent': userAgent };
        const { layout } = await told('/home', plain);
        expect([userAgent, layout]).toEqual([userAgent, layoutOf(decided('/home', plain))]);
        layouts.add(layout);
        // What leads depends on the system as well.
        expect(await compare('/tradeGodownload', plain)).toBe(true);
        const headers = given({
          ...plain,
          cookie: at(COOKIES, index),
          'sec-ch-viewport-width': at(HINTS, index * 5 + 1),
          'accept-language': at(LANGUAGES, index),
          'accept-encoding': 'gzip, deflate, br, zstd',
          'sec-fetch-dest': at(DESTINATIONS, index >> 1),
        });
        if (await compare(`${at(ADDRESSES, index * 7)}${at(QUERIES, index * 3)}`, headers)) kept++;
      }
      expect(layouts).toEqual(new Set(LAYOUTS));
      expect(kept).toBeGreaterThan(USER_AGENTS.length / 3);
      expect(server.errors()).toBe('');
    });

    test('§Trust every page with every query, on both layouts, is the page the site decides on', async () => {
      let kept = 0;
      for (const address of new Set(ADDRESSES)) {
        for (const [index, query] of QUERIES.entries()) {
          const headers = { 'user-agent': index % 2 ? AGENTS.windows : AGENTS.ios, cookie: at(COOKIES, index) ?? '' };
          if (await compare(`${address}${query}`, headers)) kept++;
          const narrow = given({
            'user-agent': AGENTS.mac,
            'sec-ch-viewport-width': at(HINTS, index),
            cookie: at(COOKIES, index >> 1),
          });
          if (await compare(`${address}${query}`, narrow)) kept++;
        }
      }
      expect(kept).toBeGreaterThan(500);
    });

    test.each([
      '/',
      '/nothing',
      '/HOME',
      '/home/',
      '//home',
      '/./home',
      '/%68ome',
      '/desktop/zt/home',
      '/search?q=a',
      '/home?l%61ng=en',
      '/home?lang=%65n',
      '/download?id=android',
      '/tradeGodownload?id=%69os',
      // What the site mends by a redirect, in which all of the address is kept.
      '/dynamicDetails?id=38.',
      '/dynamicDetails?id=38-',
      '/dynamicDetails?id=38-&lang=en',
      '/dynamicDetails?id=38%EF%BC%89&utm_source=x',
      '/dynamicDetails?lang=en&amp;id=38',
      '/dynamicDetails??id=38',
      '/dynamicDetails?id=38&lang=en,',
      '/companyDynamics?pageIndex=2.&lang=en',
      '/companyDynamics?utm_source=a%20b&kind=results)',
      '/sub-annAndCir?year=2025%E5%B9%B4&lang=en',
      '/sub-annAndCir?item=0123456789ab_',
      '/openApi?doc=sdk.',
      '/aboutUs.',
      '/sub-annAndCir?q=\xe6\xa5\xad&lang=en',
    ])('§Trust %s is the site’s to answer', async (address) => {
      expect((await told(address, {})).passed).toBe(true);
    });

    test.each<Headers>([
      { rsc: '1' },
      { 'next-action': 'x' },
      { cookie: 'language=%65n' },
      { cookie: 'a=1;viewport=%6earrow' },
      { 'accept-encoding': 'br;q=0.5, gzip' },
    ])('§Trust a request with %j is the site’s to answer', async (headers) => {
      expect((await told('/home', headers)).passed).toBe(true);
    });

    test('§Trust the usual browsers are told from one another as the library tells them, whatever their versions', async () => {
      const system = (index: number) => at(['Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'], index);
      for (let index = 0; index < 60; index++) {
        const version = `${index * 7}.${(index * 131) % 10_000}.${(index * 977) % 10_000}.${index * 3}`;
        const chrome = `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}`;
        for (const userAgent of [
          `Mozilla/5.0 (${system(index)}) ${chrome} Safari/537.36`,
          `Mozilla/5.0 (${system(index)}) ${chrome} Safari/537.36 Edg/${version}`,
          `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`,
          `Mozilla/5.0 (${system(index)}; rv:${index}.0) Gecko/20100101 Firefox/${index}.0`,
        ]) {
          expect(await compare('/home', { 'user-agent': userAgent })).toBe(true);
        }
      }
    });
  },
);

function layoutOf({ decision }: Answer): string | undefined {
  return decision.kind === 'page' ? decision.internalPath.split('/')[1] : undefined;
}

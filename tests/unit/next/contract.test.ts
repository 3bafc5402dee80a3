import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Writable } from 'node:stream';
import { NextResponse } from 'next/server';
import { createElement as element, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { afterPaint } from '@/lib/next/after-paint';
import { apiHtml, withoutApiContent } from '@/lib/next/api-content';
import { isClientComponent, isWaiting } from '@/lib/next/client-component';
import { inlineStyles } from '@/lib/next/inline-styles';
import { compactData } from '@/lib/next/page-data';
import { plainVisit } from '@/lib/next/plain-visit';
import { setCookies } from '@/lib/next/redirects';
import { OUTSIDE } from '@/scripts/check-floors.mjs';

/**
 * What lib/next hangs on, asked of the Next and the React that are installed. A newer one that does it otherwise fails
 * here, with a sentence that says which file to look at. What only a running server can show is asked in
 * tests/e2e/servers/next-contract.spec.ts.
 */

const ROOT = path.resolve(__dirname, '../../..');
const NEXT = path.join(ROOT, 'node_modules/next/dist');
const inNext = (file: string) => readFileSync(path.join(NEXT, file), 'utf8');
const inRoom = (file: string) => readFileSync(path.join(ROOT, 'lib/next', file), 'utf8');

/** Fails with a sentence for whoever has installed a newer Next. */
function expectHolds(holds: boolean, file: string, sentence: string): void {
  if (!holds)
    throw new Error(`lib/next/${file} depends on this, which is not so in the Next that is installed: ${sentence}`);
}

// The React with which Next renders is its own.
jest.mock('react', () => jest.requireActual('next/dist/compiled/react'));
jest.mock('react-dom', () => jest.requireActual('next/dist/compiled/react-dom'));

interface ServerReact {
  renderToPipeableStream(node: ReactNode, options: object): { pipe(to: Writable): void };
}

/** HTML as React writes it for Next, whole. */
function written(node: ReactNode): Promise<string> {
  const { renderToPipeableStream }: ServerReact = jest.requireActual('next/dist/compiled/react-dom/server.node');
  return new Promise((resolve, reject) => {
    let html = '';
    const target = new Writable({
      write(chunk, _, done) {
        html += String(chunk);
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const stream = renderToPipeableStream(node, { onAllReady: () => stream.pipe(target), onError: reject });
  });
}

const pageWith = (...head: ReactNode[]) =>
  written(element('html', null, element('head', null, ...head), element('body', null, 'a')));

describe('http-server.ts', () => {
  const FILE = 'http-server.ts';
  const server = inNext('server/lib/start-server.js');

  test('makes one HTTP server, gives it to nobody else, and listens once it is asked to', () => {
    expectHolds(
      server.split('_http.default.createServer(requestListener)').length === 2,
      FILE,
      'its start-server.js calls `http.createServer(listener)` once. The guard (lib/server/guard.ts) is put in its place.',
    );
    expectHolds(
      server.includes('server.listen(port, hostname)'),
      FILE,
      'its start-server.js calls `listen(port, hostname)`, where ours puts in the host of the settings.',
    );
  });

  test('listens to upgrades before it listens to the port', () => {
    const upgrade = server.indexOf("server.on('upgrade'");
    expectHolds(
      upgrade > 0 && upgrade < server.lastIndexOf('server.listen(port, hostname)'),
      FILE,
      'it adds its listener of upgrades before it listens, so that `ignoreUpgrades` can take it away.',
    );
  });

  test('leaves signals to us, and reads port and host from the environment', () => {
    expectHolds(
      /if \(!process\.env\.NEXT_MANUAL_SIG_HANDLE\) \{\s*process\.on\('SIGINT'/.test(server),
      FILE,
      'NEXT_MANUAL_SIG_HANDLE leaves SIGINT and SIGTERM to us (lib/server/drain.ts finishes what is being answered).',
    );
    const entry = inNext('build/utils.js');
    expectHolds(
      entry.includes('process.env.PORT') && entry.includes('process.env.HOSTNAME'),
      FILE,
      'the standalone server.js reads PORT and HOSTNAME.',
    );
  });
});

describe('plain-visit.ts', () => {
  const FILE = 'plain-visit.ts';
  const visit = (headers: Record<string, string>, url = '/home') =>
    plainVisit({ method: 'GET', url, headers } as unknown as IncomingMessage);
  const router: Record<string, string | string[]> = jest.requireActual(
    'next/dist/client/components/app-router-headers',
  );
  const constants: Record<string, string> = jest.requireActual('next/dist/lib/constants');

  /** Names of headers with which Next's router asks, or that Next keeps for itself. */
  const marks = [
    ...new Set([
      ...(router.FLIGHT_HEADERS ?? []),
      ...Object.entries(router).flatMap(([name, value]) =>
        /_HEADER$|^NEXT_URL$/.test(name) && !/CONTENT_TYPE|ACTION_REVALIDATED/.test(name) ? value : [],
      ),
      ...Object.entries(constants).flatMap(([name, value]) =>
        /_HEADER$/.test(name) && !/CONTENT_TYPE/.test(name) ? value : [],
      ),
      ...Array.from(
        /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(inNext('server/lib/server-ipc/utils.js'))?.[1]?.matchAll(/'([^']+)'/g) ??
          [],
        ([, name = '']) => name,
      ),
    ]),
  ];

  test('all marks of Next are found', () => {
    for (const name of ['rsc', 'next-router-state-tree', 'x-middleware-rewrite', 'x-prerender-revalidate']) {
      expectHolds(
        marks.includes(name),
        FILE,
        `"${name}" is among the names by which it marks a request. Look where it keeps them now.`,
      );
    }
  });

  test.each(marks)('a request with %s is left to Next', (name) => {
    expect(visit({})).toBeDefined();
    expectHolds(
      visit({ [name]: '1' }) === undefined,
      FILE,
      `all names by which it marks a request are known. "${name}" is not: its visitors would be given a cached page in the place of data. Add it to UNUSUAL.`,
    );
  });

  test('so is one with a query or a cookie of Next’s', () => {
    for (const name of [router.NEXT_RSC_UNION_QUERY, `${constants.NEXT_QUERY_PARAM_PREFIX}id`]) {
      expectHolds(
        visit({}, `/home?${name}=1`) === undefined,
        FILE,
        `all names by which its router marks a query are known. "${name}" is not: add it to OF_NEXT.`,
      );
    }
    const draft: Record<string, string> = jest.requireActual('next/dist/server/api-utils');
    for (const name of [draft.COOKIE_NAME_PRERENDER_BYPASS, draft.COOKIE_NAME_PRERENDER_DATA]) {
      expectHolds(
        name !== undefined && visit({ cookie: `${name}=1` }) === undefined,
        FILE,
        `all cookies by which it shows drafts are known. "${name}" is not: look at DRAFT.`,
      );
    }
  });
});

describe('redirects.ts', () => {
  test('cookies are written as Next writes them', () => {
    const cookies = [
      { name: 'language', value: 'zt 中', maxAge: 60 },
      { name: 'viewport', value: 'narrow' },
    ] as const;
    const ofNext = new NextResponse();
    for (const { name, value, ...life } of cookies)
      ofNext.cookies.set(name, value, { path: '/', sameSite: 'lax', ...life });
    const set = jest.fn();
    setCookies(
      { cookies: [...cookies] } as unknown as Parameters<typeof setCookies>[0],
      {
        setHeader: set,
      } as unknown as ServerResponse,
    );
    const withoutTime = (lines: string[]) => lines.map((line) => line.replace(/Expires=[^;]+/, 'Expires='));
    expectHolds(
      JSON.stringify(withoutTime(set.mock.calls[0][1])) === JSON.stringify(withoutTime(ofNext.headers.getSetCookie())),
      'redirects.ts',
      `cookies are written as we write them. It writes ${JSON.stringify(ofNext.headers.getSetCookie())}. Look at \`written\`.`,
    );
  });
});

describe('header-fixes.ts', () => {
  const FILE = 'header-fixes.ts';
  const router: Record<string, string> = jest.requireActual('next/dist/client/components/app-router-headers');

  test('the middleware tells the internal address in the header that is taken away', () => {
    const internal = 'https://www.example.com/desktop/zt/home';
    expectHolds(
      NextResponse.rewrite(internal).headers.get('x-middleware-rewrite') === internal,
      FILE,
      '`NextResponse.rewrite` names the internal address in x-middleware-rewrite, which `cleanForRendering` takes away.',
    );
  });

  test.each([
    ['NEXT_IS_PRERENDER_HEADER', 'OF_THE_ROUTER'],
    ['NEXT_ROUTER_STALE_TIME_HEADER', 'OF_THE_ROUTER'],
    ['ACTION_HEADER', 'UNUSED'],
  ])('%s has the name that is known', (name, list) => {
    expectHolds(
      inRoom(FILE).includes(`'${router[name]}'`),
      FILE,
      `the name of its ${name} is known. It is "${router[name]}" now: look at ${list}, and at deploy/nginx.conf.`,
    );
  });
});

describe('page-store.ts', () => {
  const FILE = 'page-store.ts';

  test('the tags of a page stand in the header that is read', () => {
    const { NEXT_CACHE_TAGS_HEADER: name }: Record<string, string> = jest.requireActual('next/dist/lib/constants');
    expectHolds(
      inRoom(FILE).includes(`CACHE_TAGS_HEADER = '${name}'`),
      FILE,
      `the tags of a page stand in the header that is read. They stand in "${name}": look at CACHE_TAGS_HEADER, for without it no change of data makes a page anew.`,
    );
  });

  test('a key ends in a dollar sign and the internal address', () => {
    const { getRouteCacheKey }: { getRouteCacheKey(address: string, owner: object): string } = jest.requireActual(
      'next/dist/server/lib/route-cache-key',
    );
    const key = getRouteCacheKey('/desktop/zt/home', { kind: 'APP_PAGE', sourceRoute: '/desktop/[locale]/home/page' });
    expectHolds(
      key.slice(key.indexOf('$') + 1) === '/desktop/zt/home',
      FILE,
      `the key of a page ends in a dollar sign and its address. That of /desktop/zt/home is ${key}: look at \`addressOf\`, and at lib/next/split-storage.ts.`,
    );
  });
});

describe('page-answer.ts and page-life.ts', () => {
  const source = inNext('server/web/spec-extension/unstable-cache.js');

  test('what is read through unstable_cache lowers the life of the page', () => {
    expectHolds(
      /workUnitStore\.revalidate < revalidate\) \{[\s\S]{0,200}workUnitStore\.revalidate = revalidate;/.test(source),
      'page-life.ts',
      'a page lives no longer than the shortest-lived thing that it reads through `unstable_cache`.',
    );
  });

  test('and gives it its tags', () => {
    expectHolds(
      /collectedTags = workUnitStore\.tags;[\s\S]{0,500}collectedTags\.push\(tag\)/.test(source),
      'page-answer.ts',
      'the tags of what a page reads through `unstable_cache` are tags of the page. A page without its subject would be a 200.',
    );
  });
});

describe('client-component.ts', () => {
  const FILE = 'client-component.ts';
  const flight = inNext('compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js');

  test('what stands behind `use client` is marked', () => {
    const name = /CLIENT_REFERENCE_TAG\$1 = Symbol\.for\("([^"]+)"\)/.exec(flight)?.[1] ?? 'no symbol that is known';
    expectHolds(
      isClientComponent({ $$typeof: Symbol.for(name) }) && !isClientComponent(() => null),
      FILE,
      `React's mark of components of the browser is known. It is ${name}: look at \`isClientComponent\`; taken for one of the server, such a component makes its page a 500.`,
    );
  });

  test('what waits throws a promise, or an error that says so', () => {
    const message = /SuspenseException = Error\(\s*"([^"]+)"/.exec(flight)?.[1];
    expectHolds(
      message !== undefined && isWaiting(new Error(message)),
      FILE,
      `what React throws to wait is known. It throws "${message?.slice(0, 60)}": look at \`isWaiting\`, or what waits would be shown as failed.`,
    );
  });
});

describe('api-content.ts', () => {
  test('HTML of the API begins right behind the attribute that says how long it is', async () => {
    const html = '<p class="a">捷利 &amp; 😀</p>\n<script>evil()</script>';
    const page = await written(element('div', { id: 'a', ...apiHtml(html), className: 'b' }));
    expectHolds(
      page.includes(html) && withoutApiContent(page) === page.replace(html, ''),
      'api-content.ts',
      `HTML of the API stands right behind its mark. React writes ${page}: look at START, or the policy of a page would allow scripts of the API.`,
    );
  });
});

function PageWithFont() {
  preload('/_next/static/a.woff2', { as: 'font', type: 'font/woff2', crossOrigin: '' });
  const sheet = element('link', { rel: 'stylesheet', href: '/_next/static/a.css', precedence: 'next' });
  return element('html', null, element('head', null, sheet), element('body', null, 'a'));
}

describe('inline-styles.ts', () => {
  const FILE = 'inline-styles.ts';
  const built = { stylesheet: () => '.a{}', font: () => undefined };

  test('React writes a stylesheet with its precedence', async () => {
    const page = await pageWith(
      element('link', { rel: 'stylesheet', href: '/_next/static/a.css', precedence: 'next', key: 1 }),
    );
    expectHolds(
      inlineStyles(page, built).includes('<style>.a{}</style>'),
      FILE,
      `React's link of a stylesheet is found. It writes ${page}: look at STYLESHEET, or the first paint would come twice as late.`,
    );
  });

  test('and the preload of a font', async () => {
    const page = await written(element(PageWithFont));
    const within = inlineStyles(page, {
      stylesheet: () => '@font-face{font-family:F;src:url(/_next/static/a.woff2)}',
      font: () => 'data:font',
    });
    expectHolds(
      within.includes('url(data:font)') && within.includes('media="not all"'),
      FILE,
      `the preload of a font is found. React writes ${page}: look at FONT_PRELOAD, or words would be set twice.`,
    );
  });
});

describe('after-paint.ts', () => {
  test('React writes scripts of Next with their address first', async () => {
    const page = await pageWith(element('script', { src: '/_next/static/chunks/a.js', async: true, key: 1 }));
    expectHolds(
      page.includes('/_next/static/chunks/a.js') && !afterPaint(page).includes('<script src="/_next/static/'),
      'after-paint.ts',
      `scripts of a page are found. React writes ${page}: look at SCRIPT, or the largest paint would wait for all scripts.`,
    );
  });
});

describe('page-data.ts', () => {
  test('the data of a page is a string in a script, pushed in pieces', async () => {
    const { createInlinedDataReadableStream: scriptsOf }: Record<string, (data: ReadableStream) => ReadableStream> =
      jest.requireActual('next/dist/server/app-render/use-flight-response');
    const data = new ReadableStream({
      start(controller) {
        for (const text of ['a:"<b>\\n"\n', 'b:1\n']) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const html = await new Response(scriptsOf?.(data)).text();
    const compact = compactData(html);
    expectHolds(
      html.includes('</script><script>') &&
        !compact.includes('</script><script>') &&
        compact.includes('.push([1,`a:"<b>'),
      'page-data.ts',
      `the data of a page is found. Next writes ${html}: look at DATA, STRING and BETWEEN_DATA, or pages are some 2 KB larger.`,
    );
  });
});

describe('deploy/nginx.conf', () => {
  test('the edge parts what the router asks for from pages by the names that Next gives it', () => {
    const router: Record<string, string> = jest.requireActual('next/dist/client/components/app-router-headers');
    const edge = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8');
    for (const name of [router.RSC_HEADER, router.ACTION_HEADER]) {
      const inNginx = `$http_${name?.replaceAll('-', '_')}`;
      if (!edge.includes(inNginx))
        throw new Error(
          `deploy/nginx.conf does not know "${name}", by which Next's router asks for data in the place of a page: put ${inNginx} into its key, or visitors get the one for the other.`,
        );
    }
  });
});

describe('the room', () => {
  const files = readdirSync(path.join(ROOT, 'lib/next'));
  const contracts =
    readFileSync(__filename, 'utf8') + readFileSync(path.join(ROOT, 'tests/e2e/servers/next-contract.spec.ts'), 'utf8');

  /** Its own comment tells it in a sentence. */
  const told = files.filter((file) => file !== 'page-data.ts');

  test.each(told)('%s says what is gained, what it hangs on, and what happens when that changes', (file) => {
    expect(inRoom(file)).toMatch(/ \* - Gain: [\s\S]+ \* - Depends on: [\s\S]+ \* - When that changes: /);
  });

  test.each(files)('%s has a contract that fails when Next changes', (file) => {
    expect(contracts).toContain(file);
  });

  test.each(Object.keys(OUTSIDE))('%s stands outside of it and docs/architecture.md says why', (file) => {
    expect(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')).toContain(file);
  });
});

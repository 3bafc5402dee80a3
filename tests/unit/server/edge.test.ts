import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { learnVersions } from '@/lib/api/data-versions';
import { readEnvironment } from '@/lib/config/env';
import { PAGE_CACHE_CONTROL } from '@/lib/routing/answer';
import { EDGE_VERSION, Edge } from '@/lib/server/edge';
import { guardedServer } from '@/lib/server/guard';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
writeFileSync(path.join(folder, 'BUILD_ID'), 'build-1');
afterAll(() => rmSync(folder, { recursive: true }));

const edgeOf = (env: Record<string, string>) => new Edge(readEnvironment(env), folder);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What the site answers with these settings. */
async function ask(
  env: Record<string, string>,
  headers: Record<string, string>,
  listener: RequestListener,
  address = '/home',
) {
  ({ server } = guardedServer(listener, undefined, undefined, edgeOf(env)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path: address, headers }).end();
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.headers as Record<string, string>;
}

const page: RequestListener = (_, response) => {
  response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
  response.end('<p>');
};
const ASKS = { [EDGE_VERSION]: 'any' };

describe('§Trust what an edge cache is told', () => {
  test('§Trust a page may be kept by the edge, with the version it is at least as new as', async () => {
    const headers = await ask({ EDGE_SECONDS: '5' }, ASKS, page);
    expect(headers['cache-control']).toBe('max-age=5, stale-while-revalidate=5');
    expect(headers[EDGE_VERSION]).toBe(edgeOf({}).version());
  });

  test('§Trust what is published while the page is being made is another version', async () => {
    const before = edgeOf({}).version();
    const headers = await ask({ EDGE_SECONDS: '5' }, ASKS, (incoming, response) => {
      learnVersions([['circulars', 7]]);
      page(incoming, response);
    });
    expect(headers[EDGE_VERSION]).toBe(before);
    expect(edgeOf({}).version()).not.toBe(before);
  });

  test.each<[string, Record<string, string>, Record<string, string>, RequestListener]>([
    ['nobody said that there is an edge', {}, ASKS, page],
    ['it is a visitor who asks', { EDGE_SECONDS: '5' }, {}, page],
    [
      'the page is not there',
      { EDGE_SECONDS: '5' },
      ASKS,
      (incoming, response) => {
        response.statusCode = 404;
        page(incoming, response);
      },
    ],
    [
      'the answer is none that a browser may keep',
      { EDGE_SECONDS: '5' },
      ASKS,
      (_, response) => void response.setHeader('Cache-Control', 'no-store').end(),
    ],
  ])('§Trust nothing changes where %s', async (_, env, headers, listener) => {
    const answer = await ask(env, headers, listener);
    expect(answer[EDGE_VERSION]).toBeUndefined();
    expect(answer['cache-control']).not.toContain('max-age=5');
  });

  test.each([
    ['/home?id=1', false],
    ['/contactUs?a=', true],
    ['/dynamicDetails?id=38&doc=&year=', true],
    ['/dynamicDetails?id=38&year=2025', false],
    ['/sub-annAndCir?pageIndex=2&kind=results', true],
    ['/no-such-page', false],
  ])('§Trust %s may be kept if its page reads all that its query gives: %s', async (address, mayBeKept) => {
    const headers = await ask({ EDGE_SECONDS: '5' }, ASKS, page, address);
    expect(headers[EDGE_VERSION] !== undefined).toBe(mayBeKept);
  });

  test('§Trust the header ends at the door', async () => {
    const seen: unknown[] = [];
    await ask({}, ASKS, ({ headers }, response) => {
      seen.push(headers[EDGE_VERSION]);
      response.end();
    });
    expect(seen).toEqual([undefined]);
  });

  test('§Trust another build, and other settings of what pages hold, are another version; a port is not', () => {
    const version = edgeOf({ SITE_URL: 'https://www.example.com' }).version();
    expect(edgeOf({ SITE_URL: 'https://www.example.com', PORT: '4000' }).version()).toBe(version);
    expect(edgeOf({ SITE_URL: 'https://www.example.org' }).version()).not.toBe(version);
    writeFileSync(path.join(folder, 'BUILD_ID'), 'build-2');
    expect(edgeOf({ SITE_URL: 'https://www.example.com' }).version()).not.toBe(version);
  });
});

import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { type OwnServer, startOwn, startsAndEnds } from '../support/own-server';
import { forget } from '../support/servers';

const PORT = 4364;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request of plain HTTP. @param host an address of this machine */
function visit(path: string, headers: Record<string, string> = {}, method = 'GET', host = '127.0.0.1') {
  return new Promise<Answer>((resolve, reject) => {
    ask({ host, port: PORT, path, headers, method, agent: false }, (answer) => {
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

/** What an answer says of itself; how its body travels is nothing of that, and when a cookie ends depends on the second. */
function said({ status, headers }: Answer, ...without: string[]) {
  const { date: _date, 'transfer-encoding': _coding, ...others } = headers;
  for (const name of without) delete others[name];
  return { status, ...others, 'set-cookie': headers['set-cookie']?.map((each) => each.replace(/Expires=[^;]+/, '')) };
}

/** The tag that a visitor has, the status that is due, and what else goes along. */
type Ask = [given: string, status: number, more?: Record<string, string>];

const ENCODINGS = ['br', 'gzip', 'identity'];
/** A static file that is packed already, so that parts of it are its own bytes. */
const PACKED = '/assets/installers/tradego-windows-10.30-sample.zip';
const MADE = ['/feeds/news.zt.xml', '/feeds/news.en.json', '/feeds/calendar.zt.ics', '/sitemap.xml'];
const OLD = 'Mon, 23 Nov 2015 00:00:00 GMT';

test.describe('answers over plain HTTP', () => {
  let server: OwnServer;
  let script: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    forget('http');
    server = await startOwn('http', PORT);
    const page = (await visit('/home', { 'Accept-Encoding': 'identity' })).body.toString();
    script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? '';
    expect(script).not.toBe('');
  });
  test.afterAll(() => server.stop());

  test('a HEAD is answered as the GET that it asks about, without its body', async () => {
    // A hundred answers, many of them made for it, beside a suite that takes both processors.
    test.setTimeout(90_000);
    const addresses = [
      '/home',
      '/dynamicDetails?id=1',
      // A search changes while the index fills.
      '/search?lang=en',
      '/companyDynamics?pageIndex=2',
      script,
      '/favicon.ico',
      '/assets/client/none.webp',
      PACKED,
      ...MADE,
      '/cards/zt/home.png',
      '/cards/zt/dynamicDetails/999.png',
      '/website/Website/dynamicTop?pageIndex=1&pageSize=3',
      '/website/Website/sharePrice?code=08017&format=csv',
      '/website/Website/informationBox',
      '/website/Website/none',
      '/robots.txt',
      '/llms.txt',
      '/manifest.webmanifest',
      '/healthz',
      '/',
      '/no-such-page',
      '/dynamicDetails?id=038',
      '/download?id=android',
      '/wp-login.php',
      '/feeds/none.xml',
    ];
    for (const accepted of ['br', 'identity']) {
      for (const address of addresses) {
        const headers = { 'Accept-Encoding': accepted };
        // Once, so that both find what there is by then, and neither is the one that makes it.
        await visit(address, headers);
        const [got, head] = [await visit(address, headers), await visit(address, headers, 'HEAD')];
        // What is compressed may be a better copy by the next request, and knows how long it is then.
        const form = got.headers['content-encoding'] === undefined ? [] : ['content-length'];
        expect([address, accepted, said(head, ...form)]).toEqual([address, accepted, said(got, ...form)]);
        if (got.headers['content-length'] !== undefined) {
          expect([address, Number(head.headers['content-length']) > 0]).toEqual([address, got.body.byteLength > 0]);
        }
        expect([address, head.body.byteLength]).toEqual([address, 0]);
      }
    }
  });

  test('what comes in several encodings has no strong tag, and whoever has it in one of them has it', async () => {
    for (const address of ['/home', '/aboutUs?lang=en', script, '/favicon.ico', '/feeds/news.zt.xml', '/sitemap.xml']) {
      await visit(address, { 'Accept-Encoding': 'br' });
      for (const accepted of ENCODINGS) {
        const { headers, status } = await visit(address, { 'Accept-Encoding': accepted });
        const etag = String(headers.etag);
        expect([address, status, etag.slice(0, 2)]).toEqual([address, 200, 'W/']);
        const plain: Ask[] = [
          [etag, 304],
          ['"other"', 200],
        ];
        // How a list of tags is read, and what counts beside it, does not depend on the encoding: asked for in its own.
        const asks: Ask[] = [
          ...plain,
          [etag.slice(2), 304],
          [`"other", W/"another", ${etag}`, 304],
          ['*', 304],
          // Beside a tag a date counts for nothing, either way.
          [etag, 304, { 'If-Modified-Since': OLD }],
          ['"other"', 200, { 'If-Modified-Since': 'Fri, 23 Nov 2096 00:00:00 GMT' }],
        ];
        for (const other of ENCODINGS) {
          for (const [given, expected, more] of other === accepted ? asks : plain) {
            const answer = await visit(address, { 'Accept-Encoding': other, 'If-None-Match': given, ...more });
            expect([address, other, given, more, answer.status]).toEqual([address, other, given, more, expected]);
            if (expected !== 304) continue;
            expect([address, answer.headers.etag, answer.body.byteLength]).toEqual([address, etag, 0]);
            for (const name of ['vary', 'cache-control']) {
              expect([address, other, name, answer.headers[name]]).toEqual([address, other, name, headers[name]]);
            }
          }
        }
      }
    }
  });

  test('a static file is sent as the build compressed it, so it says at once how long it is', async () => {
    for (const address of [script, '/assets/open-api-documents/en/index.html']) {
      const plain = await visit(address, { 'Accept-Encoding': 'identity' });
      for (const encoding of ['br', 'gzip']) {
        const { headers, body } = await visit(address, { 'Accept-Encoding': encoding });
        expect([address, headers['content-encoding'], headers.vary]).toEqual([address, encoding, plain.headers.vary]);
        expect([address, headers['content-length']]).toEqual([address, String(body.byteLength)]);
        expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).equals(plain.body)).toBe(true);
      }
    }
  });

  test('parts of a file: by a tag that promises its bytes, by its date, or none', async () => {
    const whole = await visit(PACKED, { 'Accept-Encoding': 'br' });
    const { etag = '', 'last-modified': date = '', 'accept-ranges': ranges } = whole.headers;
    const length = whole.body.byteLength;
    expect([etag[0], ranges, whole.headers['content-encoding']]).toEqual(['"', 'bytes', undefined]);
    const first = { status: 206, range: `bytes 0-99/${length}`, bytes: 100 };
    const all = { status: 200, range: undefined, bytes: length };
    for (const [headers, expected] of [
      [{ Range: 'bytes=0-99' }, first],
      [{ Range: 'bytes=-100' }, { status: 206, range: `bytes ${length - 100}-${length - 1}/${length}`, bytes: 100 }],
      [
        { Range: `bytes=${length - 10}-` },
        { ...first, range: `bytes ${length - 10}-${length - 1}/${length}`, bytes: 10 },
      ],
      [{ Range: 'bytes=0-99', 'If-Range': etag }, first],
      [{ Range: 'bytes=0-99', 'If-Range': date }, first],
      [{ Range: 'bytes=0-99', 'If-Range': `W/${etag}` }, all],
      [{ Range: 'bytes=0-99', 'If-Range': '"other"' }, all],
      [{ Range: 'bytes=0-99', 'If-Range': OLD }, all],
      [{ Range: 'nonsense' }, all],
      [{ Range: `bytes=${length}-` }, { status: 416, range: `bytes */${length}`, bytes: undefined }],
      [
        { Range: 'bytes=0-99', 'If-None-Match': etag },
        { status: 304, range: undefined, bytes: 0 },
      ],
    ] as [Record<string, string>, { status: number; range?: string; bytes?: number }][]) {
      const answer = await visit(PACKED, headers);
      const got = { status: answer.status, range: answer.headers['content-range'], bytes: answer.body.byteLength };
      expect([headers, { ...got, ...(expected.bytes === undefined && { bytes: undefined }) }]).toEqual([
        headers,
        expected,
      ]);
      if (answer.status === 206) {
        const from = Number(/\d+/.exec(expected.range ?? '')?.[0]);
        expect(answer.body.equals(whole.body.subarray(from, from + answer.body.byteLength))).toBe(true);
      }
    }
  });
});

test.describe('HOSTNAME: the address that the site listens on', () => {
  /** What proxies and strangers say of the origin; the router's header leads past the cached pages. */
  const ORIGINS = [
    {},
    { Host: 'stranger.example' },
    { Host: `127.0.0.1:${PORT}`, 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'www.example.com' },
    { Host: '[::1]', 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-Port': '443' },
    { 'X-Forwarded-Proto': '://x' },
  ] as Record<string, string>[];

  const PAGES = ['/home', '/dynamicDetails?id=1', '/search?q=a'];
  for (const [hostname, at, origins, pages] of [
    ['::', '::1', ORIGINS, PAGES],
    // How the site reaches itself is what differs here: by its own address, and by one of IPv6 that a proxy names.
    ...['127.0.0.1', '::1', 'localhost'].map((name) => [name, name, [{}, ORIGINS[3]], ['/home']] as const),
  ] as [string, string, Record<string, string>[], string[]][]) {
    test(`${hostname} shows its pages, whatever the origin is said to be`, async () => {
      test.setTimeout(60_000);
      forget('hostname');
      const server = await startOwn('hostname', PORT, { HOSTNAME: hostname });
      try {
        for (const origin of origins) {
          for (const router of [{}, { RSC: '0' }] as Record<string, string>[]) {
            const headers = { ...origin, ...router };
            const answers = [];
            for (const path of [...pages, '/', '/home?lang=en)']) {
              const { status, headers: of } = await visit(path, headers, 'GET', at);
              answers.push([status, of.location]);
            }
            const shown = pages.map(() => [200, undefined]);
            expect([headers, answers]).toEqual([headers, [...shown, [307, '/home'], [307, '/home?lang=en']]]);
          }
        }
      } finally {
        await server.stop();
      }
    });
  }

  for (const hostname of ['no-such-name.invalid', '203.0.113.7', 'no name']) {
    test(`${hostname} is none of this machine: the start stops with a sentence`, async () => {
      const { code, output } = await startsAndEnds('hostname', PORT, { HOSTNAME: hostname });
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(`The site cannot start: HOSTNAME is no address of this machine: "${hostname}"`),
      ]);
    });
  }
});

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { isKnown } from '@/lib/base/validators';
import { compressAnswers } from '@/lib/next/compress-answers';

const LONG = 'word '.repeat(1000);

let server: Server;
let end: () => void;
let listener: RequestListener;
let asked: { method: string | undefined; headers: IncomingHttpHeaders }[];

beforeAll(async () => {
  // No copies within a test: what is compressed on the way is looked at.
  end = compressAnswers();
  server = createServer((request, response) => {
    asked.push({ method: request.method, headers: { ...request.headers } });
    return listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
});
// All files of a worker share Node's own modules.
afterAll(() => {
  end();
  return new Promise((resolve) => server.close(resolve));
});

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ headers: IncomingHttpHeaders; bytes: number; status: number }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, method, headers, agent: false }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on('end', () => {
        const { date: _, ...said } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: said, bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b","a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"a', false],
  ['"*"', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match: %s names "a" or not', (given, known) => {
  expect([isKnown(given, '"a"'), isKnown(given, 'W/"a"')]).toEqual([known, known]);
});

describe('a strong tag promises the same bytes', () => {
  test.each([
    ['text/html; charset=utf-8', '"a"', 'W/"a"'],
    ['text/html; charset=utf-8', 'W/"a"', 'W/"a"'],
    ['application/pdf', 'W/"a"', '"a"'],
    ['image/png', '"a"', '"a"'],
    [undefined, '"a"', 'W/"a"'],
  ])('%s with %s is sent with %s', async (type, given, sent) => {
    for (const tagFirst of [true, false]) {
      listener = (_, response) => {
        if (tagFirst) response.setHeader('ETag', given);
        if (type) response.setHeader('Content-Type', type);
        if (!tagFirst) response.setHeader('ETag', given);
        response.end(LONG);
      };
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(async (accepted) => (await ask({ 'Accept-Encoding': accepted })).headers.etag),
      );
      expect(tags).toEqual([sent, sent, sent]);
    }
  });
});

test.each([
  ['W/"a"', undefined, 'Accept-Encoding'],
  ['"a"', 'rsc', 'rsc, Accept-Encoding'],
  ['"a"', 'accept-encoding', 'accept-encoding'],
])('whoever has %s that varies by %s is told that it varies by %s', async (tag, vary, said) => {
  listener = (_, response) => {
    response.setHeader('ETag', tag);
    if (vary) response.setHeader('Vary', vary);
    response.statusCode = 304;
    response.end();
  };
  expect((await ask()).headers.vary).toBe(said);
});

describe('preconditions', () => {
  const heard = async (headers: Record<string, string>) => {
    listener = (_, response) => void response.end();
    await ask(headers);
    return asked[0]?.headers;
  };

  test('a date counts for nothing beside a tag', async () => {
    const date = 'Mon, 23 Nov 2026 00:00:00 GMT';
    expect(await heard({ 'If-None-Match': '"a"', 'If-Modified-Since': date })).not.toHaveProperty('if-modified-since');
    asked = [];
    expect(await heard({ 'If-Modified-Since': date })).toHaveProperty('if-modified-since', date);
  });

  test('a part of a file is not asked for by a weak tag', async () => {
    expect(await heard({ 'If-Range': 'W/"a"', Range: 'bytes=0-9' })).not.toHaveProperty('range');
    asked = [];
    expect(await heard({ 'If-Range': '"a"', Range: 'bytes=0-9' })).toMatchObject({ range: 'bytes=0-9' });
  });
});

describe('a HEAD is a GET without its body', () => {
  const answers: Record<string, RequestListener> = {
    'a page': (_, response) => {
      response.setHeader('ETag', '"a"').setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Length', LONG.length).end(LONG);
    },
    'a short text': (_, response) => void response.setHeader('Content-Type', 'text/plain').end('Not found\n'),
    'what is written piece by piece': (_, response) => {
      response.setHeader('Content-Type', 'application/json').write(LONG);
      setTimeout(() => response.end(LONG), 5);
    },
    'a film': (_, response) => {
      response.setHeader('Content-Type', 'video/mp4').setHeader('Content-Length', LONG.length).end(LONG);
    },
    'a lead': (_, response) => void response.writeHead(307, { Location: '/home' }).end(),
    nothing: (_, response) => void response.writeHead(204).end(),
  };

  test.each(Object.keys(answers))('%s', async (name) => {
    listener = answers[name] as RequestListener;
    for (const accepted of ['br', 'gzip', 'identity']) {
      const got = await ask({ 'Accept-Encoding': accepted });
      const head = await ask({ 'Accept-Encoding': accepted }, 'HEAD');
      // Said of the body that follows, and none does.
      delete got.headers['transfer-encoding'];
      if (got.headers['content-length'] === '0') delete got.headers['content-length'];
      expect([name, accepted, head]).toEqual([name, accepted, { ...got, bytes: 0 }]);
    }
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('a long file is not read to its end', async () => {
    let read = 0;
    const file = new Readable({
      read() {
        read++;
        setImmediate(() => this.push(Buffer.alloc(65_536)));
      },
    });
    listener = (_, response) => {
      response.setHeader('Content-Type', 'application/zip').setHeader('Content-Length', 10 ** 9);
      response.on('close', () => file.destroy());
      file.pipe(response);
    };
    const head = await ask({}, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(10 ** 9)]);
    expect(read).toBeLessThan(10);
  });
});

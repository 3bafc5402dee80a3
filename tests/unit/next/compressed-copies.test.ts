import { createServer, get, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressAnswers } from '@/lib/next/compress-answers';

/** Words that repeat as those of a page do, so that quality matters. */
function pageOf(word: string): string {
  return Array.from({ length: 3000 }, (_, index) => `<li>${word} ${(index * 7919) % 1009}</li>`).join('');
}

let server: Server;
let listener: RequestListener;

beforeAll(async () => {
  compressAnswers(1);
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

function ask(
  path: string,
  headers: Record<string, string> = { 'Accept-Encoding': 'gzip, deflate, br' },
  method = 'GET',
) {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
      answer.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** A copy says how long it is; what is compressed on the way cannot. */
const isCopy = ({ headers }: Answer) => headers['content-encoding'] === 'br' && headers['content-length'] !== undefined;

async function untilCopied(path: string): Promise<Answer> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await ask(path);
    if (isCopy(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${path} was never answered from a copy`);
}

const html =
  (text: () => string, tag: () => string | undefined): RequestListener =>
  (_, response) => {
    const current = tag();
    if (current) response.setHeader('ETag', current);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(text());
  };

describe('Budgets: compressed copies', () => {
  test('an answer that comes again has fewer bytes, says how many, and reads the same', async () => {
    const text = pageOf('招股');
    listener = html(
      () => text,
      () => '"one"',
    );
    const first = await ask('/home?lang=zt');
    expect(isCopy(first)).toBe(false);
    expect(brotliDecompressSync(first.bytes).toString()).toBe(text);
    const again = await untilCopied('/home?lang=zt');
    expect(again.headers).toMatchObject({ etag: 'W/"one"', vary: 'Accept-Encoding' });
    expect(Number(again.headers['content-length'])).toBe(again.bytes.byteLength);
    expect(brotliDecompressSync(again.bytes).toString()).toBe(text);
    expect(again.bytes.byteLength).toBeLessThan(first.bytes.byteLength);
  });

  test('a file that is piped comes whole, and its copy too', async () => {
    const chunks = Array.from({ length: 40 }, (_, index) => pageOf(`chunk ${index}`).slice(0, 4000));
    listener = (_, response) => {
      response.setHeader('ETag', 'W/"piped"');
      response.setHeader('Content-Type', 'application/javascript');
      response.setHeader('Content-Length', Buffer.byteLength(chunks.join('')));
      for (const chunk of chunks) response.write(chunk);
      response.end();
    };
    const first = await ask('/_next/static/chunks/one.js');
    expect(brotliDecompressSync(first.bytes).toString()).toBe(chunks.join(''));
    const again = await untilCopied('/_next/static/chunks/one.js');
    expect(brotliDecompressSync(again.bytes).toString()).toBe(chunks.join(''));
  });

  test('a page that was made anew is not answered with its older copy', async () => {
    let word = 'morning';
    listener = html(
      () => pageOf(word),
      () => `"${word}"`,
    );
    await untilCopied('/investorRelations');
    word = 'evening';
    const fresh = await ask('/investorRelations');
    expect(isCopy(fresh)).toBe(false);
    expect(brotliDecompressSync(fresh.bytes).toString()).toContain('evening');
    expect(brotliDecompressSync((await untilCopied('/investorRelations')).bytes).toString()).toBe(pageOf('evening'));
  });

  test('two addresses with one ETag keep their own words', async () => {
    listener = (request, response) =>
      html(
        () => pageOf(request.url ?? ''),
        () => '"same"',
      )(request, response);
    await untilCopied('/one');
    expect(brotliDecompressSync((await untilCopied('/two')).bytes).toString()).toBe(pageOf('/two'));
  });

  test('an answer cut short makes no copy', async () => {
    let whole = false;
    listener = (_, response) => {
      response.setHeader('ETag', '"cut"');
      response.setHeader('Content-Type', 'text/css');
      response.setHeader('Content-Length', 9000);
      response.end('a'.repeat(whole ? 9000 : 4000));
    };
    for (let attempt = 0; attempt < 5; attempt++) {
      await ask('/cut.css').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    whole = true;
    expect(brotliDecompressSync((await untilCopied('/cut.css')).bytes).toString()).toBe('a'.repeat(9000));
  });

  test.each([
    ['without an ETag', '/untagged', undefined, 200],
    ['with another status than 200', '/missing', '"tag"', 404],
  ])('an answer %s is compressed on the way each time', async (_, path, tag, status) => {
    listener = (request, response) => {
      response.statusCode = status;
      html(
        () => pageOf(path),
        () => tag,
      )(request, response);
    };
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await ask(path);
      expect(answer.status).toBe(status);
      expect(isCopy(answer)).toBe(false);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  test('whoever takes gzip alone, nothing at all or only the headers gets that', async () => {
    const text = pageOf('readers');
    listener = html(
      () => text,
      () => '"readers"',
    );
    await untilCopied('/readers');
    const zipped = await ask('/readers', { 'Accept-Encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.bytes).toString()).toBe(text);
    const refused = await ask('/readers', { 'Accept-Encoding': 'gzip;q=1, br;q=0' });
    expect(gunzipSync(refused.bytes).toString()).toBe(text);
    const plain = await ask('/readers', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toBe(text);
    const head = await ask('/readers', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.bytes.byteLength).toBe(0);
    expect([head.headers['content-encoding'], Number(head.headers['content-length']) > 0]).toEqual(['br', true]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveStatic } from 'next/dist/server/serve-static';
import { compressAnswers } from '@/lib/next/compress-answers';
import { compressCopies } from '@/scripts/lib/compress-copies.mjs';

/** Words that repeat as those of a script do, so that quality matters. */
const textOf = (word: string) =>
  Array.from({ length: 3000 }, (_, index) => `${word} ${(index * 7919) % 1009};`).join('');

const SCRIPT = '/_next/static/chunks/one.js';
const PICTURE = '/assets/mark.svg';
const FILES: Record<string, string> = {
  [SCRIPT]: '.next/static/chunks/one.js',
  [PICTURE]: 'public/assets/mark.svg',
  '/_next/static/chunks/%5Bid%5D.js': '.next/static/chunks/[id].js',
};
const text = textOf('招股');

let folder: string;
let server: Server;
let end: () => void;
/** A test may have it do something else. */
let answer: (request: IncomingMessage, response: ServerResponse, address: string) => void;

/** What Next does with a file: the contract of lib/next/compressed-copies.ts with it. */
const sendFile = (request: IncomingMessage, response: ServerResponse, address: string) => {
  void serveStatic(request, response, path.join(folder, FILES[address] ?? '')).catch(() => response.destroy());
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  for (const file of Object.values(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  writeFileSync(path.join(folder, 'secret.js.br'), 'not for visitors');
  compressCopies(folder);
  end = compressAnswers(folder);
  server = createServer((request, response) => {
    const address = request.url ?? '';
    // Next rewrites it while it answers.
    request.url = '/rewritten';
    answer(request, response, address);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  answer = sendFile;
});

afterAll(async () => {
  end();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

function ask(address: string, accepted?: string, method = 'GET', more: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { ...(accepted !== undefined && { 'Accept-Encoding': accepted }), ...more };
    const request = get({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}

/** A copy says how long it is; what is compressed on the way cannot. */
const isCopy = ({ headers }: Answer) =>
  headers['content-encoding'] !== undefined && headers['content-length'] !== undefined;

test.each(Object.keys(FILES))('%s is sent as the build compressed it, from the first visitor on', async (address) => {
  const br = await ask(address, 'gzip, deflate, br, zstd');
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.bytes.byteLength),
    etag: expect.stringMatching(/^W\//),
    'last-modified': expect.any(String),
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
  const zipped = await ask(address, 'gzip, deflate');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(isCopy(zipped)).toBe(true);
  expect(gunzipSync(zipped.bytes).toString()).toBe(text);
});

test('whoever takes nothing, weighs encodings or wants only the headers gets that', async () => {
  const plain = await ask(SCRIPT);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.bytes.toString()).toBe(text);
  const weighed = await ask(SCRIPT, 'gzip;q=1, br;q=0');
  expect(gunzipSync(weighed.bytes).toString()).toBe(text);
  const [got, head] = [await ask(SCRIPT, 'br'), await ask(SCRIPT, 'br', 'HEAD')];
  expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary', 'last-modified']) {
    expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
  }
});

test('a file that was replaced since is sent as it stands now', async () => {
  const later = new Date(Date.now() + 120_000);
  utimesSync(path.join(folder, FILES[PICTURE] ?? ''), later, later);
  const replaced = await ask(PICTURE, 'br');
  expect(isCopy(replaced)).toBe(false);
  expect(brotliDecompressSync(replaced.bytes).toString()).toBe(text);
});

test('a part of a file is no copy', async () => {
  const part = await ask(SCRIPT, 'br', 'GET', { Range: 'bytes=0-1999' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 0-1999/${Buffer.byteLength(text)}`]);
  expect(isCopy(part)).toBe(false);
});

test('whoever has a file in any encoding is told so', async () => {
  const { headers } = await ask(SCRIPT, 'br');
  for (const accepted of ['br', 'gzip', 'identity']) {
    const known = await ask(SCRIPT, accepted, 'GET', { 'If-None-Match': String(headers.etag) });
    expect([known.status, known.bytes.byteLength, known.headers.etag]).toEqual([304, 0, headers.etag]);
  }
});

test('an answer of another status is no copy', async () => {
  answer = (request, response, address) => {
    response.statusCode = 404;
    sendFile(request, response, address);
  };
  const missing = await ask(SCRIPT, 'br');
  expect([missing.status, isCopy(missing)]).toEqual([404, false]);
});

test.each(['/assets/../../secret.js', '/assets/%2e%2e/%2e%2e/secret.js', '/secret.js', '/assets/%ff.js'])(
  'nothing is read for %s',
  async (address) => {
    answer = (request, response) => sendFile(request, response, SCRIPT);
    expect(brotliDecompressSync((await ask(address, 'br')).bytes).toString()).toBe(text);
  },
);

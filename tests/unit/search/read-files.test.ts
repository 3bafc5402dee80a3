import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { notePrograms } from '@/lib/base/programs';
import { type ReadFile, UnreadableFile, withFileReader } from '@/lib/search/files/read-files';
import { pdfPackedTwice, pdfSaying } from '../support/pdfs';

/** What reading may take in all, in bytes: Node itself, and what lib/base/limits.ts allows besides. */
const MOST_MEMORY = 600e6;

const BOMB = pdfPackedTwice(2000);
const FILES: Record<string, Buffer> = {
  '/good.pdf': pdfSaying('Annual results'),
  '/bomb.pdf': BOMB,
  '/none.pdf': Buffer.from('<html>not found</html>'),
};

let folder: string;
let server: http.Server;
let host: string;
const saved = { ...process.env };

/** The program as it is built: Jest's modules cannot bring in PDF.js. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradego-reader-'));
  execFileSync('node_modules/.bin/esbuild', [
    'lib/search/files/reader-process.ts',
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--log-level=warning',
    `--outfile=${path.join(folder, 'file-reader.mjs')}`,
  ]);
  notePrograms(pathToFileURL(path.join(folder, 'server.js')).href);
  server = http.createServer((request, response) => response.end(FILES[request.url ?? '']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.WEBSITE_API_URL = host;
});
afterAll(() => {
  server.close();
  process.env = saved;
  rmSync(folder, { recursive: true });
});

const readers = () =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });

async function untilNone(list: () => unknown[]): Promise<void> {
  while (list().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The most memory that a reader has taken, in bytes, looked at every hundredth of a second. */
async function mostMemory(during: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const timer = setInterval(() => {
    for (const id of readers()) {
      try {
        const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
        most = Math.max(most, Number(kilobytes) * 1024);
      } catch {
        // It has ended.
      }
    }
  }, 10);
  await during();
  clearInterval(timer);
  return most;
}

const failure = (read: Promise<unknown>) =>
  read.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('A PDF of 7 KB: files are read in a process with limits', () => {
  test('A PDF of 7 KB: one that unpacks to gigabytes ends its reader, and the next file is read', async () => {
    expect(BOMB.length).toBeLessThan(20_000);
    const outcome: unknown[] = [];
    const most = await mostMemory(() =>
      withFileReader(async (read) => {
        outcome.push(await read(`${host}/good.pdf`));
        outcome.push(await failure(read(`${host}/bomb.pdf`)));
        outcome.push(await read(`${host}/good.pdf`));
      }),
    );
    const text = { pages: ['Annual results'], blocks: [[{ is: 'paragraph', text: 'Annual results' }]] };
    expect(outcome).toEqual([text, expect.any(UnreadableFile), text]);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(MOST_MEMORY);
    await untilNone(readers);
  }, 240_000);

  test('A PDF of 7 KB: where the kernel sets no limit, the thread that watches does, and says why', async () => {
    process.env.PATH = folder;
    let error: unknown;
    const most = await mostMemory(() =>
      withFileReader(async (read) => {
        error = await failure(read(`${host}/bomb.pdf`));
      }),
    );
    process.env.PATH = saved.PATH;
    expect(error).toEqual(expect.objectContaining({ message: 'took more than 250 MB of memory' }));
    expect(most).toBeLessThan(MOST_MEMORY);
  }, 240_000);

  test('A PDF of 7 KB: content that could not be read before is not read again, whatever its address', async () => {
    const known = async (read: ReadFile) => {
      const first = await failure(read(`${host}/none.pdf`));
      const { sha256, message } = first as UnreadableFile;
      expect(message).toContain('PDF');
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      return failure(read(`${host}/none.pdf`, new Map([[sha256, 'as it was found']])));
    };
    expect(await withFileReader(known)).toEqual(expect.objectContaining({ message: 'as it was found' }));
  });

  test('A PDF of 7 KB: a file that did not come says nothing of its content', async () => {
    const error = await withFileReader((read) => failure(read('http://127.0.0.1:1/good.pdf')));
    expect(error).toEqual(expect.objectContaining({ message: 'of another host' }));
    expect(error).not.toBeInstanceOf(UnreadableFile);
  });
});

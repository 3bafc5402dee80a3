import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { environment } from '../../config/env';
import { programs } from '../../server/programs';

/** No report is larger, in bytes. */
const LARGEST = 30_000_000;
/** For a file to come, and for its pages to be read, in ms. */
const PATIENCE = 30_000;
/** Of the thread that reads, in MB: a file that asks for more is not read. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

/** Where they are in the project; a build has them beside its reader (worker.ts). */
const CMAPS = path.join(process.cwd(), 'node_modules/pdfjs-dist/cmaps/');

/** The words of a PDF, one text a page. */
export type ReadFile = (address: string) => Promise<string[]>;

/**
 * Reads files of our own `public/`, of the resource host and of the website API. Addresses come from an API: no other
 * host is asked, and no redirect followed.
 */
export async function withFileReader<T>(use: (read: ReadFile) => Promise<T>): Promise<T> {
  const program = programs()?.fileReader;
  let worker: Worker | undefined;
  // Where the site is not built (`next dev`, tests) there is no thread to give it to.
  const pagesOf = program
    ? async (bytes: Uint8Array) => {
        worker ??= new Worker(program, { resourceLimits: MEMORY });
        try {
          return await answerOf(worker, bytes);
        } catch (error) {
          await worker.terminate();
          worker = undefined;
          throw error;
        }
      }
    : async (bytes: Uint8Array) => (await import('./text-of-pdf')).textOfPdf(bytes, CMAPS);
  try {
    return await use(async (address) => pagesOf(await bytesOf(address)));
  } finally {
    await worker?.terminate();
  }
}

function answerOf(worker: Worker, bytes: Uint8Array): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(new Error('took too long'))), PATIENCE);
    const onMessage = (answer: { pages?: string[]; reason?: string }) =>
      done(() => (answer.pages ? resolve(answer.pages) : reject(new Error(answer.reason))));
    const onError = (error: unknown) => done(() => reject(error));
    const onExit = () => done(() => reject(new Error('the reader ended')));
    const done = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(bytes);
  });
}

async function bytesOf(address: string): Promise<Uint8Array> {
  if (address.startsWith('/')) {
    const folder = path.join(process.cwd(), 'public', 'assets');
    // What stands escaped in a name (`%26`, `%23`, `%2B`) is a part of it.
    const file = path.resolve(
      path.join(process.cwd(), 'public'),
      `.${decodeURIComponent(new URL(address, 'http://own').pathname)}`,
    );
    if (!file.startsWith(`${folder}${path.sep}`)) throw new Error('not a file of public/assets');
    if ((await stat(file)).size > LARGEST) throw new Error('too large');
    return new Uint8Array(await readFile(file));
  }
  const { origin } = new URL(address);
  const { assetBaseUrl, websiteApiUrl } = environment();
  const hosts = [assetBaseUrl, websiteApiUrl].flatMap((url) => (url ? [new URL(url).origin] : []));
  if (!hosts.includes(origin)) throw new Error('of another host');
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' });
  if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST) throw new Error('too large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

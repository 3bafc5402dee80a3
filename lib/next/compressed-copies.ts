import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOf, SMALL } from '../base/brotli';
import { log, reasonOf } from '../base/log';
import { isCompressible } from '../base/tag-by-encoding';

const compress = promisify(brotliCompress);

/** Every page and script of the site is some 6 MB; invented addresses cannot fill the memory. */
const KEPT_BYTES = 16 * 1024 * 1024;
const WAITING_BYTES = 16 * 1024 * 1024;
/** Below it `compression` leaves an answer as it is. */
const SMALLEST_BYTES = 1024;

type End = (chunk?: unknown, encoding?: BufferEncoding) => ServerResponse;

/** What is done with the body of one answer. */
type Plan = { do: 'replace'; by: Buffer } | { do: 'collect'; key: string; length: number; chunks: Buffer[] };

/**
 * Copies of answers, compressed well. That takes a twentieth of a
 * second for a script, too long while somebody waits, so the first visitor gets what
 * lib/next/compress-answers.ts makes on the way, and those after get the copy: some
 * 6% fewer bytes, and nothing left to compute. An answer is known by address and
 * ETag, so a page that was made anew is never answered with its older copy.
 */
export class CompressedCopies {
  #copies = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
  #waiting = new LRUCache<string, Buffer>({ maxSize: WAITING_BYTES, sizeCalculation: sizeOf });
  #timer: NodeJS.Timeout | undefined;

  /** @param restMs how long after an answer its copy is made, so that a visit has its files first */
  constructor(private readonly restMs: number) {}

  /**
   * Watches one answer before anything of it is written: replaces its body by the copy, or collects it for one.
   *
   * @param isHead whether its body is not sent, and need not be whole
   */
  watch(request: IncomingMessage, response: ServerResponse, isHead: boolean): void {
    if (request.method !== 'GET' || !takesBrotli(request)) return;
    // Next rewrites the address of a request while it answers it.
    const address = request.url?.split('?', 1)[0] ?? '';
    const write = response.write as (chunk: unknown, encoding?: BufferEncoding) => boolean;
    const end = response.end as End;
    let plan: Plan | null | undefined;

    response.write = (chunk: unknown, encoding?: unknown) => {
      if (plan === undefined) plan = this.#planFor(address, request, response, isHead);
      if (plan?.do === 'replace') return true;
      plan?.chunks.push(asBuffer(chunk, encoding));
      return write.call(response, chunk, encoding as BufferEncoding);
    };
    response.end = ((chunk?: unknown, encoding?: unknown) => {
      if (plan === undefined) plan = this.#planFor(address, request, response, isHead);
      if (plan?.do === 'replace') return end.call(response, plan.by);
      if (plan && isBody(chunk)) plan.chunks.push(asBuffer(chunk, encoding));
      if (plan) this.#awaitCopy(plan.key, Buffer.concat(plan.chunks), plan.length);
      return end.call(response, chunk, encoding as BufferEncoding);
    }) as typeof response.end;
  }

  #planFor(address: string, request: IncomingMessage, response: ServerResponse, isHead: boolean): Plan | null {
    const tag = response.getHeader('ETag');
    if (response.headersSent || response.statusCode !== 200 || tag === undefined) return null;
    if (response.hasHeader('Content-Encoding')) return null;
    // A kept page stands ready in both encodings (ready-pages.ts).
    if (response.hasHeader('x-nextjs-cache')) return null;
    if (!isCompressible(request, response)) return null;
    const key = `${address} ${tag}`;
    const copy = this.#copies.get(key);
    if (!copy && isHead) return null;
    if (!copy) return { do: 'collect', key, length: Number(response.getHeader('Content-Length') ?? -1), chunks: [] };
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', copy.byteLength);
    return { do: 'replace', by: copy };
  }

  #awaitCopy(key: string, body: Buffer, length: number): void {
    // A file that could not be read to its end is not what its ETag says.
    if (length >= 0 && length !== body.byteLength) return;
    if (body.byteLength < SMALLEST_BYTES) return;
    this.#waiting.set(key, body);
    this.#timer ??= setTimeout(() => void this.#makeCopies(), this.restMs).unref();
  }

  /** One after another: visitors have the other processors. */
  async #makeCopies(): Promise<void> {
    try {
      for (let key = this.#oldestWaiting(); key; key = this.#oldestWaiting()) {
        const body = this.#waiting.peek(key) as Buffer;
        this.#waiting.delete(key);
        if (!this.#copies.has(key)) this.#copies.set(key, await compress(body, brotliOf(SMALL)));
      }
    } catch (error) {
      log('warn', 'copies.failed', { reason: reasonOf(error) });
    }
    this.#timer = undefined;
  }

  #oldestWaiting(): string | undefined {
    return this.#waiting.rkeys().next().value ?? undefined;
  }
}

/** Whoever weighs encodings against one another gets what `compression` chooses for them. */
function takesBrotli(request: IncomingMessage): boolean {
  return /(?:^|,)\s*br\s*(?:,|$)/.test(String(request.headers['accept-encoding'] ?? ''));
}

function sizeOf(body: Buffer): number {
  return body.byteLength;
}

function isBody(chunk: unknown): boolean {
  return typeof chunk === 'string' || chunk instanceof Uint8Array;
}

function asBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (Buffer.isBuffer(chunk)) return chunk;
  if (typeof chunk !== 'string') return Buffer.from(chunk as Uint8Array);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

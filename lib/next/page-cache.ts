import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { brotliOf, SMALL, SMALLEST } from '../base/brotli';
import { untilIdle } from '../base/idle';
import { log, reasonOf } from '../base/log';
import { isKnown } from '../base/validators';
import type { KeptPage } from './page-store';
import { plainVisit } from './plain-visit';
import { answerWithoutPage, setCookies } from './redirects';

/**
 * Answers visits to kept pages from memory, before Next sees the request.
 *
 * - Gain: the largest paint on phones comes after 1.07 s instead of 1.22, in two round trips instead of three
 *   (docs/measuring.md); a kept page costs the server a look into memory.
 * - Depends on: `x-nextjs-cache: HIT` and a body that is one piece of text.
 * - When that changes: no page is cached and Next answers all; tests/e2e/servers/page-cache.spec.ts fails.
 */

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Every page of the site in both encodings is some 12 MB; invented addresses cannot fill the memory. */
const BYTES = 48 * 1024 * 1024;

/** About what an entry takes beside its bodies: a policy with its hashes, above all. */
const HEAD_BYTES = 4096;

/** Brotli quality for the first visitors: as small as gzip's best, and as fast. */
const SOON = 6;

/** Sent so often a page is compressed once more, as small as can be, for all who come after. */
const OFTEN = 3;

/** Beyond it a page with its headers nears what two round trips bring, 43 KB: there every byte counts. */
const NEAR_TWO_ROUND_TRIPS = 38 * 1024;

/** Headers that belong to one visitor, or that depend on the encoding. */
const NOT_KEPT = ['set-cookie', 'x-robots-tag', 'content-length', 'content-type', 'content-encoding'];

/** The part of the page store that the cache uses. */
export interface KeptPages {
  keptPage(address: string): KeptPage | undefined;
  htmlOf(page: KeptPage): Promise<string | undefined>;
}

type Encoding = 'br' | 'gzip';

interface CachedPage {
  kept: KeptPage;
  /** In Next's order and its spelling. */
  headers: [name: string, value: number | string | string[]][];
  etag: string;
  contentType: string;
  bodies: Record<Encoding, Buffer>;
  /** How often it was sent. */
  sent: number;
}

/**
 * Kept pages in the form in which they are sent, so that no visitor waits for middleware, disk, ETag and compression.
 * The cache takes a page from an answer of Next that says it is the kept one, once the page store confirms that. It gives
 * the page for the same internal address, which holds everything that a page depends on (middleware.ts), for as long as
 * the page store has this very page and would show it. Next answers everything else.
 */
export class PageCache {
  #pages = new LRUCache<string, CachedPage>({ maxSize: BYTES, sizeCalculation: sizeOf });
  #beingMade = new Set<string>();
  /** Addresses of pages that still have to be compressed better. */
  #toCompress = new Set<string>();
  #compressing = false;

  /** @param pageStore gives the page store, or undefined until the site has started */
  constructor(private readonly pageStore: () => KeptPages | undefined) {}

  /**
   * Answers with a cached page, a redirect or a 404. Otherwise leaves the request to Next, and takes the page from its
   * answer.
   *
   * @returns whether the request was answered here
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const store = this.pageStore();
    const visit = store && plainVisit(request);
    if (!store || !visit) return false;
    if (visit.decision.kind !== 'page') {
      answerWithoutPage(visit, response);
      return true;
    }
    const address = visit.decision.internalPath;
    const page = this.#pages.get(address);
    const kept = store.keptPage(address);
    if (!page || page.kept !== kept) {
      this.#learn(store, address, request, response);
      return false;
    }
    const encoding = encodingFor(request);
    if (encoding === undefined) return false;
    for (const [name, value] of page.headers) response.setHeader(name, value);
    setCookies(visit, response);
    if (hasPage(request, page.etag)) {
      response.statusCode = 304;
      response.end();
      return true;
    }
    response.setHeader('Content-Type', page.contentType);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', page.bodies[encoding].byteLength);
    response.end(page.bodies[encoding]);
    page.sent++;
    if (page.sent === OFTEN) {
      this.#toCompress.add(address);
      if (!this.#compressing) void this.#compressBetter();
    }
    return true;
  }

  #learn(store: KeptPages, address: string, { method }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'GET' || this.#beingMade.has(address)) return;
    const end = response.end as (...parameters: unknown[]) => ServerResponse;
    response.end = ((body: unknown, ...rest: unknown[]) => {
      const isKept = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT';
      // Next sends a kept page in one piece. Had anything been sent before, it would be missing here.
      if (isKept && typeof body === 'string' && !response.headersSent && !this.#beingMade.has(address)) {
        this.#beingMade.add(address);
        void this.#make(store, address, body, headersSaid(response))
          .catch((error: unknown) => log('warn', 'pages.not-cached', { reason: reasonOf(error) }))
          .finally(() => this.#beingMade.delete(address));
      }
      return end.call(response, body, ...rest);
    }) as typeof response.end;
  }

  async #make(store: KeptPages, address: string, html: string, said: CachedPage['headers']): Promise<void> {
    const kept = store.keptPage(address);
    // The page may have been replaced since this answer was begun.
    if (!kept || (await store.htmlOf(kept)) !== html) return;
    const value = (header: string) => String(said.find(([name]) => name.toLowerCase() === header)?.[1] ?? '');
    const [etag, contentType] = [value('etag'), value('content-type')];
    if (!etag || !contentType) return;
    const [br, gzipped] = await Promise.all([compress(html, brotliOf(SOON)), zip(html)]);
    this.#pages.set(address, {
      kept,
      headers: said.filter(([name]) => !NOT_KEPT.includes(name.toLowerCase())),
      etag,
      contentType,
      bodies: { br, gzip: gzipped },
      sent: 0,
    });
  }

  /** Compresses one page after another again, smaller, and only while the process is idle. */
  async #compressBetter(): Promise<void> {
    this.#compressing = true;
    for (const address of this.#toCompress) {
      await untilIdle();
      this.#toCompress.delete(address);
      const page = this.#pages.peek(address);
      if (!page) continue;
      const html = await decompress(page.bodies.br);
      const small = await compress(html, brotliOf(SMALL));
      const isNear = small.byteLength > NEAR_TWO_ROUND_TRIPS;
      const br = isNear ? await compress(html, brotliOf(SMALLEST)) : small;
      if (this.#pages.peek(address) === page) this.#pages.set(address, { ...page, bodies: { ...page.bodies, br } });
    }
    this.#compressing = false;
  }
}

function headersSaid(response: ServerResponse): CachedPage['headers'] {
  // Node has this method on answers too; its types have it on requests only.
  const names = (response as ServerResponse & Pick<ClientRequest, 'getRawHeaderNames'>).getRawHeaderNames();
  return names.map((name) => [name, response.getHeader(name) ?? '']);
}

/** The encoding for a client; undefined where it gives weights or accepts neither: compress-answers.ts decides then. */
function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/[;*]/.test(accepted)) return undefined;
  const names = accepted.toLowerCase().split(/\s*,\s*/);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

/** Whether the client has this page already and does not insist on a new copy. */
function hasPage({ headers }: IncomingMessage, etag: string): boolean {
  return (
    isKnown(headers['if-none-match'], etag) && !/(?:^|,)\s*no-cache\s*(?:,|$)/.test(headers['cache-control'] ?? '')
  );
}

function sizeOf({ bodies }: CachedPage): number {
  return bodies.br.byteLength + bodies.gzip.byteLength + HEAD_BYTES;
}

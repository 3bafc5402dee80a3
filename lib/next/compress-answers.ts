import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { brotliOf } from '../base/brotli';
import { tagByEncoding } from '../base/tag-by-encoding';
import { endWithHeaders, judgePreconditions } from '../base/validators';
import { CompressedCopies } from './compressed-copies';

/**
 * Compresses every answer of the process.
 *
 * - Gain: 10 % of the largest paint (docs/measuring.md, `brotli`), and a HEAD that says what a GET would.
 * - Depends on: Node telling of each request (`http.server.request.start`) before Next sees it, and on Next compressing
 *   nothing itself and writing through `write` and `end` of the answer.
 * - When that changes: answers come as they are, or compressed twice; tests/e2e/servers/next-contract.spec.ts fails.
 */

/**
 * Quality 6 takes no longer than gzip and leaves a quarter less of a page: the
 * router's copy of it stands further behind the HTML than gzip can look back.
 */
const BROTLI = brotliOf(6);

/** Where Node tells of a request. */
const BEGUN = 'http.server.request.start';

/**
 * Compresses every answer of this process, with Brotli where the client takes it
 * and with gzip elsewhere; Next's own compression knows gzip only and is off
 * (next.config.mjs). Node tells of each request before any listener sees it, so
 * Next's server stays as it is and needs none of ours around it. Static files are
 * given from copies that the build made (lib/next/compressed-copies.ts). A HEAD is answered as the GET that it asks about:
 * to all that answers it is one, and Node keeps the body back.
 *
 * @param folder where the server stands
 * @returns ends it
 */
export function compressAnswers(folder?: string): () => void {
  const compress = compression({ brotli: BROTLI });
  const copies = new CompressedCopies(folder);
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const isHead = request.method === 'HEAD';
    if (isHead) request.method = 'GET';
    judgePreconditions(request);
    tagByEncoding(request, response);
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => undefined);
    copies.watch(request, response);
    if (isHead) endWithHeaders(response);
  };
  subscribe(BEGUN, onRequest);
  return () => void unsubscribe(BEGUN, onRequest);
}

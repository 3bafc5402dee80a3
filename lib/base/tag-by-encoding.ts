import type { IncomingMessage, ServerResponse } from 'node:http';
import { filter } from 'compression';
import { withoutWeak } from './validators';

/**
 * Makes the ETag of an answer strong or weak. A strong tag promises the same bytes, so only what is never compressed
 * has one (a film, a PDF, of which a range can then be asked for). Everything else gets a weak tag. A 304 names the
 * same `Vary` as the full answer.
 */
export function tagByEncoding(request: IncomingMessage, response: ServerResponse): void {
  const setHeader = response.setHeader;
  response.setHeader = (name, value) => {
    setHeader.call(response, name, value);
    if (!/^(?:etag|content-type)$/i.test(name)) return response;
    const etag = response.getHeader('ETag');
    if (typeof etag !== 'string') return response;
    const isOneEncoding = response.hasHeader('Content-Type') && !isCompressible(request, response);
    return setHeader.call(response, 'ETag', isOneEncoding ? withoutWeak(etag) : `W/${withoutWeak(etag)}`);
  };
  const writeHead = response.writeHead as (...parameters: unknown[]) => ServerResponse;
  response.writeHead = ((...parameters: unknown[]) => {
    const isSeveral = String(response.getHeader('ETag')).startsWith('W/');
    if (response.statusCode === 304 && isSeveral && !/accept-encoding/i.test(String(response.getHeader('Vary')))) {
      response.appendHeader('Vary', 'Accept-Encoding');
    }
    return writeHead.apply(response, parameters);
  }) as typeof response.writeHead;
}

/** Whether the type of an answer is one that is compressed. */
export function isCompressible(request: IncomingMessage, response: ServerResponse): boolean {
  return filter(request as Parameters<typeof filter>[0], response as Parameters<typeof filter>[1]);
}

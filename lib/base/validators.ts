import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a client has what a tag names (RFC 9110, 13.1.2): any of the tags it gives, compared weakly, or `*`.
 *
 * @param given the value of `If-None-Match`
 */
export function isKnown(given: string | null | undefined, etag: string): boolean {
  if (!given) return false;
  return given.trim() === '*' || given.split(',').some((each) => withoutWeak(each.trim()) === withoutWeak(etag));
}

/** A tag without the mark of a weak one. */
export function withoutWeak(etag: string): string {
  return etag.replace(/^W\//, '');
}

/** Removes preconditions that others take precedence over, and those that never hold (RFC 9110, 13.1.3 and 13.1.5). */
export function judgePreconditions({ headers }: IncomingMessage): void {
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  if (String(headers['if-range']).startsWith('W/')) {
    delete headers['if-range'];
    delete headers.range;
  }
}

/**
 * Makes a HEAD request cheap: ends the answer as soon as its headers are complete. Handlers can treat HEAD like GET,
 * and a long file is not read to its end.
 */
export function endWithHeaders(response: ServerResponse): void {
  const write = response.write as (...parameters: unknown[]) => boolean;
  const end = response.end as (...parameters: unknown[]) => ServerResponse;
  let isOver = false;
  response.write = (chunk: unknown, encoding?: unknown) => {
    if (isOver) return false;
    isOver = true;
    write.call(response, chunk, encoding);
    end.call(response);
    return false;
  };
  response.end = ((...parameters: unknown[]) => {
    if (isOver) return response;
    isOver = true;
    return end.apply(response, parameters);
  }) as typeof response.end;
}

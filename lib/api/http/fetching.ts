import type { NamedCall } from '../../contract/browser-calls';
import { ApiFailure } from '../../contract/failure';
import type { SentCallName } from '../../contract/types';

/** The largest answer that is read, unpacked, in bytes. The answer to a write is one sentence. */
const MOST_BYTES = { read: 10 * 1024 * 1024, write: 64 * 1024 } as const;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 3;

/**
 * Fetches the answer of a call. A write follows no redirect, since it carries
 * a visitor's words; a read follows one within the origin it was sent to.
 *
 * @throws {ApiFailure} where a redirect leads elsewhere
 */
export async function fetchWithin(
  { name, write }: NamedCall<SentCallName>,
  address: string,
  request: RequestInit,
): Promise<Response> {
  let at = address;
  let sent = request;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at, { ...sent, redirect: 'manual' });
    // A browser tells scripts no more of a redirect than that there is one.
    if (response.type !== 'opaqueredirect' && !REDIRECTS.has(response.status)) return response;
    await response.body?.cancel();
    const next = nextAddress(at, response.headers.get('location'));
    if (write || next === undefined || redirects === MOST_REDIRECTS) {
      throw new ApiFailure(name, 'redirect', 'was redirected to where it may not go', response.status);
    }
    at = next;
    if (response.status === 303) sent = { ...request, method: 'GET', body: undefined };
  }
}

function nextAddress(from: string, location: string | null): string | undefined {
  try {
    const next = new URL(location ?? '', from);
    return location !== null && next.origin === new URL(from).origin ? next.href : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of an answer, read no further than a call of this kind can need,
 * whatever it says of its length and however small it was packed.
 *
 * @throws {ApiFailure} where it is larger
 */
export async function textOf({ name, write }: NamedCall<SentCallName>, response: Response): Promise<string> {
  if (!response.body) return '';
  const most = MOST_BYTES[write ? 'write' : 'read'];
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new ApiFailure(name, 'too-large', `answered with more than ${most / 1024} KB`, response.status);
    }
    text += decoder.decode(value, { stream: true });
  }
}

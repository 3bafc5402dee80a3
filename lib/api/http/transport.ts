import type { NamedCall } from '../../contract/browser-calls';
import { REQUEST_TIMEOUT_MS } from '../../contract/constants';
import { ApiFailure } from '../../contract/failure';
import type { SentCallName } from '../../contract/types';
import { API_LANGUAGE, type Locale } from '../../i18n/locales';
import { fetchWithin, textOf } from './fetching';

export interface CallInput {
  locale: Locale;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer that kept the rules of §7: the envelope's data, and its total where it has one. */
export interface CallAnswer {
  data: unknown;
  total: unknown;
}

const RETRY_AFTER_MS = 250;

/**
 * Makes one call of §7 at `base` ('' is this origin) and judges its frame.
 * Used by the server against the configured API and by the browser against
 * our own endpoints. Reads are tried a second time when the network or the
 * server failed; writes never.
 *
 * @throws {ApiFailure}
 */
export async function send(base: string, call: NamedCall<SentCallName>, input: CallInput): Promise<CallAnswer> {
  try {
    return await attempt(base, call, input);
  } catch (error) {
    const passing = error instanceof ApiFailure && (error.kind === 'network' || error.kind === 'status');
    if (call.write || !passing) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return attempt(base, call, input);
  }
}

async function attempt(base: string, call: NamedCall<SentCallName>, input: CallInput): Promise<CallAnswer> {
  const { name } = call;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  let text: string;
  let status: number;
  try {
    const response = await fetchWithin(call, `${base}${call.path}${search && `?${search}`}`, {
      method: call.method,
      headers: {
        Accept: 'application/json',
        language: API_LANGUAGE[input.locale],
        ...(call.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...input.headers,
      },
      body: call.method === 'POST' ? JSON.stringify(input.body ?? {}) : undefined,
      signal: signalAfter(REQUEST_TIMEOUT_MS),
      cache: 'no-store',
    });
    status = response.status;
    text = await textOf(call, response);
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    const timedOut = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
    throw timedOut
      ? new ApiFailure(name, 'timeout', `no answer within ${REQUEST_TIMEOUT_MS / 1000} s`)
      : new ApiFailure(name, 'network', `could not be reached (${causeOf(error)})`);
  }
  if (status >= 500) throw new ApiFailure(name, 'status', `answered with status ${status}`, status);

  const envelope = parseEnvelope(name, text, status);
  const succeeded = call.successRule === 'msg' ? envelope.msg === 'success' : String(envelope.result) === '1';
  if (!succeeded || status >= 400) {
    // The specification's wording: the server's message, or "Error" (§8). A message that repeats what was sent is not passed on.
    const { msg } = envelope;
    const message = typeof msg === 'string' && msg && !repeats(msg, input) ? msg.slice(0, 200) : 'Error';
    throw new ApiFailure(name, 'rejected', `refused with status ${status}: ${message}`, status);
  }
  const data = envelope.data ?? envelope;
  return { data, total: (data as { total?: unknown }).total ?? envelope.total };
}

/** `AbortSignal.timeout`, which Chrome has since 103. */
function signalAfter(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(Object.assign(new Error('No answer in time'), { name: 'TimeoutError' })), ms);
  return controller.signal;
}

function parseEnvelope(name: SentCallName, text: string, status: number): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ApiFailure(name, 'not-json', `answered something that is not JSON, with status ${status}`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ApiFailure(name, 'shape', 'answered JSON that is not an object');
  }
  return parsed as Record<string, unknown>;
}

function repeats(message: string, { body, headers }: CallInput): boolean {
  const sent = [...Object.values(body ?? {}), ...Object.values(headers ?? {})];
  return sent.some((value) => typeof value === 'string' && value.length > 1 && message.includes(value));
}

/** The reason the network gave: a code such as ECONNREFUSED, or the error's own words. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message ?? 'no connection').slice(0, 120);
}

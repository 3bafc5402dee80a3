import { getTranslations } from 'next-intl/server';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import type { CallFrame } from '../contract/call-frame';
import { CALLS } from '../contract/calls';
import { ApiFailure } from '../contract/failure';
import type { CallName, List, SentCallName } from '../contract/types';
import type { Locale } from '../i18n/locales';
import { printableJson } from '../text/printable';
import type { Problems } from '../validation';
import { BodyError } from './body';

/** Answers of our own endpoints, in the frame of §7. */

export function success(data?: unknown): Response {
  const text = printableJson({ result: 1, msg: 'success', ...(data === undefined ? {} : { data }) });
  return new Response(text, { headers: { 'Content-Type': 'application/json' } });
}

/** A list in the form the wire has: moments in seconds, under the call's own field. */
export function listAnswer(name: CallName, { items, total }: List<object>): Response {
  const field = (CALLS[name] as CallFrame).list as string;
  return success({ [field]: items.map(onTheWire), total });
}

function onTheWire(item: object): object {
  const { publishTime } = item as { publishTime?: number };
  return publishTime === undefined ? item : { ...item, publishTime: Math.round(publishTime / 1000) };
}

export function refusal(status: number, msg: string, more: { errors?: Record<string, string> } = {}): Response {
  return Response.json({ result: 0, msg, ...more }, { status });
}

/** Bad input, with a sentence for each field in the language of the call (docs/requirements.md, Calls). */
export async function invalidFields(locale: Locale, problems: Problems): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'common.submission' });
  const errors: Record<string, string> = {};
  for (const [field, problem] of Object.entries(problems)) {
    if (problem) errors[field] = t(problem);
  }
  return refusal(400, t('invalidFields'), { errors });
}

/** When to come again after a failure that is not the program's own, in seconds. */
const RETRY_AFTER = '5';

/** The store or the API behind it has no answer now; the log has the reason. */
export async function notAnswered(locale: Locale): Promise<Response> {
  // The site is a gateway only with a remote API; without one the store is its own.
  return environment().websiteApiUrl === undefined ? unavailable(locale) : notNow(502, locale);
}

/**
 * The answer to a call that failed: a status and a sentence in the language of the call, never a stack trace.
 *
 * @param sentence instead of the general one
 */
export async function failureAnswer(
  name: SentCallName,
  locale: Locale,
  error: unknown,
  sentence?: string,
): Promise<Response> {
  if (error instanceof BodyError) return refusal(error.status, error.message);
  log('error', 'api.call-failed', {
    call: name,
    reason: reasonOf(error),
  });
  if (error instanceof ApiFailure) return notNow(error.kind === 'timeout' ? 504 : 502, locale, sentence);
  return isFaultOfProgram(error) ? notNow(500, locale, sentence) : unavailable(locale, sentence);
}

/**
 * Whether an error is a bug, which JavaScript itself throws and which the same call meets again. Everything else comes
 * from the store (locked, full, replaced, away) and may be gone in a moment.
 */
function isFaultOfProgram(error: unknown): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}

async function unavailable(locale: Locale, sentence?: string): Promise<Response> {
  const answer = await notNow(503, locale, sentence);
  answer.headers.set('Retry-After', RETRY_AFTER);
  return answer;
}

async function notNow(status: number, locale: Locale, sentence?: string): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'common.submission' });
  return refusal(status, sentence ?? t('notNow'));
}

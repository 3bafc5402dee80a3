import { getTranslations } from 'next-intl/server';
import { log, reasonOf } from '../base/log';
import type { CallFrame } from '../contract/call-frame';
import { CALLS } from '../contract/calls';
import { ApiFailure } from '../contract/failure';
import type { CallName, List } from '../contract/types';
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

/** The API behind this site has no answer now; why is in the log. */
export function notAnswered(status: 502 | 504 = 502): Response {
  return refusal(status, 'The website API did not answer this call.');
}

/** What a failed call looks like from outside: a clear status and sentence, never a stack trace. */
export function failureAnswer(name: CallName, error: unknown): Response {
  if (error instanceof BodyError) return refusal(error.status, error.message);
  log('error', 'api.call-failed', {
    call: name,
    reason: reasonOf(error),
  });
  if (error instanceof ApiFailure) return notAnswered(error.kind === 'timeout' ? 504 : 502);
  // By its name: Next bundles the store more than once.
  if (error instanceof Error && error.name === 'StoreBusyError') {
    const answer = refusal(503, 'The site cannot take this at the moment. Please try again in a few seconds.');
    answer.headers.set('Retry-After', '5');
    return answer;
  }
  return refusal(500, 'The site could not complete this call.');
}

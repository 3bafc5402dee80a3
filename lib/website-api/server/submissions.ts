import { getTranslations } from 'next-intl/server';
import type { ObjectSchema } from 'yup';
import { environment } from '../../config/env';
import { withLanguage } from '../../i18n/href';
import { isLocale, type Locale, localeOfApiLanguage } from '../../i18n/locales';
import { log } from '../../log';
import { routeAt } from '../../routes';
import { contactSchema, downloadClickSchema, downloadCountSchema, judge, questionSchema } from '../../validation';
import { websiteApi } from '..';
import type { CallName } from '../types';
import { failureAnswer, invalidFields, refusal, success } from './answers';
import { type Body, readBody } from './body';
import { SubmissionLimits } from './submission-limits';
import { visitorOf } from './visitor';

/**
 * Endpoints of the writing calls of §7. A form sent without JavaScript gets a
 * 303 back to its page, where `#sent` or `#not-sent` is shown; a script gets JSON.
 */

/** A field no person sees; a program fills it in and is thanked without being heard. */
export const HONEYPOT = 'website';
/** Hidden fields of the plain form: the page to return to, and its language. */
export const RETURN_TO = 'returnTo';

let limits: SubmissionLimits | undefined;
function submissionLimits(): SubmissionLimits {
  const { submissionsPerVisitor, submissionsPerMinute } = environment();
  limits ??= new SubmissionLimits(submissionsPerVisitor, submissionsPerMinute);
  return limits;
}

function submission<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  write: (locale: Locale, value: T) => Promise<void>,
) {
  return async (request: Request): Promise<Response> => {
    if (request.headers.get('sec-fetch-site') === 'cross-site') {
      return refusal(403, 'Forms are taken from this site only.');
    }
    let body: Body;
    try {
      body = await readBody(request);
    } catch (error) {
      return failureAnswer(name, error);
    }
    const outcome = await receive(name, schema, write, body, request);
    return body.kind === 'form' ? backToPage(body, outcome.ok) : outcome;
  };
}

async function receive<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  write: (locale: Locale, value: T) => Promise<void>,
  { kind, fields }: Body,
  request: Request,
): Promise<Response> {
  const locale = kind === 'form' ? languageOf(fields) : localeOfApiLanguage(request.headers.get('language'));
  const t = await getTranslations({ locale, namespace: 'common.submission' });
  if (fields[HONEYPOT]) {
    log('info', 'submission.honeypot', { call: name });
    return success();
  }
  const judged = judge(schema, fields);
  if (!judged.ok) return invalidFields(locale, judged.problems);
  const { address } = visitorOf(request.headers, environment().trustedProxyHops);
  const place = submissionLimits().take(address ?? 'unknown');
  if ('retryAfter' in place) {
    log('warn', 'submission.limited', { call: name });
    const answer = refusal(429, t('tooMany'));
    answer.headers.set('Retry-After', String(place.retryAfter));
    return answer;
  }
  try {
    await write(locale, judged.value);
    log('info', 'submission.accepted', { call: name });
    return success();
  } catch (error) {
    place.release();
    return failureAnswer(name, error);
  }
}

function languageOf(fields: Record<string, unknown>): Locale {
  return isLocale(fields.lang) ? fields.lang : 'zt';
}

function backToPage({ fields }: Body, ok: boolean): Response {
  const path = typeof fields[RETURN_TO] === 'string' ? fields[RETURN_TO] : '';
  const page = routeAt(path) ? path : '/contactUs';
  const location = withLanguage(page, languageOf(fields), { hash: ok ? 'sent' : 'not-sent' });
  return new Response(null, { status: 303, headers: { Location: location } });
}

export const receiveConsultation = submission('submitConsultation', contactSchema, (locale, message) =>
  websiteApi().submitConsultation(locale, message),
);

export const receiveQuestion = submission('submitQuestion', questionSchema, (locale, question) =>
  websiteApi().submitQuestion(locale, question),
);

/** Clicks counted in one minute, of all visitors; a flood is not worth its disk space. */
const CLICKS_PER_MINUTE = 600;
const clickLimits = new SubmissionLimits(CLICKS_PER_MINUTE, CLICKS_PER_MINUTE);

/** Fire and forget (§7): bad input is told so, a failed count is only logged. */
function tracking<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  write: (locale: Locale, value: T) => Promise<void>,
) {
  return async (request: Request): Promise<Response> => {
    try {
      const locale = localeOfApiLanguage(request.headers.get('language'));
      const judged = judge(schema, (await readBody(request)).fields);
      if (!judged.ok) return await invalidFields(locale, judged.problems);
      if ('retryAfter' in clickLimits.take(name)) return refusal(429, 'Too many clicks at once.');
      await write(locale, judged.value);
      return success();
    } catch (error) {
      return failureAnswer(name, error);
    }
  };
}

export const receiveDownloadClick = tracking('trackDownload', downloadClickSchema, (locale, click) =>
  websiteApi().trackDownload(locale, click),
);

export const receiveDownloadCount = tracking('updateDownloadCount', downloadCountSchema, (locale, download) =>
  websiteApi().updateDownloadCount(locale, download),
);

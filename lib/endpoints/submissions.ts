import { getTranslations } from 'next-intl/server';
import type { ObjectSchema } from 'yup';
import { environment } from '../config/env';
import { withLanguage } from '../i18n/href';
import { DEFAULT_LOCALE, isLocale, type Locale, localeOfApiLanguage } from '../i18n/locales';
import { log } from '../server/log';
import { routeAt } from '../site/routes';
import { store, writeLasting } from '../store/database';
import { addHeld, type HeldCall } from '../store/held';
import { downloadClickSchema, downloadCountSchema, FORM_SCHEMAS, judge, type Problems } from '../validation';
import { type FormName, messageFormAt } from '../validation/form-address';
import { HIDDEN_FIELDS } from '../validation/hidden-fields';
import { websiteApi } from '../website-api';
import type { CallName, ConsultationMessage, QuestionSubmission } from '../website-api/types';
import { failureAnswer, invalidFields, refusal, success } from './answers';
import { type Body, readBody } from './body';
import { formPage } from './form-page';
import { unknownInClick, unknownInCount } from './known-downloads';
import { isFromThisSite } from './own-origin';
import { SharedLimits } from './shared-limits';
import { senderOf } from './visitor';

/**
 * Endpoints of the writing calls of §7. A form sent without JavaScript gets a 303 back to its page, where
 * `#sent` is shown, or the form again with what was typed and what is wrong; a script gets JSON.
 */

interface Limits {
  accepted: SharedLimits;
  /** What seems to be a program's has a limit of its own, so that it takes no visitor's place. */
  held: SharedLimits;
}

let limits: Limits | undefined;
function submissionLimits(): Limits {
  const { submissionsPerVisitor, submissionsPerMinute } = environment();
  const limit = (name: string) => new SharedLimits(name, submissionsPerVisitor, submissionsPerMinute);
  limits ??= { accepted: limit('accepted'), held: limit('held') };
  return limits;
}

interface Submission {
  call: HeldCall;
  /** Which form a request comes from: each has its own rules (§5). */
  formOf(request: Request): FormName;
  write(locale: Locale, value: object): Promise<void>;
}

type Outcome =
  | { kind: 'accepted' }
  | { kind: 'invalid'; problems: Problems }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'failed'; error: unknown };

function submission(from: Submission) {
  return async (request: Request): Promise<Response> => {
    if (!isFromThisSite(request.headers, environment())) {
      return refusal(403, 'Forms are taken from this site only.');
    }
    const form = from.formOf(request);
    let body: Body;
    try {
      body = await readBody(request);
    } catch (error) {
      // What a plain form held is not known, so its page says that it has to be filled in again.
      return isPlainForm(request) ? backToPage({}, false) : failureAnswer(from.call, error);
    }
    const { kind, fields } = body;
    const locale = kind === 'form' ? languageOf(fields) : localeOfApiLanguage(request.headers.get('language'));
    const outcome = await receive(from, FORM_SCHEMAS[form], locale, fields, request);
    return kind === 'form' ? asPage(from, form, locale, fields, outcome) : asJson(from, locale, outcome);
  };
}

async function receive(
  { call, write }: Submission,
  schema: ObjectSchema<object>,
  locale: Locale,
  fields: Record<string, unknown>,
  request: Request,
): Promise<Outcome> {
  const judged = judge(schema, fields);
  if (!judged.ok) return { kind: 'invalid', problems: judged.problems };
  const isHeld = Boolean(fields[HIDDEN_FIELDS.honeypot]);
  const sender = senderOf(request.headers, environment().trustedProxyHops);
  const place = await submissionLimits()[isHeld ? 'held' : 'accepted'].take(sender);
  if ('retryAfter' in place) {
    log('warn', 'submission.limited', { call });
    return { kind: 'limited', retryAfter: place.retryAfter };
  }
  try {
    if (isHeld) await writeLasting(store, (db) => addHeld(db, call, locale, judged.value));
    else await write(locale, judged.value);
    log('info', isHeld ? 'submission.held' : 'submission.accepted', { call });
    return { kind: 'accepted' };
  } catch (error) {
    place.release();
    return { kind: 'failed', error };
  }
}

async function asJson({ call }: Submission, locale: Locale, outcome: Outcome): Promise<Response> {
  if (outcome.kind === 'accepted') return success();
  if (outcome.kind === 'invalid') return invalidFields(locale, outcome.problems);
  if (outcome.kind === 'failed') return failureAnswer(call, outcome.error);
  const t = await getTranslations({ locale, namespace: 'common.submission' });
  const answer = refusal(429, t('tooMany'));
  answer.headers.set('Retry-After', String(outcome.retryAfter));
  return answer;
}

async function asPage(
  { call }: Submission,
  form: FormName,
  locale: Locale,
  typed: Record<string, unknown>,
  outcome: Outcome,
): Promise<Response> {
  if (outcome.kind === 'accepted') return backToPage(typed, true);
  const page = { form, locale, typed, returnTo: pageOf(typed) };
  if (outcome.kind === 'invalid') return formPage({ ...page, status: 400, problems: outcome.problems });
  if (outcome.kind === 'failed') return formPage({ ...page, status: failureAnswer(call, outcome.error).status });
  const t = await getTranslations({ locale, namespace: 'common.submission' });
  const headers = { 'Retry-After': String(outcome.retryAfter) };
  return formPage({ ...page, status: 429, sentence: t('tooMany'), headers });
}

function isPlainForm(request: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');
}

function languageOf(fields: Record<string, unknown>): Locale {
  const language = fields[HIDDEN_FIELDS.language];
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** The page that a plain form stands on; whatever is not one of ours is the contact page. */
function pageOf(fields: Record<string, unknown>): string {
  const path = fields[HIDDEN_FIELDS.returnTo];
  return typeof path === 'string' && routeAt(path) ? path : '/contactUs';
}

function backToPage(fields: Record<string, unknown>, ok: boolean): Response {
  const location = withLanguage(pageOf(fields), languageOf(fields), { hash: ok ? 'sent' : 'not-sent' });
  return new Response(null, { status: 303, headers: { Location: location } });
}

const receiveConsultation = submission({
  call: 'submitConsultation',
  // Pop-ups take a phone number alone; the contact page, and whoever does not say, an e-mail address too (§5).
  formOf: ({ url }) => messageFormAt(url),
  write: (locale, message) => websiteApi().submitConsultation(locale, message as ConsultationMessage),
});

const receiveQuestion = submission({
  call: 'submitQuestion',
  formOf: () => 'question',
  write: (locale, question) => websiteApi().submitQuestion(locale, question as QuestionSubmission),
});

/** Clicks counted of one visitor in ten minutes, and of all in one; a flood is not worth its disk space. */
const CLICKS_PER_VISITOR = 120;
const CLICKS_PER_MINUTE = 600;
const clickLimits = new SharedLimits('clicks', CLICKS_PER_VISITOR, CLICKS_PER_MINUTE);

/** Fire and forget (§7): bad input is told so, a failed count is only logged. */
function tracking<T extends object>(
  name: CallName,
  schema: ObjectSchema<T>,
  unknown: (locale: Locale, value: T) => Problems | Promise<Problems>,
  write: (locale: Locale, value: T) => Promise<void>,
) {
  return async (request: Request): Promise<Response> => {
    try {
      const locale = localeOfApiLanguage(request.headers.get('language'));
      const judged = judge(schema, (await readBody(request)).fields);
      if (!judged.ok) return await invalidFields(locale, judged.problems);
      const problems = await unknown(locale, judged.value);
      if (Object.keys(problems).length > 0) return await invalidFields(locale, problems);
      const place = await clickLimits.take(senderOf(request.headers, environment().trustedProxyHops));
      if ('retryAfter' in place) return refusal(429, 'Too many clicks at once.');
      await write(locale, judged.value);
      return success();
    } catch (error) {
      return failureAnswer(name, error);
    }
  };
}

const receiveDownloadClick = tracking(
  'trackDownload',
  downloadClickSchema,
  (_locale, click) => unknownInClick(click),
  (locale, click) => websiteApi().trackDownload(locale, click),
);

const receiveDownloadCount = tracking('updateDownloadCount', downloadCountSchema, unknownInCount, (locale, download) =>
  websiteApi().updateDownloadCount(locale, download),
);

export const WRITES = {
  submitConsultation: receiveConsultation,
  submitQuestion: receiveQuestion,
  trackDownload: receiveDownloadClick,
  updateDownloadCount: receiveDownloadCount,
} satisfies Partial<Record<CallName, (request: Request) => Promise<Response>>>;

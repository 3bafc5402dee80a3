import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { websiteApi } from '../api';
import { sendDue } from '../api/outbox-sender';
import { log } from '../base/log';
import { environment } from '../config/env';
import { messageFormAt } from '../contract/form-address';
import type {
  AlertSubscription,
  CallName,
  ConsultationMessage,
  QuestionSubmission,
  SentCallName,
} from '../contract/types';
import { ALERT_KINDS } from '../domain/alert-kind';
import { DEFAULT_LOCALE, type Locale, localeOfApiLanguage } from '../i18n/locales';
import { LANGUAGE_COOKIE, resolveLanguage } from '../routing/language';
import { withLanguage } from '../site/href';
import { routeAt } from '../site/routes';
import { addAlertRequest } from '../store/alerts';
import { store, writeLasting } from '../store/database';
import { isTaken, writeOnce } from '../store/idempotency';
import { addToQuarantine, type MessageCall } from '../store/quarantine';
import { FORM_SCHEMAS, type FormName, judge, type Problems } from '../validation';
import { HIDDEN_FIELDS, TICKED } from '../validation/hidden-fields';
import { failureAnswer, invalidFields, refusal, success } from './answers';
import { BodyError, isFromPlainForm, readBody } from './body';
import { receiveDownloadClick, receiveDownloadCount } from './download-clicks';
import { formPage } from './form-page';
import { isFromThisSite } from './own-origin';
import { plainForm } from './plain-forms';
import { SharedLimits } from './shared-limits';
import type { Place } from './submission-limits';
import { senderOf } from './visitor';

/**
 * Endpoints of the writing calls of §7 that a form sends. A form sent without JavaScript gets a 303 back to its page, where
 * `#sent` is shown, or the form again with what was typed and what is wrong; a script gets JSON.
 */

interface Limits {
  accepted: SharedLimits;
  /** Messages that seem to come from a program have a limit of their own, so that they use up no visitor's. */
  quarantined: SharedLimits;
}

let limits: Limits | undefined;
function submissionLimits(): Limits {
  const { submissionsPerVisitor, submissionsPerMinute } = environment();
  const limit = (name: string) => new SharedLimits(name, submissionsPerVisitor, submissionsPerMinute);
  limits ??= { accepted: limit('accepted'), quarantined: limit('quarantined') };
  return limits;
}

interface Submission {
  call: SentCallName;
  /** Which form a request comes from: each has its own rules (§5). */
  formOf(request: Request): FormName;
  /** Path of the page with the form, if the message does not name it. */
  page: string;
  write(locale: Locale, value: object, key: string | undefined): Promise<void>;
  /** What is done instead with what seems to be a program's. */
  quarantine(locale: Locale, value: object, key: string | undefined): Promise<void>;
}

type Outcome =
  | { kind: 'accepted' }
  | { kind: 'foreign' }
  | { kind: 'unreadable'; error: BodyError }
  | { kind: 'invalid'; problems: Problems }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'failed'; error: unknown };

function submission(from: Submission) {
  return async (request: Request): Promise<Response> => {
    const isPlain = isFromPlainForm(request);
    const isForeign = !isFromThisSite(request.headers, environment());
    // A plain form is read even then, since it is shown again with what was typed.
    if (isForeign && !isPlain) return asJson(from, DEFAULT_LOCALE, { kind: 'foreign' }, request);
    const { fields, error } = await readBody(request)
      .then(({ fields }) => ({ fields, error: undefined }))
      .catch((error: unknown) => {
        if (error instanceof BodyError) return { fields: error.fields, error };
        throw error;
      });
    const locale = isPlain ? languageOf(fields, request.headers) : localeOfApiLanguage(request.headers.get('language'));
    const outcome: Outcome = isForeign
      ? { kind: 'foreign' }
      : error
        ? { kind: 'unreadable', error }
        : await receive(from, locale, fields, request);
    return isPlain ? asPage(from, locale, fields, outcome, request) : asJson(from, locale, outcome, request);
  };
}

async function receive(
  { call, write, quarantine, formOf }: Submission,
  locale: Locale,
  fields: Record<string, unknown>,
  request: Request,
): Promise<Outcome> {
  const judged = judge(FORM_SCHEMAS[formOf(request)], fields);
  if (!judged.ok) return { kind: 'invalid', problems: judged.problems };
  const isQuarantined = Boolean(fields[HIDDEN_FIELDS.honeypot]);
  const words = Object.entries(judged.value).sort();
  const key = keyOf(request, [call, isQuarantined, words]);
  let place: Place | undefined;
  try {
    // A repeated message gets the answer of the first one and uses up no limit.
    if (key !== undefined && (await isTaken(await store(), key))) {
      log('info', 'submission.repeated', { call });
      return { kind: 'accepted' };
    }
    const sender = senderOf(request.headers, environment().trustedProxyHops);
    place = await submissionLimits()[isQuarantined ? 'quarantined' : 'accepted'].take(sender);
    if ('retryAfter' in place) {
      log('warn', 'submission.limited', { call });
      return { kind: 'limited', retryAfter: place.retryAfter };
    }
    await (isQuarantined ? quarantine : write)(locale, judged.value, key);
    log('info', isQuarantined ? 'submission.quarantined' : 'submission.accepted', { call });
    return { kind: 'accepted' };
  } catch (error) {
    if (place && 'release' in place) await place.release();
    return { kind: 'failed', error };
  }
}

/**
 * What a message is known by when its answer was lost and it is sent again: its words, with the key that a script
 * gave them. A plain form comes out of a page that is kept for everybody and holds no key, so there the words alone
 * count, which name who wrote them; whoever changes a word sends another message. Undefined where nobody can tell.
 */
function keyOf(request: Request, words: unknown): string | undefined {
  const given = request.headers.get('idempotency-key');
  if (!given && !isFromPlainForm(request)) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([given ?? '', words]))
    .digest('base64url');
}

async function asJson(
  { call, formOf }: Submission,
  locale: Locale,
  outcome: Outcome,
  request: Request,
): Promise<Response> {
  switch (outcome.kind) {
    case 'accepted':
      return success();
    case 'foreign':
      return refusal(403, 'Forms are taken from this site only.');
    case 'invalid':
      return invalidFields(locale, outcome.problems);
    case 'unreadable':
      return failureAnswer(call, locale, outcome.error);
    case 'failed':
      // The form's own words: they say how else to reach us.
      return failureAnswer(call, locale, outcome.error, (await plainForm(formOf(request), locale)).failure);
    case 'limited': {
      const t = await getTranslations({ locale, namespace: 'common.submission' });
      const answer = refusal(429, t('tooMany'));
      answer.headers.set('Retry-After', String(outcome.retryAfter));
      return answer;
    }
  }
}

async function asPage(
  from: Submission,
  locale: Locale,
  typed: Record<string, unknown>,
  outcome: Outcome,
  request: Request,
): Promise<Response> {
  const returnTo = pageOf(typed, from.page);
  if (outcome.kind === 'accepted') {
    return new Response(null, { status: 303, headers: { Location: withLanguage(returnTo, locale, { hash: 'sent' }) } });
  }
  const form = from.formOf(request);
  // The status, headers and log line of a refusal are the same with and without scripts.
  const { status, headers } = await asJson(from, locale, outcome, request);
  const retryAfter = headers.get('Retry-After');
  const t = await getTranslations({ locale, namespace: 'common.submission' });
  const sentences: Partial<Record<Outcome['kind'], string>> = { limited: t('tooMany'), foreign: t('foreign') };
  return formPage({
    form,
    locale,
    typed,
    returnTo,
    status,
    headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
    problems: problemsOf(form, typed, outcome),
    sentence: sentences[outcome.kind],
  });
}

/** What is wrong with the fields of a form; of one that was too large to be judged, how much too long they are. */
function problemsOf(form: FormName, typed: Record<string, unknown>, outcome: Outcome): Problems | undefined {
  if (outcome.kind === 'invalid') return outcome.problems;
  if (outcome.kind !== 'unreadable' || outcome.error.status !== 413) return undefined;
  const judged = judge(FORM_SCHEMAS[form], typed);
  return judged.ok ? undefined : judged.problems;
}

/** The language of whoever sends a plain form or follows a link. */
export function languageOf(fields: Record<string, unknown>, headers: Headers): Locale {
  const language = fields[HIDDEN_FIELDS.language];
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(headers.get('cookie') ?? '')?.[1];
  return resolveLanguage(typeof language === 'string' ? language : null, cookie);
}

/** The page that a plain form stands on, or where that is none of ours its own. */
function pageOf(fields: Record<string, unknown>, page: string): string {
  const path = fields[HIDDEN_FIELDS.returnTo];
  return typeof path === 'string' && routeAt(path) ? path : page;
}

/** Puts a message where somebody can look at it. */
const quarantineFor = (call: MessageCall): Submission['quarantine'] => {
  return (locale, value, key) =>
    writeLasting(store, (db) => writeOnce(db, key, (within) => addToQuarantine(within, call, locale, value)));
};

const consultation: Submission = {
  call: 'submitConsultation',
  // Pop-ups take a phone number alone; the contact page, and whoever does not say, an e-mail address too (§5).
  formOf: ({ url }) => messageFormAt(url),
  page: '/contactUs',
  write: (locale, message, key) => websiteApi().submitConsultation(locale, message as ConsultationMessage, key),
  quarantine: quarantineFor('submitConsultation'),
};

const question: Submission = {
  call: 'submitQuestion',
  formOf: () => 'question',
  page: '/investorRelations',
  write: (locale, asked, key) => websiteApi().submitQuestion(locale, asked as QuestionSubmission, key),
  quarantine: quarantineFor('submitQuestion'),
};

const alerts: Submission = {
  call: 'subscribeAlerts',
  formOf: () => 'alerts',
  page: '/alerts',
  write: async (locale, asked, key) => {
    const { email, ...boxes } = asked as AlertSubscription;
    const kinds = ALERT_KINDS.filter((kind) => boxes[kind] === TICKED);
    await writeLasting(store, (db) =>
      writeOnce(db, key, (within) => addAlertRequest(within, locale, { email, kinds })),
    );
    sendDue();
  },
  // Nobody has anything to read there, and a person who gets no mail asks again.
  quarantine: async () => {},
};

/** Takes the form of alerts by e-mail; its answer is the same whether an address is known or not. */
export const receiveAlertRequest = submission(alerts);

/**
 * The form itself, empty, for whoever opens the address that forms are sent to: that of a refused form stands in the
 * address bar. Undefined for a call that takes no form, and for a program.
 */
export async function formAt(name: SentCallName, request: Request, headers: Record<string, string>) {
  const from = [consultation, question, alerts].find(({ call }) => call === name);
  if (!from || !isFromPlainForm(request)) return undefined;
  const locale = languageOf({}, request.headers);
  return formPage({ form: from.formOf(request), locale, typed: {}, returnTo: from.page, status: 405, headers });
}

export const WRITES = {
  submitConsultation: submission(consultation),
  submitQuestion: submission(question),
  trackDownload: receiveDownloadClick,
  updateDownloadCount: receiveDownloadCount,
} satisfies Partial<Record<CallName, (request: Request) => Promise<Response>>>;

import { getTranslations } from 'next-intl/server';
import { ALERT_STEPS, alertPath } from '../alerts/links';
import { log, reasonOf } from '../base/log';
import { companyWords } from '../company/company-words';
import { company } from '../company/facts';
import { environment } from '../config/env';
import { RETENTION } from '../config/retention';
import type { Locale } from '../i18n/locales';
import { withLanguage } from '../site/href';
import { canonicalPathOf } from '../site/routes';
import { confirmRequest, isSubscribed, type LinkState, leaveAlerts, linkState } from '../store/alerts';
import { store } from '../store/database';
import { html } from '../text/markup';
import { HIDDEN_FIELDS } from '../validation/hidden-fields';
import { refusal } from './answers';
import { plainAnswer } from './plain-document';
import { formAt, languageOf, receiveAlertRequest } from './submissions';

/**
 * What the links of mails lead to (lib/alerts). Opening one changes nothing, since programs that look at mails open them
 * too: a page with one button does. A mail program that takes somebody off the list sends what the button sends, and
 * looks at the status alone (RFC 8058).
 */

type Outcome = 'confirm' | 'confirmed' | 'already' | 'expired' | 'leave' | 'left' | 'gone' | 'failed';

const STATUS: Partial<Record<Outcome, number>> = { expired: 410, gone: 404, failed: 503 };

export async function serveAlerts(request: Request, name: string): Promise<Response> {
  const step = ALERT_STEPS.find((each) => each === name);
  if (step === undefined || environment().mail === undefined) return refusal(404, 'There is no such call.');
  if (step === 'subscribe') return subscribe(request);
  const allow = { Allow: 'GET, HEAD, POST, OPTIONS' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) return notAllowed(allow);
  const query = new URL(request.url).searchParams;
  const key = query.get('key') ?? '';
  const locale = languageOf({ [HIDDEN_FIELDS.language]: query.get('lang') }, request.headers);
  const isAsked = request.method !== 'POST';
  try {
    return await answer(step === 'confirm' ? await confirm(key, isAsked) : await leave(key, isAsked), locale, key);
  } catch (error) {
    log('error', 'alerts.link-failed', { step, reason: reasonOf(error) });
    return answer('failed', locale, key);
  }
}

async function subscribe(request: Request): Promise<Response> {
  const allow = { Allow: 'POST, OPTIONS' };
  if (request.method === 'POST') return receiveAlertRequest(request);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
  return (await formAt('subscribeAlerts', request, allow)) ?? notAllowed(allow);
}

function notAllowed(headers: Record<string, string>): Response {
  return Response.json({ result: 0, msg: 'This call takes another method.' }, { status: 405, headers });
}

const ASKED: Record<LinkState, Outcome> = { waiting: 'confirm', confirmed: 'already', expired: 'expired' };
const DONE: Record<LinkState, Outcome> = { waiting: 'confirmed', confirmed: 'already', expired: 'expired' };

async function confirm(key: string, isAsked: boolean): Promise<Outcome> {
  const db = await store();
  return isAsked ? ASKED[await linkState(db, key)] : DONE[await confirmRequest(db, key)];
}

async function leave(key: string, isAsked: boolean): Promise<Outcome> {
  const db = await store();
  if (isAsked) return (await isSubscribed(db, key)) ? 'leave' : 'gone';
  // Whoever is off the list already is off it: a mail program that asks twice is told the same.
  if (await leaveAlerts(db, key)) log('info', 'alerts.left');
  return 'left';
}

async function answer(outcome: Outcome, locale: Locale, key: string): Promise<Response> {
  const [t, submission, layout] = await Promise.all([
    getTranslations({ locale, namespace: 'alerts.pages' }),
    getTranslations({ locale, namespace: 'common.submission' }),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  const title = t(`${outcome}.title`);
  const text =
    outcome === 'failed'
      ? submission('notNow')
      : t(`${outcome}.text`, { hours: RETENTION.alertRequestHours, email: company().emails.investors });
  // These two have a button that does it, and the others ways on.
  const step = outcome === 'confirm' || outcome === 'leave' ? outcome : undefined;
  const action = step && withLanguage(alertPath(step), locale, { query: { key } });
  const way = (route: 'alerts' | 'announcements') =>
    html`<a href="${withLanguage(canonicalPathOf(route), locale)}">${t(route)}</a>`;
  const main = html`<h1>${title}</h1>
<p class="said">${text}</p>
${step && action ? html`<form method="post" action="${action}"><button type="submit">${t(`${step}.action`)}</button></form>` : ''}
<p class="ways">${step ? way('alerts') : [way('announcements'), html` · `, way('alerts')]}</p>`;
  const words = companyWords(locale);
  const brand = { brand: words.company, brandLink: layout('brandLink', words) };
  return plainAnswer({ locale, title, brand, main }, STATUS[outcome] ?? 200);
}

import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import { companyWords } from '../company/company-words';
import { company } from '../company/facts';
import { mainAddress } from '../company/words';
import { environment } from '../config/env';
import { RETENTION } from '../config/retention';
import { type AlertKind, alertKindsIn } from '../domain/alert-kind';
import { dateAndTime } from '../i18n/dates';
import { HTML_LANG, type Locale } from '../i18n/locales';
import { loadMessages } from '../i18n/messages';
import { publicAddress } from '../site/public-address';
import type { AlertRequest, Subscriber } from '../store/alerts';
import { html, type Markup } from '../text/markup';
import { alertLink } from './links';
import type { Told } from './told';

/** The two mails of the site: one that confirms an address, one that tells of what was published. */

/** A mail as it is handed to the mail server (smtp.ts). Every text of it is one line but for the two bodies. */
export interface Mail {
  to: string;
  /** The name that goes with MAIL_FROM. */
  sender: string;
  subject: string;
  /** The same for the same delivery: whoever gets a mail twice can tell. */
  messageId: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** @param deliveryKey of the outbox @param key of the link (lib/store/alerts) */
export async function confirmMail(request: AlertRequest, key: string, deliveryKey: string): Promise<Mail> {
  const locale = request.locale as Locale;
  const { mail, facts, footer } = await wordsFor(locale, alertKindsIn(request.kinds));
  const link = alertLink('confirm', locale, key);
  const kinds = footer.kinds;
  const paragraphs = [mail('confirm.asked', { ...facts, kinds }), mail('confirm.press')];
  const after = [mail('confirm.until', { hours: RETENTION.alertRequestHours }), mail('confirm.else')];
  return {
    ...headOf(locale, request.email, deliveryKey),
    subject: mail('confirm.subject', facts),
    text: [...paragraphs, link, ...after, '-- ', footer.sender.join('\n')].join('\n\n'),
    html: bodyOf(
      locale,
      mail('confirm.subject', facts),
      html`${paragraphs.map((each) => html`<p>${each}</p>`)}
<p>${button(link, mail('confirm.action'))}</p>
${after.map((each) => html`<p style="${QUIET}">${each}</p>`)}
${footOf(footer.sender)}`,
    ),
  };
}

/** @param told at least one entry */
export async function alertMail(subscriber: Subscriber, told: readonly Told[], deliveryKey: string): Promise<Mail> {
  const locale = subscriber.locale as Locale;
  const { mail, facts, footer } = await wordsFor(locale, alertKindsIn(subscriber.kinds));
  const entries = told.map((each) => ({
    ...each,
    title: each.corrected ? mail('corrected', { title: each.title }) : each.title,
    about: [each.kind, mail('time', { time: dateAndTime(each.at, locale) })].join(' · '),
    because: each.corrected?.because && mail('because', { because: each.corrected.because }),
  }));
  const [first] = entries as [(typeof entries)[number], ...typeof entries];
  const more = entries.length - 1;
  const subject = mail(more > 0 ? 'subjectMore' : 'subject', { ...facts, title: first.title, count: more });
  const leave = alertLink('leave', locale, subscriber.leave_key);
  const intro = mail('intro', facts);
  const why = mail('why', { kinds: footer.kinds });
  const alerts = publicAddress('alerts', locale);
  const text = [
    intro,
    ...entries.map(({ title, about, because, page, file }) =>
      [title, about, because, `${mail('page')}${page}`, file && `${mail('file')}${file}`].filter(Boolean).join('\n'),
    ),
    '-- ',
    why,
    `${mail('leave')}${leave}\n${mail('change')}${alerts}`,
    footer.sender.join('\n'),
  ].join('\n\n');
  return {
    ...headOf(locale, subscriber.email, deliveryKey),
    subject,
    headers: {
      ...headersOf(locale),
      'List-Id': `<alerts.${new URL(environment().siteUrl).hostname}>`,
      // Mail programs show a button for these two (RFC 8058), and ask nobody anything.
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text,
    html: bodyOf(
      locale,
      subject,
      html`<p>${intro}</p>
${entries.map(
  ({
    title,
    about,
    because,
    page,
    file,
  }) => html`<div style="margin:24px 0;padding-top:20px;border-top:1px solid #d8deea">
<p style="margin:0;font-size:18px;font-weight:600;line-height:1.4"><a href="${page}" style="color:#1748d1;text-decoration:none">${title}</a></p>
<p style="margin:4px 0 0;${QUIET}">${about}</p>
${because ? html`<p style="margin:8px 0 0">${because}</p>` : ''}
<p style="margin:12px 0 0">${anchor(page, mail('pageLink'))}${file ? html` &nbsp;·&nbsp; ${anchor(file, mail('fileLink'))}` : ''}</p>
</div>`,
)}
${footOf([
  why,
  html`${anchor(leave, mail('leaveLink'))} &nbsp;·&nbsp; ${anchor(alerts, mail('changeLink'))}`,
  ...footer.sender,
])}`,
    ),
  };
}

async function wordsFor(locale: Locale, kinds: readonly AlertKind[]) {
  const messages = await loadMessages(locale);
  const mail = createTranslator({ locale, messages, namespace: 'alerts.mail' });
  const t = createTranslator({ locale, messages, namespace: 'alerts.kinds' });
  const facts = companyWords(locale);
  const { emails, registeredName } = company();
  return {
    mail,
    facts,
    footer: {
      kinds: kinds.map((kind) => t(kind)).join(locale === 'en' ? '; ' : '、'),
      sender: [registeredName?.[locale] ?? facts.company, mainAddress(locale), emails.investors].flatMap(
        (line) => line ?? [],
      ),
    },
  };
}

function headOf(locale: Locale, to: string, deliveryKey: string) {
  const { mail, siteUrl } = environment();
  const name = createHash('sha256').update(`${siteUrl} ${deliveryKey}`).digest('hex').slice(0, 32);
  return {
    to,
    sender: companyWords(locale).company,
    messageId: `<${name}@${mail?.from.split('@')[1]}>`,
    headers: headersOf(locale),
  };
}

function headersOf(locale: Locale): Record<string, string> {
  // Nobody's holiday note answers what no person sent (RFC 3834).
  return { 'Auto-Submitted': 'auto-generated', 'Content-Language': HTML_LANG[locale] };
}

const QUIET = 'color:#4a566c;font-size:14px';
const LETTERS: Record<Locale, string> = {
  zt: "'PingFang HK','PingFang TC','Microsoft JhengHei',",
  zh: "'PingFang SC','Microsoft YaHei',",
  en: '',
};

function bodyOf(locale: Locale, title: string, content: Markup): string {
  const letters = `${LETTERS[locale]}system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;
  return html`<!doctype html>
<html lang="${HTML_LANG[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px 20px;color:#0b1220;background:#ffffff;font:16px/1.6 ${letters}">
<div style="max-width:600px;margin:0 auto">
${content}
</div>
</body>
</html>
`.text;
}

function footOf(lines: readonly (string | Markup)[]): Markup {
  return html`<div style="margin-top:32px;padding-top:16px;border-top:1px solid #d8deea;${QUIET}">
${lines.map((line) => html`<p style="margin:0 0 6px">${line}</p>`)}
</div>`;
}

function anchor(href: string, words: string): Markup {
  return html`<a href="${href}" style="color:#1748d1">${words}</a>`;
}

function button(href: string, words: string): Markup {
  return html`<a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:10px;color:#ffffff;background:#1f5bff;font-weight:600;text-decoration:none">${words}</a>`;
}

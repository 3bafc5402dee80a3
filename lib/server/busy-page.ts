import type { IncomingMessage, ServerResponse } from 'node:http';
import en from '../../messages/en/common.json';
import enLayout from '../../messages/en/layout.json';
import zh from '../../messages/zh/common.json';
import zhLayout from '../../messages/zh/layout.json';
import zt from '../../messages/zt/common.json';
import ztLayout from '../../messages/zt/layout.json';
import { FORM_PAGE_POLICY } from '../base/security-headers.mjs';
import { companyWords } from '../company/company-words';
import { plainDocument } from '../endpoints/plain-document';
import { fill } from '../i18n/fill';
import { HTML_LANG, type Locale } from '../i18n/locales';
import { cookiesOf } from '../next/plain-visit';
import { LANGUAGE_COOKIE, resolveLanguage } from '../routing/language';
import { html } from '../text/markup';

/** When to come again, in seconds. */
const RETRY_AFTER = '5';

const WORDS = {
  zt: { ...zt.busy, retry: zt.failed.retry, ...ztLayout },
  zh: { ...zh.busy, retry: zh.failed.retry, ...zhLayout },
  en: { ...en.busy, retry: en.failed.retry, ...enLayout },
} satisfies Record<Locale, unknown>;

/** Tells a visitor, in their language, that the site is busy and when to come again: status 503. */
export function answerBusy({ url = '', headers, method }: IncomingMessage, response: ServerResponse): void {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '');
  const locale = resolveLanguage(query.get('lang'), cookiesOf(headers.cookie ?? '').get(LANGUAGE_COOKIE));
  response.statusCode = 503;
  response.setHeader('Retry-After', RETRY_AFTER);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', HTML_LANG[locale]);
  response.setHeader('Content-Security-Policy', FORM_PAGE_POLICY);
  response.end(method === 'HEAD' ? undefined : busyPage(locale));
}

/** Text put together, nothing rendered. The empty address leads to the page that was asked for. */
function busyPage(locale: Locale): string {
  const words = WORDS[locale];
  const name = companyWords(locale).company;
  return plainDocument({
    locale,
    title: words.title,
    brand: { brand: name, brandLink: fill(words.brandLink, { company: name }) },
    main: html`<h1>${words.title}</h1>
<p>${words.text}</p>
<p><a href="">${words.retry}</a></p>`,
  });
}

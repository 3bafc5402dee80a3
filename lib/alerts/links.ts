import { environment } from '../config/env';
import type { Locale } from '../i18n/locales';
import { withLanguage } from '../site/href';

/** Steps of an alert at our own origin: asking for it, confirming the address, leaving. */
export const ALERT_STEPS = ['subscribe', 'confirm', 'leave'] as const;
export type AlertStep = (typeof ALERT_STEPS)[number];

export function alertPath(step: AlertStep): string {
  return `/website/alerts/${step}`;
}

/** The public address in a mail. @param key what it is known by (lib/store/alerts) */
export function alertLink(step: AlertStep, locale: Locale, key: string): string {
  return `${environment().siteUrl}${withLanguage(alertPath(step), locale, { query: { key } })}`;
}

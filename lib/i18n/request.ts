import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, isLocale, TIME_ZONE } from './locales';
import { loadMessages } from './messages';

export default getRequestConfig(async ({ locale: explicit }) => {
  const candidate = explicit ?? (await rootLocale());
  const locale = isLocale(candidate) ? candidate : DEFAULT_LOCALE;
  return { locale, timeZone: TIME_ZONE, messages: await loadMessages(locale) };
});

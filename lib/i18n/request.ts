import { getRequestConfig } from 'next-intl/server';
import { currentLocale } from './current-locale';
import { isLocale, TIME_ZONE } from './locales';
import { loadMessages } from './messages';

/** Endpoints name the language of their words; for a page it is its own. */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = isLocale(named) ? named : await currentLocale();
  return { locale, timeZone: TIME_ZONE, messages: await loadMessages(locale) };
});

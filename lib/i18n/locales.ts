/** Languages of the site (specification §1; docs/requirements.md, Language). */
export const LOCALES = ['zt', 'zh', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zt';

/** All dates and market times are Hong Kong's, on server and client alike. */
export const TIME_ZONE = 'Asia/Hong_Kong';

/** Value of `<html lang>`, of `hreflang` and of `Intl` formatters. */
export const HTML_LANG: Record<Locale, string> = { zt: 'zh-Hant', zh: 'zh-Hans', en: 'en' };

/** Locale for `Intl`: regional, so that dates read as they are written there. */
export const INTL_LOCALE: Record<Locale, string> = { zt: 'zh-HK', zh: 'zh-CN', en: 'en-HK' };

/** Each language in its own words, for the language menu. */
export const LANGUAGE_NAMES: Record<Locale, string> = { zt: '繁體中文', zh: '简体中文', en: 'English' };

/** Value of the `language` header of the website API (§7). */
export const API_LANGUAGE: Record<Locale, string> = { zt: 'cht', zh: 'chs', en: 'en' };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The language of an API request's `language` header; anything unknown is the default. */
export function localeOfApiLanguage(header: string | null): Locale {
  return LOCALES.find((locale) => API_LANGUAGE[locale] === header) ?? DEFAULT_LOCALE;
}

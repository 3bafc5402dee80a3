import type { Locale } from '../i18n/locales';

/**
 * The language of a text of a document, by its script; undefined where it has no letters.
 *
 * @param languages of the document's file: they say which script its Chinese is written in
 * @param locale of the reader, where they do not
 */
export function languageOfText(text: string, languages: readonly Locale[], locale: Locale): Locale | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  if (!/\p{Script=Han}/u.test(text)) return 'en';
  return languages.find((each) => each !== 'en') ?? (locale === 'en' ? 'zt' : locale);
}

import { readFileSync } from 'node:fs';
import type { Locale } from '../../../lib/i18n/locales';
import type { Messages } from '../../../lib/i18n/messages';

/** The site's own words, so that one test speaks every language. */
export function wordsOf<Name extends keyof Messages>(locale: Locale, name: Name): Messages[Name] {
  return JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CompanyFile } from '../../../lib/content-folder/schemas';
import type { Locale } from '../../../lib/i18n/locales';
import type { Messages } from '../../../lib/i18n/messages';

/** The site's own words, so that one test speaks every language. */
export function wordsOf<Name extends keyof Messages>(locale: Locale, name: Name): Messages[Name] {
  return JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
}

/** What the sample company says of itself. */
export function sampleCompany(): CompanyFile {
  return parse(readFileSync('content/company.yaml', 'utf8'));
}

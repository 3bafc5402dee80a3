import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CompanyFile } from '../../../lib/content-folder/schemas';
import type { Locale } from '../../../lib/i18n/locales';
import type { Messages } from '../../../lib/i18n/messages';

/** The site's own words about the sample company, so that one test speaks every language. */
export function wordsOf<Name extends keyof Messages>(locale: Locale, name: Name): Messages[Name] {
  const words = readFileSync(`messages/${locale}/${name}.json`, 'utf8');
  return JSON.parse(words.replaceAll('{company}', sampleCompany().names[locale]));
}

/** What the sample company says of itself. */
export function sampleCompany(): CompanyFile {
  return parse(readFileSync('content/company.yaml', 'utf8'));
}

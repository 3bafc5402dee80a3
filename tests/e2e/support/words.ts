import { readFileSync } from 'node:fs';
import type { Locale } from '../../../lib/i18n/locales';

interface Words {
  layout: typeof import('../../../messages/en/layout.json');
  common: typeof import('../../../messages/en/common.json');
  contact: typeof import('../../../messages/en/contact.json');
  news: typeof import('../../../messages/en/news.json');
  consultation: typeof import('../../../messages/en/consultation.json');
  pages: typeof import('../../../messages/en/pages.json');
  home: typeof import('../../../messages/en/home.json');
  markets: typeof import('../../../messages/en/markets.json');
  broker: typeof import('../../../messages/en/broker.json');
  personal: typeof import('../../../messages/en/personal.json');
  downloads: typeof import('../../../messages/en/downloads.json');
  sdk: typeof import('../../../messages/en/sdk.json');
  documents: typeof import('../../../messages/en/documents.json');
  definitions: typeof import('../../../messages/en/definitions.json');
}

/** The site's own words, so that one test speaks every language. */
export function wordsOf<Name extends keyof Words>(locale: Locale, name: Name): Words[Name] {
  return JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8'));
}

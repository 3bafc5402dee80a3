import type { WebSite } from 'schema-dts';
import { environment } from '../../config/env';
import { HTML_LANG, type Locale } from '../../i18n/locales';
import { publicAddress } from '../../site/public-address';

/** The site and how it is searched. schema.org has the word for the place of the words, schema-dts has not. */
export function webSite(name: string, locale: Locale): Exclude<WebSite, string> {
  const address = new URL(publicAddress('search', locale));
  const query = address.search === '' ? '?' : `${address.search}&`;
  const potentialAction = {
    '@type': 'SearchAction',
    target: `${address.origin}${address.pathname}${query}q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    name,
    url: environment().siteUrl,
    inLanguage: HTML_LANG[locale],
    potentialAction,
  };
}

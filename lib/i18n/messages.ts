import type { Locale } from './locales';

/** Namespaces are files: `messages/<language>/<namespace>.json`. */
export const NAMESPACES = [
  'common',
  'layout',
  'pages',
  'news',
  'contact',
  'consultation',
  'home',
  'markets',
  'broker',
  'downloads',
  'sdk',
  'personal',
  'listed',
  'investors',
  'filings',
  'shares',
  'record',
  'dates',
  'alerts',
  'definitions',
  'documents',
  'legal',
  'about',
  'search',
  'facts',
  'shareholders',
  'results',
  'board',
  'answers',
] as const;

/** All messages of one language, for the server only: islands get the few words they need as props. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    NAMESPACES.map(async (namespace) => {
      const file = await import(`../../messages/${locale}/${namespace}.json`);
      return [namespace, file.default] as const;
    }),
  );
  return Object.fromEntries(files) as unknown as Messages;
}

export interface Messages {
  common: typeof import('../../messages/en/common.json');
  layout: typeof import('../../messages/en/layout.json');
  pages: typeof import('../../messages/en/pages.json');
  news: typeof import('../../messages/en/news.json');
  contact: typeof import('../../messages/en/contact.json');
  consultation: typeof import('../../messages/en/consultation.json');
  home: typeof import('../../messages/en/home.json');
  markets: typeof import('../../messages/en/markets.json');
  broker: typeof import('../../messages/en/broker.json');
  downloads: typeof import('../../messages/en/downloads.json');
  sdk: typeof import('../../messages/en/sdk.json');
  personal: typeof import('../../messages/en/personal.json');
  listed: typeof import('../../messages/en/listed.json');
  investors: typeof import('../../messages/en/investors.json');
  filings: typeof import('../../messages/en/filings.json');
  shares: typeof import('../../messages/en/shares.json');
  record: typeof import('../../messages/en/record.json');
  dates: typeof import('../../messages/en/dates.json');
  alerts: typeof import('../../messages/en/alerts.json');
  definitions: typeof import('../../messages/en/definitions.json');
  documents: typeof import('../../messages/en/documents.json');
  legal: typeof import('../../messages/en/legal.json');
  about: typeof import('../../messages/en/about.json');
  search: typeof import('../../messages/en/search.json');
  facts: typeof import('../../messages/en/facts.json');
  shareholders: typeof import('../../messages/en/shareholders.json');
  results: typeof import('../../messages/en/results.json');
  board: typeof import('../../messages/en/board.json');
  answers: typeof import('../../messages/en/answers.json');
}

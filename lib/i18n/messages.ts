import type { Locale } from './locales';

/** Namespaces are files: `messages/<language>/<namespace>.json`. */
export const NAMESPACES = ['common', 'layout', 'pages', 'news', 'contact'] as const;

/** All messages of one language, for the server only: islands get the few words they need as props. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [common, layout, pages, news, contact] = await Promise.all([
    import(`../../messages/${locale}/common.json`),
    import(`../../messages/${locale}/layout.json`),
    import(`../../messages/${locale}/pages.json`),
    import(`../../messages/${locale}/news.json`),
    import(`../../messages/${locale}/contact.json`),
  ]);
  return {
    common: common.default,
    layout: layout.default,
    pages: pages.default,
    news: news.default,
    contact: contact.default,
  };
}

export interface Messages {
  common: typeof import('../../messages/en/common.json');
  layout: typeof import('../../messages/en/layout.json');
  pages: typeof import('../../messages/en/pages.json');
  news: typeof import('../../messages/en/news.json');
  contact: typeof import('../../messages/en/contact.json');
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { assetUrl } from '../assets/address';
import { CARD_SIZE, cardPath } from '../cards/names';
import { companyWords } from '../company/company-words';
import { environment } from '../config/env';
import { DEFAULT_LOCALE, HTML_LANG, LOCALES, type Locale } from '../i18n/locales';
import type { PageContext } from '../site/page-context';
import { onPublicOrigin, publicAddress } from '../site/public-address';
import type { Layout, RouteId } from '../site/routes';
import { type FeedFile, feedPath, filesBy, followedPage, offeredBy, typeOf } from '../syndication/names';
import icon from './icon.json';

export interface MetadataOptions {
  /** Instead of the route's own. */
  title?: string;
  description?: string;
  /** The one thing that the page is about, by its name in addresses: its social card says its title. */
  item?: string;
  /** What of the query belongs to the address of this page. */
  query?: Record<string, string | number | undefined>;
  /** Keeps the page out of search results. */
  hidden?: boolean;
  /** Path of the same as Markdown. */
  markdown?: string;
}

/** Addresses of a page in every language, for `hreflang`; `x-default` is the bare one (docs/requirements.md, Language). */
export function languageAlternates(
  id: RouteId,
  query?: MetadataOptions['query'],
  layout?: Layout,
): Record<string, string> {
  const inLanguage = (locale: Locale) => publicAddress(id, locale, query, layout);
  const languages = Object.fromEntries(LOCALES.map((each) => [HTML_LANG[each], inLanguage(each)]));
  return { ...languages, 'x-default': inLanguage(DEFAULT_LOCALE) };
}

/** What a page offers to follow, by type; several of one type are told apart by their titles. */
function followable(id: RouteId, locale: Locale, titleOf: (name: FeedFile['name']) => string) {
  return Object.fromEntries(
    filesBy(offeredBy(id, locale), typeOf).map(([type, files]) => [
      type,
      files.map((file) => ({ url: feedPath(file), ...(files.length > 1 && { title: titleOf(file.name) }) })),
    ]),
  );
}

/** Title, description, canonical and social card of a page. */
export async function pageMetadata(page: PageContext, options: MetadataOptions = {}): Promise<Metadata> {
  const { route: id, locale, layout } = page;
  const t = await getTranslations({ locale, namespace: 'pages' });
  const words = companyWords(locale);
  const name = options.title ?? t(`${id}.title`);
  const title = `${name} | ${words.company}`;
  const description = options.description ?? t(`${id}.description`, words);
  const address = publicAddress(id, locale, options.query, layout);
  const picture = onPublicOrigin(cardPath({ locale, route: id, item: options.item })) as string;
  return {
    metadataBase: new URL(environment().siteUrl),
    title,
    description,
    alternates: {
      canonical: address,
      languages: languageAlternates(id, options.query, layout),
      types: {
        ...followable(id, locale, (name) =>
          t(`${name === 'calendar' ? 'financialCalendar' : followedPage(name)}.title`),
        ),
        ...(options.markdown !== undefined && { 'text/markdown': options.markdown }),
      },
    },
    manifest: '/manifest.webmanifest',
    robots: options.hidden ? { index: false } : undefined,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        // The one that browsers show comes with the page: no request of its own beside the first picture.
        { url: `data:image/svg+xml,${encodeURIComponent(icon.svg)}`, type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: '/apple-touch-icon.png',
    },
    openGraph: {
      type: 'website',
      siteName: words.company,
      title: name,
      description,
      url: address,
      locale: HTML_LANG[locale].replace('-', '_'),
      images: [{ url: picture, ...CARD_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false },
  };
}

/** Absolute address of a social picture; the site's own where there is none or its address is no address. */
export function cardPicture(url: string | undefined): string {
  return onPublicOrigin(url) ?? new URL(assetUrl('/assets/brand/card.png'), environment().siteUrl).href;
}

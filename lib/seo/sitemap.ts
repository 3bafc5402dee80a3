import type { MetadataRoute } from 'next';
import { OPEN_API_DOCUMENTS } from '../content/open-api-names';
import { isoMoment } from '../i18n/dates';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { ROUTE_IDS, ROUTES, type RouteId } from '../site/routes';
import { readNewsIndex } from '../website-api/reads';
import { languageAlternates, publicAddress } from './metadata';

const NEWS_WEIGHT = 0.5;
const DOCUMENT_WEIGHT = 0.6;

/** Every page of the table of routes that has a weight, every document of the Open API, and every news item, in each language. */
export async function sitemapEntries(): Promise<MetadataRoute.Sitemap> {
  const pages = ROUTE_IDS.filter((id) => ROUTES[id].weight > 0).flatMap((id) =>
    inEachLanguage(id, {}, { priority: ROUTES[id].weight }),
  );
  const documents = OPEN_API_DOCUMENTS.flatMap((doc) =>
    inEachLanguage('openApi', { doc }, { priority: DOCUMENT_WEIGHT }),
  );
  const news = await readNewsIndex(DEFAULT_LOCALE);
  const articles = news.state === 'failed' ? [] : news.data;
  return [
    ...pages,
    ...documents,
    ...articles.flatMap(({ id, publishTime }) =>
      inEachLanguage('dynamicDetails', { id }, { priority: NEWS_WEIGHT, lastModified: isoMoment(publishTime) }),
    ),
  ];
}

function inEachLanguage(
  id: RouteId,
  query: Record<string, string | number>,
  facts: { priority: number; lastModified?: string },
): MetadataRoute.Sitemap {
  const languages = Object.fromEntries(
    Object.entries(languageAlternates(id, query)).map(([language, address]) => [language, escapeXml(address)]),
  );
  return LOCALES.map((locale) => ({
    url: escapeXml(publicAddress(id, locale, query)),
    ...facts,
    alternates: { languages },
  }));
}

/** Next writes addresses into the XML as they are given. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

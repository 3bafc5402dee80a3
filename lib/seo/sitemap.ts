import { isoMoment } from '../i18n/dates';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { ROUTE_IDS, ROUTES, type RouteId } from '../site/routes';
import { readNewsIndex } from '../website-api/reads';
import { languageAlternates, publicAddress } from './metadata';

/** Every page of the table of routes that has a weight, and every news item, in each language. */
export async function sitemapXml(): Promise<string> {
  const entries = ROUTE_IDS.filter((id) => ROUTES[id].weight > 0).map((id) =>
    entry(id, {}, { weight: ROUTES[id].weight }),
  );
  const news = await readNewsIndex(DEFAULT_LOCALE);
  if (news.state !== 'failed') {
    for (const { id, publishTime } of news.data) {
      entries.push(entry('dynamicDetails', { id }, { weight: 0.5, changed: publishTime }));
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(
  id: RouteId,
  query: Record<string, number>,
  { weight, changed }: { weight: number; changed?: number },
): string {
  const moment = isoMoment(changed);
  const alternates = Object.entries(languageAlternates(id, query)).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  return LOCALES.map((locale) =>
    [
      `<url><loc>${escapeXml(publicAddress(id, locale, query))}</loc>`,
      moment === undefined ? '' : `<lastmod>${moment}</lastmod>`,
      `<priority>${weight.toFixed(1)}</priority>`,
      ...alternates,
      '</url>',
    ].join(''),
  ).join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

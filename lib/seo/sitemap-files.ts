import { XMLBuilder } from 'fast-xml-parser';
import { environment } from '../config/env';
import { NARROW_BELOW } from '../routing/narrow-window';
import { type SitemapEntry, sitemapEntries } from './sitemap';

/** Addresses in one file; the protocol allows 50,000 and 50 MB, and each of ours names four others. */
const MOST_IN_A_FILE = 10_000;

export const XML_HEADERS = { 'Content-Type': 'application/xml; charset=utf-8' };

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

const HEAD = { '@version': '1.0', '@encoding': 'UTF-8' };
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Windows that do not get the mobile layout (decisions, Device). */
const ON_DESKTOP = `only screen and (min-width: ${NARROW_BELOW}px)`;
const XHTML = 'http://www.w3.org/1999/xhtml';

/** /sitemap.xml: every address, or where there are more than a file holds the list of the files that have them. */
export async function sitemapText(most = MOST_IN_A_FILE): Promise<string> {
  const entries = await sitemapEntries();
  if (entries.length <= most) return fileOf(entries);
  const { siteUrl } = environment();
  const parts = partsOf(entries, most).map((part, index) => ({
    loc: new URL(sitemapPart(index + 1), siteUrl).href,
    ...(newest(part) && { lastmod: newest(part) }),
  }));
  return builder.build({ '?xml': HEAD, sitemapindex: { '@xmlns': SITEMAP, sitemap: parts } });
}

/** One of those files, counted from 1; undefined past the last, and where one holds everything. */
export async function sitemapPartText(number: number, most = MOST_IN_A_FILE): Promise<string | undefined> {
  const entries = await sitemapEntries();
  const part = entries.length > most ? partsOf(entries, most)[number - 1] : undefined;
  return part && fileOf(part);
}

/** The public path of a file, counted from 1. */
function sitemapPart(number: number): string {
  return `/sitemaps/${number}.xml`;
}

function fileOf(entries: readonly SitemapEntry[]): string {
  const url = entries.map(({ address, changed, priority, alternates, onDesktop }) => ({
    loc: address,
    'xhtml:link': [
      ...Object.entries(alternates).map(([language, href]) => ({
        '@rel': 'alternate',
        '@hreflang': language,
        '@href': href,
      })),
      ...(onDesktop ? [{ '@rel': 'alternate', '@media': ON_DESKTOP, '@href': onDesktop }] : []),
    ],
    ...(changed !== undefined && { lastmod: changed }),
    priority: priority.toFixed(1),
  }));
  return builder.build({ '?xml': HEAD, urlset: { '@xmlns': SITEMAP, '@xmlns:xhtml': XHTML, url } });
}

function partsOf<T>(items: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, part) =>
    items.slice(part * most, (part + 1) * most),
  );
}

function newest(entries: readonly SitemapEntry[]): string | undefined {
  return entries
    .flatMap(({ changed }) => changed ?? [])
    .sort()
    .at(-1);
}

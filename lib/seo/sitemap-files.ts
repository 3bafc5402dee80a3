import { XMLBuilder } from 'fast-xml-parser';
import { inTurns } from '../base/idle';
import { environment } from '../config/env';
import { NARROW_BELOW } from '../routing/narrow-window';
import { type MadeFile, madeFiles } from '../syndication/made-file';
import { readForSitemap, type SitemapEntry } from './sitemap';

/** Addresses in one file; the protocol allows 50,000 and 50 MB, and each of ours names four others. */
const MOST_IN_A_FILE = 10_000;

export const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8' };

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

const HEAD = { '@version': '1.0', '@encoding': 'UTF-8' };
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Windows that do not get the mobile layout (docs/requirements.md, Device). */
const ON_DESKTOP = `only screen and (min-width: ${NARROW_BELOW}px)`;
const XHTML = 'http://www.w3.org/1999/xhtml';

/** /sitemap.xml: every address, or where there are more than a file holds the list of the files that have them. */
export async function sitemapFile(most = MOST_IN_A_FILE): Promise<MadeFile> {
  const [file] = await sitemapFiles(most);
  return file as MadeFile;
}

/** A file of that list, counted from 1; undefined past the last, and where one holds everything. */
export async function sitemapPart(number: number, most = MOST_IN_A_FILE): Promise<MadeFile | undefined> {
  return (await sitemapFiles(most))[number];
}

/** The file of the address itself, and those that it lists. */
async function sitemapFiles(most: number): Promise<MadeFile[]> {
  const read = await readForSitemap();
  return madeFiles(`sitemap.${most}`, {
    sources: read.sources,
    said: () => read.said,
    make: async () => {
      const entries = await read.entries();
      if (entries.length <= most) return [await fileOf(entries)];
      const parts = partsOf(entries, most);
      return [indexOf(parts), ...(await Promise.all(parts.map(fileOf)))];
    },
  });
}

function indexOf(parts: readonly SitemapEntry[][]): string {
  const { siteUrl } = environment();
  const sitemap = parts.map((part, index) => ({
    loc: new URL(partPath(index + 1), siteUrl).href,
    ...(newest(part) && { lastmod: newest(part) }),
  }));
  return builder.build({ '?xml': HEAD, sitemapindex: { '@xmlns': SITEMAP, sitemap } });
}

/** The public path of a file, counted from 1. */
function partPath(number: number): string {
  return `/sitemaps/${number}.xml`;
}

async function fileOf(entries: readonly SitemapEntry[]): Promise<string> {
  const urls = await inTurns(entries, ({ address, changed, priority, alternates, onDesktop }) => {
    const url = {
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
    };
    return builder.build({ url });
  });
  const [head, end] = builder
    .build({ '?xml': HEAD, urlset: { '@xmlns': SITEMAP, '@xmlns:xhtml': XHTML, url: '' } })
    .split('<url/>');
  return [head, ...urls, end].join('');
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

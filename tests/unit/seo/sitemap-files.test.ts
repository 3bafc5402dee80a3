import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sitemapFile, sitemapPart } from '@/lib/seo/sitemap-files';
import type { MadeFile } from '@/lib/syndication/made-file';

jest.mock('next/cache', () => ({ unstable_cache: (work: () => unknown) => work }));

const parser = new XMLParser({ ignoreAttributes: false });
const read = (file: MadeFile | undefined) => {
  const xml = file?.body.toString();
  expect(XMLValidator.validate(xml ?? '')).toBe(true);
  return parser.parse(xml ?? '');
};

describe('sitemap: split when large', () => {
  test('sitemap: one file while it holds everything, and no other', async () => {
    const { urlset } = read(await sitemapFile());
    expect(urlset.url.length).toBeGreaterThan(100);
    expect(urlset.url[0]['xhtml:link'].map((link: Record<string, string>) => link['@_hreflang']).sort()).toEqual([
      'en',
      'x-default',
      'zh-Hans',
      'zh-Hant',
    ]);
    expect(await sitemapPart(1)).toBeUndefined();
  });

  test('Routes: of twins it has the mobile address, with that of desktops as its alternate', async () => {
    const { urlset } = read(await sitemapFile());
    const paths = ({ loc, 'xhtml:link': links }: { loc: string; 'xhtml:link': Record<string, string>[] }) => ({
      path: new URL(loc).pathname,
      onDesktop: links.flatMap((link) => (link['@_media'] ? new URL(link['@_href'] ?? '').pathname : [])),
    });
    const twins = urlset.url.map(paths).filter(({ onDesktop }: { onDesktop: string[] }) => onDesktop.length > 0);
    const ofEach = (path: string, onDesktop: string) =>
      Array.from({ length: 3 }, () => ({ path, onDesktop: [onDesktop] }));
    expect(twins).toEqual([
      ...ofEach('/roadService', '/sub-roadShow'),
      ...ofEach('/interaction', '/sub-investorInteraction'),
    ]);
  });

  test('sitemap: past that a list of files, which hold every address once', async () => {
    const whole = read(await sitemapFile()).urlset.url.map(({ loc }: { loc: string }) => loc);
    const most = 50;
    const { sitemapindex } = read(await sitemapFile(most));
    const addresses: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname);
    expect(addresses).toEqual(addresses.map((_, index) => `/sitemaps/${index + 1}.xml`));
    const parts = await Promise.all(addresses.map((_, index) => sitemapPart(index + 1, most)));
    const held = parts.flatMap((part) => [read(part).urlset.url].flat().map(({ loc }: { loc: string }) => loc));
    expect(held).toEqual(whole);
    expect(Math.max(...parts.map((part) => [read(part).urlset.url].flat().length))).toBeLessThanOrEqual(most);
    expect(await sitemapPart(addresses.length + 1, most)).toBeUndefined();
  });
});

import { type CheerioAPI, load } from 'cheerio';
import { LOCALES, type Locale } from '../../../lib/i18n/locales';
import { LAYOUTS, type Layout } from '../../../lib/site/routes';
import { expect, userAgentOf } from './test';

/** What visitors of a server find of what is published, by plain HTTP. */

/** A page; two addresses where the layouts have one each. */
export type Place = string | Readonly<Record<Layout, string>>;

/** Something that the public has, or has not, and where it is found then. */
export interface PublicThing {
  /** Pages that name it. */
  pages: readonly Place[];
  /** What stands there. */
  words: Readonly<Record<Locale, string>>;
  /** The feed that tells of it. */
  feed?: 'news' | 'announcements';
  /** What is searched for, and in which address what is found leads to. */
  search: { for: Readonly<Record<Locale, string>>; leadsTo: string };
  /** Part of its own address in the sitemap. */
  address?: string;
}

/** Every page shows a release within a second; a machine that does much else is given longer. */
const SOON = { timeout: 10_000, intervals: [100, 250, 500] };

const inLanguage = (path: string, locale: Locale) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;

/** Visitors of the server at an address. */
export function visitorsOf(address: () => string) {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${address()}${path}`, { headers: { 'User-Agent': userAgentOf('desktop'), ...headers }, redirect: 'manual' });
  const textOf = async (path: string) => (await ask(path)).text();

  const page = async (path: string, locale: Locale, layout: Layout = 'desktop'): Promise<CheerioAPI> => {
    const answer = await ask(inLanguage(path, locale), { 'User-Agent': userAgentOf(layout) });
    const $ = load(await answer.text());
    $('script, style').remove();
    return $;
  };
  /** What stands on a page, as it is read. */
  const read = async (path: string, locale: Locale, layout: Layout = 'desktop') =>
    (await page(path, locale, layout))('main')
      .text()
      .replace(/[\u200b\u2060]/g, '')
      .replace(/\s+/g, ' ');

  /** The first page on both layouts, the others on one of them in each language: every one has to be made anew for it. */
  const onPages = async (isThere: boolean, { pages, words }: Pick<PublicThing, 'pages' | 'words'>) => {
    for (const [place, each] of pages.entries()) {
      for (const [index, locale] of LOCALES.entries()) {
        for (const layout of place === 0 ? LAYOUTS : [LAYOUTS[(index + place) % 2] as Layout]) {
          const path = typeof each === 'string' ? each : each[layout];
          const has = async () => (await read(path, locale, layout)).includes(words[locale]);
          await expect.poll(has, { message: `${path} ${locale} ${layout}: ${words[locale]}`, ...SOON }).toBe(isThere);
        }
      }
    }
  };
  const inFeedAndSearch = async (isThere: boolean, { words, feed, search }: PublicThing) => {
    for (const locale of LOCALES) {
      if (feed) {
        const file = `/feeds/${feed}.${locale}.xml`;
        const has = async () => (await textOf(file)).includes(words[locale]);
        await expect.poll(has, { message: file, ...SOON }).toBe(isThere);
      }
      const found = async () =>
        (await page(`/search?q=${encodeURIComponent(search.for[locale])}`, locale))(`main a[href*="${search.leadsTo}"]`)
          .length > 0;
      await expect.poll(found, { message: `search ${search.for[locale]}`, ...SOON }).toBe(isThere);
    }
  };
  const everywhere = async (isThere: boolean, thing: PublicThing) => {
    await onPages(isThere, thing);
    await inFeedAndSearch(isThere, thing);
    const { address: part } = thing;
    if (part === undefined) return;
    const mapped = async () => (await textOf('/sitemap.xml')).includes(part.replaceAll('&', '&amp;'));
    await expect.poll(mapped, { message: `sitemap ${part}`, ...SOON }).toBe(isThere);
  };

  return {
    ask,
    textOf,
    page,
    /** A page has come to say something, or says it no longer. */
    sees: (place: Place, words: PublicThing['words']) => onPages(true, { pages: [place], words }),
    seesNot: (place: Place, words: PublicThing['words']) => onPages(false, { pages: [place], words }),
    /** Pages, feed, search and sitemap have it, or none of them has. */
    find: (thing: PublicThing) => everywhere(true, thing),
    findNothingOf: (thing: PublicThing) => everywhere(false, thing),
    /** Addresses that somebody guessed lead nowhere. */
    async guessInVain(...paths: string[]) {
      for (const path of paths) {
        for (const layout of LAYOUTS)
          expect([path, (await ask(path, { 'User-Agent': userAgentOf(layout) })).status]).toEqual([path, 404]);
      }
    },
  };
}

import { Parser } from 'htmlparser2';
import { LOCALES, type Locale } from '../../i18n/locales';
import { loadMessages } from '../../i18n/messages';
import { pathOf, ROUTE_IDS, ROUTES, type RouteId } from '../../site/routes';
import type { Entry, Passage } from '../entry';
import { withOtherTitles } from './registers';

/** A page's HTML, as this server answers it; undefined where it cannot be had. */
export type AskForPage = (path: string) => Promise<string | undefined>;

/** Pages whose words are entries themselves, which stand in the index one by one. */
const OF_ENTRIES: ReadonlySet<RouteId> = new Set<RouteId>(['openApi', 'usingDocument']);

/** The pages of the table of routes, with the words that stand on them; of lists their titles alone. */
export async function pageEntries(ask: AskForPage): Promise<Entry[] | undefined> {
  const drafts: Entry[] = [];
  for (const locale of LOCALES) {
    const { pages } = await loadMessages(locale);
    for (const route of ROUTE_IDS) {
      const { query, weight } = ROUTES[route];
      if (weight === 0) continue;
      const about = { place: '', heading: '', words: pages[route].description };
      const draft = { locale, kind: 'page' as const, key: route, title: pages[route].title, target: { route } };
      if (query === 'paging' || OF_ENTRIES.has(route)) {
        drafts.push({ ...draft, passages: [about] });
        continue;
      }
      const html = await ask(addressOn(route, locale));
      // What a page says is known only once it answers; the index keeps what it had.
      if (html === undefined) return undefined;
      drafts.push({ ...draft, passages: [about, ...passagesOfPage(html)] });
    }
  }
  return withOtherTitles(drafts);
}

/** Of the layout that crawlers see (decisions, Routes). */
function addressOn(route: RouteId, locale: Locale): string {
  return `${pathOf(route, 'mobile')}?lang=${locale}`;
}

const NOT_READ = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'form',
  'nav',
  'button',
  'svg',
  'dialog',
  'video',
]);
const HEADINGS = new Set(['h1', 'h2', 'h3']);
/** Words on both sides of these belong together. */
const INLINE = new Set([
  'a',
  'b',
  'bdi',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
  'mark',
  'abbr',
  'time',
]);
const EMPTY = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** What stands in the main part of a page, by heading; each leads to the nearest id that stands before or around it. */
export function passagesOfPage(html: string): Passage[] {
  const passages: Passage[] = [];
  /** The open elements: whether each is read, and the nearest id around. */
  const open: { name: string; read: boolean; id: string }[] = [];
  let current: Passage = { place: '', heading: '', words: '' };
  const take = () => {
    const [heading, words] = [current.heading, current.words].map((text) => text.replace(/\s+/g, ' ').trim());
    if (heading || words) passages.push({ place: current.place, heading: heading ?? '', words: words ?? '' });
  };
  const parser = new Parser(
    {
      onopentag(name, { id, 'aria-hidden': hidden }) {
        const around = open.at(-1);
        const inMain = around !== undefined || name === 'main';
        if (!inMain) return;
        if (HEADINGS.has(name) && around?.read) {
          take();
          current = { place: id ?? around.id, heading: '', words: '' };
        } else if (!INLINE.has(name)) {
          write(' ');
        }
        if (EMPTY.has(name)) return;
        const isMain = name === 'main';
        const read = isMain || (around?.read === true && !NOT_READ.has(name) && hidden !== 'true');
        // The id of the whole is that of its beginning.
        open.push({ name, read, id: isMain ? '' : (id ?? around?.id ?? '') });
      },
      ontext(text) {
        if (open.at(-1)?.read) write(text);
      },
      onclosetag(name) {
        if (EMPTY.has(name) || open.length === 0) return;
        open.pop();
        if (!INLINE.has(name)) write(' ');
      },
    },
    { decodeEntities: true },
  );
  const write = (text: string) => {
    if (open.some((element) => HEADINGS.has(element.name))) current.heading += text;
    else current.words += text;
  };
  parser.write(html);
  parser.end();
  take();
  return passages;
}

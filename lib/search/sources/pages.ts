import { Parser } from 'htmlparser2';
import { createTranslator } from 'next-intl';
import { companyWords } from '../../company/company-words';
import { LOCALES, type Locale } from '../../i18n/locales';
import { loadMessages } from '../../i18n/messages';
import { type Layout, ROUTE_IDS, ROUTES, type RouteId } from '../../site/routes';
import type { Entry, Passage } from '../entry';
import { withOtherTitles } from './lists';

/** A page that has been made. */
export interface WarmPage {
  id: RouteId;
  layout: Layout;
  locale: Locale;
  html: string;
}

/** What stands on the pages of this server, by route and language. */
export class PageWords {
  readonly #passages = new Map<string, Passage[]>();

  /** Takes the words of a page; those of the layout that crawlers see (docs/requirements.md, Routes). */
  readonly take = ({ id, layout, locale, html }: WarmPage): void => {
    if (layout === 'mobile' && !isOfEntries(id)) this.#passages.set(`${id}/${locale}`, passagesOfPage(html));
  };

  of(id: RouteId, locale: Locale): Passage[] | undefined {
    return this.#passages.get(`${id}/${locale}`);
  }
}

/** Whether a page's words are entries themselves, which stand in the index one by one. */
function isOfEntries(id: RouteId): boolean {
  return ROUTES[id].query === 'paging' || id === 'openApi' || id === 'usingDocument';
}

/** The pages of the table of routes, with the words that stand on them; undefined where one is not known. */
export async function pageEntries(words: PageWords): Promise<Entry[] | undefined> {
  const drafts: Entry[] = [];
  for (const locale of LOCALES) {
    const messages = await loadMessages(locale);
    const pages = createTranslator({ locale, messages, namespace: 'pages' });
    const facts = companyWords(locale);
    for (const id of ROUTE_IDS) {
      if (ROUTES[id].weight === 0) continue;
      const onIt = isOfEntries(id) ? [] : words.of(id, locale);
      if (onIt === undefined) return undefined;
      const title = pages(`${id}.title`);
      const about = { place: '', heading: '', words: pages(`${id}.description`, facts) };
      drafts.push({ locale, kind: 'page', key: id, title, target: { route: id }, passages: [about, ...onIt] });
    }
  }
  return withOtherTitles(drafts);
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
/** Words for those who hear a page, such as what a link does. */
const UNSEEN = 'visually-hidden';
/** The number of a step, in an element of its own. */
const STEP = /^\s*\d{1,2}\s*$/;
/** Ids of `useId`, which the next build may give to something else. */
const MADE_BY_REACT = '_R_';
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

/** What stands in the main part of a page, by heading, a line for each block; each leads to the nearest id that stands before or around it. */
export function passagesOfPage(html: string): Passage[] {
  const passages: Passage[] = [];
  /** The open elements: whether each is read, and the nearest id around. */
  const open: { name: string; read: boolean; id: string }[] = [];
  let current: Passage = { place: '', heading: '', words: '' };
  const take = () => {
    const heading = current.heading.replace(/\s+/g, ' ').trim();
    const words = current.words
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim();
    if (heading || words) passages.push({ place: current.place, heading, words });
  };
  const parser = new Parser(
    {
      onopentag(
        name,
        {
          id: given,
          'aria-hidden': hidden,
          'data-chart': chart,
          'data-nosnippet': apart,
          'data-entry': entry,
          class: looks,
        },
      ) {
        const id = given?.startsWith(MADE_BY_REACT) ? undefined : given;
        const around = open.at(-1);
        const inMain = around !== undefined || name === 'main';
        if (!inMain) return;
        if (HEADINGS.has(name) && around?.read) {
          take();
          current = { place: id ?? around.id, heading: '', words: '' };
        } else if (!INLINE.has(name)) {
          write('\n');
        }
        if (EMPTY.has(name)) return;
        const isMain = name === 'main';
        // Of a heading only what is seen: the rest says what its link does.
        const seen = !inHeading() || !looks?.split(' ').includes(UNSEEN);
        // The amounts along a chart are no sentence of the page; what it shows is said below it. What search engines are
        // asked to leave out of their snippets is not what a page is about either, and what is an entry is found as one.
        const left = [chart, apart, entry].some((mark) => mark !== undefined);
        const told = !NOT_READ.has(name) && hidden !== 'true' && !left;
        const read = isMain || (around?.read === true && seen && told);
        // The id of the whole is that of its beginning.
        open.push({ name, read, id: isMain ? '' : (id ?? around?.id ?? '') });
      },
      ontext(text) {
        const within = open.at(-1);
        if (!within?.read || (within.name === 'span' && inHeading() && STEP.test(text))) return;
        // A line of the source is none of the page.
        write(text.replace(/\s+/g, ' '));
      },
      onclosetag(name) {
        if (EMPTY.has(name) || open.length === 0) return;
        open.pop();
        if (!INLINE.has(name)) write('\n');
      },
    },
    { decodeEntities: true },
  );
  const inHeading = () => open.some((element) => HEADINGS.has(element.name));
  const write = (text: string) => {
    if (inHeading()) current.heading += text;
    else current.words += text;
  };
  parser.write(html);
  parser.end();
  take();
  return passages;
}

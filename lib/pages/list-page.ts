import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type ListPage, readListPage } from '../api/list-page';
import { readList } from '../api/reads';
import { filingMarkdownPath } from '../content/filing-markdown';
import type { Filing } from '../content/filing-page';
import { markedWords } from '../content/marked-words';
import type { ItemOf } from '../contract/calls';
import type { Marked } from '../contract/document-marks';
import { CALL_OF_PAGE, registerOnPage } from '../contract/list-pages';
import { type RegisterName, type Registers, registerOf } from '../contract/registers';
import { dayMonthYear, longDate } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import type { PageAnswer } from '../next/page-answer';
import { listQuery } from '../routing/query';
import type { MetadataOptions } from '../seo/metadata';
import { linkFrom, type PageContext } from '../site/page-context';
import type { ListRouteId } from '../site/routes';
import { excerptOf } from '../text/html';
import type { DefinedPage, DefinePage } from './define-page';

export type EntryOf<Route extends ListRouteId> = ItemOf<(typeof CALL_OF_PAGE)[Route]>;

/** A list as it is being shown; the page's query names the page and the filter that really are. */
export interface CurrentList<Entry> {
  page: PageContext<ListRouteId>;
  list: ListPage<Entry>;
}

/**
 * Gives a layout the function that its pages of lists are written with (docs/requirements.md, Routes):
 * it names the route, what draws the list, and how to read what the page shows besides: with the entry, where it is the
 * page of one.
 * What a visitor searched for stays out of search engines.
 */
export function listPagesOf(definePage: DefinePage) {
  return function defineListPage<Route extends ListRouteId, Besides extends object = object>(
    route: Route,
    View: (shown: CurrentList<EntryOf<Route>> & Besides) => ReactNode,
    readBesides?: (locale: Locale, entry?: EntryOf<Route>) => Promise<Besides>,
  ): DefinedPage {
    type Shown = CurrentList<EntryOf<Route>> & Besides;
    return definePage<ListRouteId, Shown>(route, {
      read: async ({ page, paging, filter }) => {
        const reading = readListPage<EntryOf<Route>>({ paging, filter }, (request) =>
          readList(CALL_OF_PAGE[route], page.locale, request),
        );
        const [list, besides] = await Promise.all([
          reading,
          filter.item === undefined
            ? readBesides?.(page.locale)
            : reading.then((read) => readBesides?.(page.locale, oneEntry(read))),
        ]);
        const movedTo = list.read.state === 'failed' ? undefined : list.read.data.movedTo;
        if (movedTo !== undefined) redirect(linkFrom(page, route, { query: { item: movedTo } }));
        const shown = { ...page, query: listQuery(route, list.paging, list.filter) };
        return { page: shown, list, ...besides } as Shown;
      },
      metadata: async ({ page, list }) => ({
        hidden: list.filter.q !== undefined,
        ...(list.filter.item !== undefined && (await metadataOfItem(route, page.locale, list))),
      }),
      answer: ({ list }) => answerOfList(list),
      View,
    });
  };
}

/** The one entry that a page is of; undefined where it is of a list, or where there is no such entry. */
export function oneEntry<Entry>({ read, filter }: ListPage<Entry>): Entry | undefined {
  return filter.item === undefined || read.state === 'failed' ? undefined : read.data.items[0];
}

/** An entry that is not there is missing; a search and a page past the end are not kept. */
export function answerOfList({ read, filter, kept }: ListPage<unknown>): PageAnswer | undefined {
  if (filter.item !== undefined && read.state !== 'failed' && read.data.items.length === 0) return 'missing';
  return filter.q !== undefined || !kept ? 'not-kept' : undefined;
}

/**
 * Of a page of one entry: its title with its day, since returns of two months have the same one, and its first words;
 * of a document that was corrected or withdrawn that it was, and why.
 */
async function metadataOfItem(
  route: ListRouteId,
  locale: Locale,
  { read, filter: { item } }: ListPage<unknown>,
): Promise<MetadataOptions> {
  const register = registerOnPage(route);
  const entry = read.state === 'failed' ? undefined : (read.data.items[0] as AnyEntry | undefined);
  if (!register || !entry) return { hidden: true, query: {} };
  const pages = await getTranslations({ locale, namespace: 'pages' });
  const t = await getTranslations({ locale, namespace: 'investors.filter' });
  const marked = await markedWords(locale);
  const { title, words } = registerOf(register);
  const name = title(entry);
  const day = dayMonthYear(entry.publishTime);
  const date = longDate(entry.publishTime, locale);
  const says = excerptOf(words?.(entry) || name, DESCRIPTION[locale]);
  return {
    item,
    ...markdownOf(route, locale, entry),
    title: [marked.title(name, entry), day].filter(Boolean).join(' · '),
    description: [marked.words(entry), says, date && t('published', { date }), pages(`${route}.title`)]
      .filter(Boolean)
      .join(' | '),
  };
}

/** Filings alone are offered as Markdown. */
function markdownOf(route: ListRouteId, locale: Locale, entry: AnyEntry): Pick<MetadataOptions, 'markdown'> {
  const register = registerOnPage(route);
  if (register !== 'reports' && register !== 'circulars') return {};
  return { markdown: filingMarkdownPath(register, entry as Filing, locale) };
}

type AnyEntry = Registers[RegisterName] & Marked;

const DESCRIPTION = { zt: 60, zh: 60, en: 120 } as const;

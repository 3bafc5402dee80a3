import type { Metadata } from 'next';
import { type ComponentType, cache, type ReactNode } from 'react';
import { showCompany } from '../api/company';
import { currentLocale } from '../i18n/current-locale';
import { answerPage, type PageAnswer } from '../next/page-answer';
import { type AskedQuery, parseSegments, UNREADABLE } from '../routing/query';
import { type MetadataOptions, pageMetadata } from '../seo/metadata';
import type { PageContext } from '../site/page-context';
import { isItemRoute, type Layout, type RouteId } from '../site/routes';

/** What an address asks for: the page, and what its route takes of the query (docs/requirements.md, Routes). */
export type AskedPage<Id extends RouteId> = { page: PageContext<Id> } & AskedQuery<Id>;

/** What a page shows. Its `page` is the one that is shown: of a list the last, where one past the end was asked for. */
interface Shown {
  page: PageContext;
}

/** What a page is made of, whichever layout stands around it. */
export type PageContent<Id extends RouteId, Data extends Shown> = {
  /** Title and the like, where they are not the route's own. */
  metadata?(data: Data): MetadataOptions | Promise<MetadataOptions>;
  /** How it is answered, where it is not simply shown and kept. */
  answer?(data: Data): PageAnswer | undefined;
  View(data: Data): ReactNode | Promise<ReactNode>;
} & (AskedPage<Id> extends Data ? { read?: Reading<Id, Data> } : { read: Reading<Id, Data> });

/** Reads what a page shows, once for its metadata and itself; a page that shows no data needs none. */
type Reading<Id extends RouteId, Data extends Shown> = (asked: AskedPage<Id>) => Data | Promise<Data>;

/** Props of a page whose internal address may end in `[[...query]]`: the validated query as segments. */
interface PageProps {
  params: Promise<{ query?: string[] }>;
}

export interface DefinedPage {
  metadata(props: PageProps): Promise<Metadata>;
  render(props: PageProps): Promise<ReactNode>;
}

/** The function that the page files of a layout are written with. */
export type DefinePage = ReturnType<typeof pagesOf>;

/**
 * Gives a layout the function that its page files are written with: it names the
 * route, and what the page is made of.
 *
 * @param Shell header and footer of the layout
 * @param Unreadable what stands there for an address that cannot be read
 */
export function pagesOf(
  layout: Layout,
  Shell: ComponentType<{ page: PageContext; children: ReactNode }>,
  Unreadable: ComponentType<{ page: PageContext }>,
) {
  return function definePage<Id extends RouteId, Data extends Shown>(
    route: Id,
    content: PageContent<Id, Data>,
  ): DefinedPage {
    const { metadata } = content;
    const View = content.View as ComponentType<Data>;
    const read = content.read ?? ((asked: AskedPage<Id>) => asked as unknown as Data);
    // Once for a rendering. The segments come as one text, since two lists are never the same.
    const readAt = cache(async (segments: string) => {
      const page: PageContext<Id> = { route, layout, locale: await currentLocale() };
      await showCompany();
      // An article that cannot be named is one that is not there.
      if (segments === UNREADABLE && !isItemRoute(route)) return { page, data: undefined };
      const data = await read({ page, ...(parseSegments(route, segments.split('/')) as AskedQuery<Id> & object) });
      return { page: data.page, data };
    });
    const shown = async ({ params }: PageProps) => readAt(((await params).query ?? []).join('/'));
    return {
      metadata: async (props) => {
        const { page, data } = await shown(props);
        if (data === undefined) return pageMetadata(page, { hidden: true });
        return pageMetadata(page, { query: page.query, ...(await metadata?.(data)) });
      },
      render: async (props) => {
        const { page, data } = await shown(props);
        const answer = data === undefined ? 'missing' : content.answer?.(data);
        if (answer !== undefined) await answerPage(answer);
        return <Shell page={page}>{data === undefined ? <Unreadable page={page} /> : <View {...data} />}</Shell>;
      },
    };
  };
}

import type { ListFilter } from '@/lib/domain/list-filter';
import type { CurrentList } from '@/lib/pages/list-page';
import { listQuery } from '@/lib/routing/query';
import { linkFrom } from '@/lib/site/page-context';
import { ChoiceLinks } from './choice-links';

export interface KindLinksProps<Kind extends string> extends Pick<CurrentList<unknown>, 'page' | 'list'> {
  /** How many there are of each, in the order in which they are offered. */
  counts: readonly (readonly [Kind, number])[];
  /** The kind that is shown; all of them where there is none. */
  shown: Kind | undefined;
  /** What narrows the list to a kind. */
  filterOf: (kind: Kind | undefined) => ListFilter;
  label: string;
  /** The label stands before them. */
  labelled?: boolean;
  all: string;
  nameOf: (kind: Kind) => string;
}

/**
 * Narrows a list to a kind (docs/requirements.md, Routes): links, each with how many there are. A kind of which there is
 * nothing has no link, unless it is the one that is shown.
 */
export function KindLinks<Kind extends string>({
  page,
  list: { paging, filter },
  counts,
  shown,
  filterOf,
  label,
  labelled = false,
  all,
  nameOf,
}: KindLinksProps<Kind>) {
  const offered = counts.filter(([kind, count]) => count > 0 || kind === shown);
  if (offered.length === 0) return null;
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const choices: (readonly [Kind | undefined, number])[] = [[undefined, total], ...offered];
  return (
    <ChoiceLinks
      label={label}
      lead={labelled ? label : undefined}
      choices={choices.map(([kind, count]) => ({
        key: kind ?? 'all',
        label: kind === undefined ? all : nameOf(kind),
        href: linkFrom(page, page.route, {
          query: listQuery(page.route, { ...paging, pageIndex: 1 }, { ...filter, ...filterOf(kind) }),
        }),
        current: kind === shown,
        count,
      }))}
    />
  );
}

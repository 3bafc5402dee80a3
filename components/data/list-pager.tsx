import { useTranslations } from 'next-intl';
import type { List } from '@/lib/contract/types';
import type { Paging } from '@/lib/domain/list-filter';
import { pagingQuery } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { type ListRouteId, listRoute } from '@/lib/site/routes';
import { Pager } from '../ui/actions/pager';
import { ListArrival } from './list-arrival';

export interface ListPagerProps {
  page: PageContext<ListRouteId>;
  paging: Paging;
  list: List<unknown>;
}

/** Which entries of how many a page shows, and in words. */
function useRange({ paging: { pageIndex, pageSize }, list }: Pick<ListPagerProps, 'paging' | 'list'>) {
  const t = useTranslations('common.pager');
  const before = (pageIndex - 1) * pageSize;
  const from = before + 1;
  // A page that is not full is the last one: there the total is known, whoever names it.
  const total = list.total ?? (list.more ? undefined : before + list.items.length);
  const range =
    total === undefined
      ? t('rangeOpen', { from, to: pageIndex * pageSize })
      : t('range', { from, to: Math.min(total, pageIndex * pageSize), total });
  return { total, range };
}

/** Where a list begins: what is heard when its page is turned by the keyboard. */
export function ListBeginning({ page, paging, list }: ListPagerProps) {
  const { range } = useRange({ paging, list });
  if (list.items.length === 0) return null;
  return <ListArrival part={JSON.stringify([page.query, paging])}>{range}</ListArrival>;
}

/** The pager of a register: its sizes and addresses from the table of routes, its words from the messages. */
export function ListPager({ page, paging, list }: ListPagerProps) {
  const t = useTranslations('common.pager');
  const { total, range } = useRange({ paging, list });
  if (list.items.length === 0) return null;
  return (
    <Pager
      {...paging}
      total={total}
      pageSizes={listRoute(page.route).pageSizes}
      hrefFor={(target) => linkFrom(page, page.route, { query: { ...page.query, ...pagingQuery(page.route, target) } })}
      labels={{
        pager: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: number }),
        perPage: t('perPage'),
        range,
      }}
    />
  );
}

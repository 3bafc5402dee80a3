import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/page-context';
import { ROUTES } from '@/lib/routes';
import { type Paging, pagingQuery } from '@/lib/routing/query';
import { Pager } from '../ui/pager';

/** The pager of a register: its sizes and addresses from the table of routes, its words from the messages. */
export function ListPager({ page, paging, total }: { page: PageContext; paging: Paging; total: number }) {
  const t = useTranslations('common.pager');
  const { pageIndex, pageSize } = paging;
  const from = (pageIndex - 1) * pageSize + 1;
  return (
    <Pager
      {...paging}
      total={total}
      pageSizes={ROUTES[page.route].pageSizes ?? []}
      hrefFor={(target) => linkFrom(page, page.route, { query: { ...page.query, ...pagingQuery(page.route, target) } })}
      labels={{
        pager: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { page: number }),
        perPage: t('perPage'),
        range: t('range', { from, to: Math.min(total, pageIndex * pageSize), total }),
      }}
    />
  );
}

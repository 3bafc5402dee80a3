import { useTranslations } from 'next-intl';
import { isNarrowed, type ListFilter } from '@/lib/domain/list-filter';
import type { CurrentList } from '@/lib/pages/list-page';
import { pagingQuery } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ButtonLink } from '../../ui/actions/button';
import { Link } from '../../ui/actions/link';
import { EmptyState } from '../../ui/layout/empty-state';
import styles from './search-result.module.css';

interface SearchProps {
  page: PageContext;
  filter: ListFilter;
}

/** That a register is narrowed: by what, to how many entries, said aloud too, and the way back to the whole. */
export function NarrowedSummary({ page, list, total }: CurrentList<unknown> & { total: number }) {
  const t = useTranslations('investors.filter');
  const { paging, filter } = list;
  if (!isNarrowed(filter) || (filter.item !== undefined && total === 0)) return null;
  return (
    <div className={styles.summary}>
      <p role="status">{wordsFor(filter, total, t)}</p>
      {total > 0 && (
        <Link href={linkFrom(page, page.route, { query: pagingQuery(page.route, { ...paging, pageIndex: 1 }) })}>
          {t('whole')}
        </Link>
      )}
    </div>
  );
}

function wordsFor(
  { year, q, kind, item }: ListFilter,
  count: number,
  t: ReturnType<typeof useTranslations<'investors.filter'>>,
) {
  if (item !== undefined) return t('one');
  const which = { count, year: String(year), kind: kind === undefined ? '' : t(`kind.${kind}`) };
  if (q === undefined) {
    if (kind === undefined) return t('inYear', which);
    return year === undefined ? t('ofKind', which) : t('ofKindInYear', which);
  }
  if (kind === undefined) return year === undefined ? t('found', { ...which, q }) : t('foundInYear', { ...which, q });
  return year === undefined ? t('foundOfKind', { ...which, q }) : t('foundOfKindInYear', { ...which, q });
}

/** Where the entries would stand: nothing was published yet, or nothing was found, with the way back to the whole. */
export function NothingFound({ page, filter: { q, kind, item } }: SearchProps) {
  const t = useTranslations('investors.filter.none');
  const empty = useTranslations('common.empty');
  if (q === undefined && kind === undefined && item === undefined)
    return <EmptyState title={empty('title')} text={empty('text')} />;
  return (
    <EmptyState
      title={item ? t('itemTitle') : q === undefined ? t('kindTitle') : t('title', { q })}
      text={item ? t('itemText') : q === undefined ? t('kindText') : t('text')}
      action={
        <ButtonLink look="outline" href={linkFrom(page, page.route)}>
          {t('action')}
        </ButtonLink>
      }
    />
  );
}

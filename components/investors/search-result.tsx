import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { isNarrowed, type ListFilter, pagingQuery } from '@/lib/routing/query';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import styles from './search-result.module.css';

interface SearchProps {
  page: PageContext;
  filter: ListFilter;
}

/** That a register is narrowed: by what, to how many entries, said aloud too, and the way back to the whole. */
export function NarrowedSummary({ page, list, total }: CurrentList<unknown> & { total: number }) {
  const t = useTranslations('investors.filter');
  const { paging, filter } = list;
  if (!isNarrowed(filter)) return null;
  return (
    <div className={styles.summary}>
      <p role="status">{wordsFor(filter, total, t)}</p>
      {total > 0 && (
        <Link
          href={linkFrom(page, page.route, { query: pagingQuery(page.route, { ...paging, pageIndex: 1 }) })}
          prefetch={false}
        >
          {t('whole')}
        </Link>
      )}
    </div>
  );
}

function wordsFor({ year, q }: ListFilter, count: number, t: ReturnType<typeof useTranslations<'investors.filter'>>) {
  if (q === undefined) return t('inYear', { count, year: String(year) });
  return year === undefined ? t('found', { count, q }) : t('foundInYear', { count, q, year: String(year) });
}

/** Where the entries would stand: nothing was published yet, or nothing was found, with the way back to the whole. */
export function NothingFound({ page, filter: { q } }: SearchProps) {
  const t = useTranslations('investors.filter.none');
  const empty = useTranslations('common.empty');
  if (q === undefined) return <EmptyState title={empty('title')} text={empty('text')} />;
  return (
    <EmptyState
      title={t('title', { q })}
      text={t('text')}
      action={
        <ButtonLink look="outline" href={linkFrom(page, page.route)}>
          {t('action')}
        </ButtonLink>
      }
    />
  );
}

import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/page-context';
import type { ListFilter } from '@/lib/routing/query';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import styles from './search-result.module.css';

interface SearchProps {
  page: PageContext;
  filter: ListFilter;
}

/** How many entries a search found, said aloud too. */
export function SearchSummary({ filter: { year, q }, total }: SearchProps & { total: number }) {
  const t = useTranslations('investors.filter');
  if (q === undefined) return null;
  return (
    <p role="status" className={styles.summary}>
      {year === undefined ? t('found', { count: total, q }) : t('foundInYear', { count: total, q, year: String(year) })}
    </p>
  );
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

import { Search, X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { CurrentList } from '@/lib/content/list-page';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { listQuery, pagingQuery } from '@/lib/routing/query';
import { linkFrom } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { SEARCH_LENGTH } from '@/lib/validation/patterns';
import choices from '../data/choice-links.module.css';
import styles from './register-filter.module.css';

/**
 * Narrows a register by year and by words (decisions, Routes). Years are links and the search is a plain
 * form, so both work without JavaScript and lead to an address that can be shared. Of entries without dates
 * there are no years to choose from; they can be searched all the same.
 */
export function RegisterFilter({ page, list, years }: CurrentList<unknown> & { years: number[] }) {
  const t = useTranslations('investors.filter');
  const { paging, filter } = list;
  const { pageSize } = pagingQuery(page.route, paging);
  const hrefFor = (change: { year?: number; q?: string }) =>
    linkFrom(page, page.route, { query: listQuery(page.route, { ...paging, pageIndex: 1 }, { ...filter, ...change }) });
  const keptFields = {
    kind: filter.kind,
    year: filter.year,
    pageSize,
    lang: page.locale === DEFAULT_LOCALE ? undefined : page.locale,
  };
  const label = t(page.route === 'investorQuestions' ? 'searchQuestions' : 'search');

  return (
    <div className={styles.filter}>
      {years.length > 0 && (
        <nav aria-label={t('years')} className={`${choices.choices} ${styles.years}`}>
          <ul>
            {[undefined, ...years].map((year) => (
              <li key={year ?? 'all'}>
                <Link
                  href={hrefFor({ year })}
                  prefetch={false}
                  aria-current={year === filter.year ? 'true' : undefined}
                  className={choices.choice}
                  data-figures
                >
                  {year ?? t('allYears')}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers and readers do not know the search element. */}
      <form role="search" action={pathOf(page.route, page.layout)} className={styles.search}>
        {Object.entries(keptFields).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <input
          // Another search is another field, with its own words in it.
          key={filter.q}
          type="search"
          name="q"
          defaultValue={filter.q}
          maxLength={SEARCH_LENGTH}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
        />
        {filter.q !== undefined && (
          <Link href={hrefFor({ q: undefined })} className={styles.icon} aria-label={t('clear')}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        )}
        <button type="submit" className={styles.icon} aria-label={t('submit')}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { CurrentList } from '@/lib/pages/list-page';
import { listQuery, pagingQuery } from '@/lib/routing/query';
import { linkFrom } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { SEARCH_LENGTH } from '@/lib/validation/patterns';
import { ChoiceLinks } from '../../data/choice-links';
import { SearchForm } from '../../ui/fields/search-form';
import styles from './register-filter.module.css';

/**
 * Narrows a register by year and by words (docs/requirements.md, Routes). Years are links and the search is a plain
 * form, so both work without JavaScript and lead to an address that can be shared. Of entries without dates
 * there are no years to choose from; they can be searched all the same.
 */
export function RegisterFilter({
  page,
  list,
  years,
  children,
}: CurrentList<unknown> & {
  years: number[];
  /** Kinds or topics, on a line of their own. */
  children?: ReactNode;
}) {
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

  const search = (
    <SearchForm
      action={pathOf(page.route, page.layout)}
      kept={keptFields}
      q={filter.q}
      longest={SEARCH_LENGTH}
      words={{ label, submit: t('submit') }}
      clear={{ href: hrefFor({ q: undefined }), label: t('clear') }}
    />
  );
  const isPhone = page.layout === 'mobile';

  return (
    <div className={styles.filter}>
      {isPhone && search}
      {children && <div className={styles.kinds}>{children}</div>}
      {years.length > 0 && (
        <ChoiceLinks
          label={t('years')}
          lead={t('yearsBrief')}
          figures
          choices={[undefined, ...years].map((year) => ({
            key: String(year ?? 'all'),
            label: String(year ?? t('allYears')),
            href: hrefFor({ year }),
            current: year === filter.year,
          }))}
        />
      )}
      {!isPhone && search}
    </div>
  );
}

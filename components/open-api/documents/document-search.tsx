import { useTranslations } from 'next-intl';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { pathOf } from '@/lib/site/routes';
import { SEARCH_LENGTH } from '@/lib/validation/patterns';
import { SearchForm } from '../../ui/fields/search-form';

/** Searches all documents. */
export function DocumentSearch({ page, q }: { page: PageContext; q?: string }) {
  const t = useTranslations('documents.search');
  return (
    <SearchForm
      action={pathOf('openApi', page.layout)}
      kept={{ lang: page.locale === DEFAULT_LOCALE ? undefined : page.locale }}
      q={q}
      longest={SEARCH_LENGTH}
      words={{ label: t('label'), submit: t('submit') }}
      clear={{ href: linkFrom(page, 'openApi'), label: t('all') }}
    />
  );
}

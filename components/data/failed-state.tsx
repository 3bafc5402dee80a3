import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

/** Where a list would stand that could not be had and never was before. */
export function FailedState({ page }: { page: PageContext }) {
  const t = useTranslations('common.failed');
  return (
    <EmptyState
      kind="failed"
      title={t('title')}
      text={t('text')}
      action={
        // A full load, so that the page is asked for again.
        <a href={linkFrom(page, page.route, { query: page.query })} className={buttonClass('outline')}>
          {t('retry')}
        </a>
      }
    />
  );
}

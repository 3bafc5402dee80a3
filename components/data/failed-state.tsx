import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { buttonClass } from '../ui/actions/button';
import { EmptyState } from '../ui/layout/empty-state';

/** Where a list would stand that never was had before: it could not be had now either, or is still on its way. */
export function FailedState({ page, awaited }: { page: PageContext; awaited?: string | undefined }) {
  const t = useTranslations('common');
  return (
    <EmptyState
      kind="failed"
      title={t(awaited ? 'awaited.title' : 'failed.title')}
      text={t(awaited ? 'awaited.text' : 'failed.text')}
      action={
        // A full load, so that the page is asked for again.
        <a href={linkFrom(page, page.route, { query: page.query })} className={buttonClass('outline')}>
          {t('failed.retry')}
        </a>
      }
    />
  );
}

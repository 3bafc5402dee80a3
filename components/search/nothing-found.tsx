import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ButtonLink } from '../ui/actions/button';
import { EmptyState } from '../ui/layout/empty-state';
import styles from './nothing-found.module.css';
import { OftenSearched } from './often-searched';
import { searchLink } from './search-link';

/** Right after the start of a site nobody knows yet whether there is something. */
export function NotFoundYet({ page, q }: { page: PageContext; q: string }) {
  const t = useTranslations('search');
  return (
    <EmptyState
      kind="failed"
      title={t('notYet.title', { q })}
      text={t('preparing')}
      action={
        <ButtonLink look="outline" href={searchLink(page, q)}>
          {t('notYet.again')}
        </ButtonLink>
      }
    />
  );
}

/** Where else to look. */
export function NothingFound({ page, q }: { page: PageContext; q: string }) {
  const t = useTranslations('search.none');
  return (
    <>
      <EmptyState
        title={t('title', { q })}
        text={t('text')}
        action={
          <div className={styles.actions}>
            <ButtonLink look="outline" href={linkFrom(page, 'announcements')}>
              {t('announcements')}
            </ButtonLink>
            <ButtonLink look="outline" href={linkFrom(page, 'contactUs')}>
              {t('contact')}
            </ButtonLink>
          </div>
        }
      />
      <OftenSearched page={page} />
    </>
  );
}

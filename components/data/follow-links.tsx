import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { feedPath, offeredBy, typeOf } from '@/lib/syndication/names';
import styles from './follow-links.module.css';

/** What is published here, for readers of feeds and for calendars; nothing on pages that offer none. */
export function FollowLinks({ page }: { page: PageContext }) {
  const t = useTranslations('common.follow');
  const files = offeredBy(page.route, page.locale);
  if (files.length === 0) return null;
  return (
    <nav aria-label={t('label')} className={styles.follow}>
      <span aria-hidden="true">{t('label')}</span>
      {files.map((file) => (
        <a key={file.format} href={feedPath(file)} type={typeOf(file)}>
          {t(file.format)}
        </a>
      ))}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/site/page-context';
import { feedPath, offeredBy, typeOf } from '@/lib/syndication/names';
import styles from './follow-links.module.css';

/** What is published here, for readers of feeds and for calendars; nothing on pages that offer none. */
export function FollowLinks({ page }: { page: PageContext }) {
  const t = useTranslations('common.follow');
  const feeds = useTranslations('alerts');
  const offered = offeredBy(page.route, page.locale);
  if (offered.length === 0) return null;
  // Where feeds of several lists are offered each has its list's name, and one format: /alerts has the others.
  const hasSeveral = new Set(offered.map(({ name }) => name)).size > 2;
  const files = hasSeveral ? offered.filter(({ format }) => format !== 'json') : offered;
  return (
    <nav aria-label={t('label')} className={styles.follow}>
      <span aria-hidden="true">{t('label')}</span>
      {files.map((file) => (
        <a key={`${file.name} ${file.format}`} href={feedPath(file)} type={typeOf(file)}>
          {hasSeveral && file.name !== 'calendar' ? `${feeds(`${file.name}.title`)} ${t(file.format)}` : t(file.format)}
        </a>
      ))}
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import { dateAndTime } from '@/lib/i18n/dates';
import type { PageContext } from '@/lib/site/page-context';
import { isSampleContent } from '@/lib/website-api';
import type { Read } from '@/lib/website-api/reader';
import { SampleLabel } from '../ui/sample-label';
import styles from './data-notice.module.css';

/** Beside a list or a price: that it is sample content, or how old it is when the API does not answer. */
export function DataNotice({ page, read }: { page: PageContext; read: Read<unknown> }) {
  const t = useTranslations('common');
  if (read.state === 'stale') {
    return (
      <p className={styles.stale} role="status">
        {t('stale', { time: dateAndTime(read.at, page.locale) })}
      </p>
    );
  }
  return isSampleContent() ? <SampleLabel>{t('sample')}</SampleLabel> : null;
}

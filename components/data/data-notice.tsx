import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import { isSample } from '@/lib/company/sample';
import { dateAndTime } from '@/lib/i18n/dates';
import type { PageContext } from '@/lib/site/page-context';
import { SampleLabel } from '../ui/text/sample-label';
import styles from './data-notice.module.css';

/** Beside a list or a price: that it is sample content, or how old it is when the API does not answer. */
export function DataNotice({
  page,
  read,
  labelled = true,
}: {
  page: PageContext;
  read: Read<unknown>;
  /** Off for the further blocks of a page whose first ones say that they are sample content. */
  labelled?: boolean;
}) {
  const t = useTranslations('common');
  if (read.state === 'stale') {
    return (
      <p className={styles.stale} role="status">
        {t(read.empty ? 'staleEmpty' : 'stale', { time: dateAndTime(read.at, page.locale) })}
      </p>
    );
  }
  return labelled && isSample('data') ? <SampleLabel>{t('sample')}</SampleLabel> : null;
}

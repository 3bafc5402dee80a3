import { ArrowDownToLine } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Report } from '@/lib/contract/types';
import { fileAddress } from '@/lib/text/file-address';
import { readable } from '../data/file-facts';
import { buttonClass } from '../ui/actions/button';
import { Icon } from '../ui/media/icon';
import styles from './download-button.module.css';

/** Fetches the file of a report, and says of what kind and size it is, as far as the API does; nothing where there is no file. */
export function DownloadButton({ report: { title, fileUrl, fileType, fileSize } }: { report: Report }) {
  const t = useTranslations('investors');
  const common = useTranslations('common');
  const address = fileAddress(fileUrl);
  if (address === undefined) return null;
  return (
    <span className={styles.place}>
      <a href={address} download className={buttonClass()}>
        <Icon of={ArrowDownToLine} size={18} />
        {fileType ? t('reports.download', { type: fileType.toUpperCase() }) : t('reports.downloadFile')}{' '}
        {fileSize !== undefined && (
          <span className={styles.size} data-figures>
            {readable(fileSize)}
          </span>
        )}
        <span className="visually-hidden">{common('about', { what: title })}</span>
      </a>
    </span>
  );
}

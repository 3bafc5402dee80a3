import { Download } from 'lucide';
import { useTranslations } from 'next-intl';
import { type DatasetName, datasetPath } from '@/lib/datasets';
import { DATASET_TYPES, type DatasetFormat } from '@/lib/datasets/formats';
import type { PageContext } from '@/lib/site/page-context';
import { buttonClass } from '../../ui/actions/button';
import { Icon } from '../../ui/media/icon';
import styles from './take-away.module.css';

const FORMATS = Object.keys(DATASET_TYPES) as DatasetFormat[];

/** The table of a page as files. */
export function TakeAway({ page, name }: { page: PageContext; name: DatasetName }) {
  const t = useTranslations('common.dataset');
  return (
    <nav aria-label={t('label')} className={styles.files}>
      {FORMATS.map((format) => (
        <a
          key={format}
          href={datasetPath({ name, locale: page.locale, format })}
          download={format === 'json' ? undefined : ''}
          className={buttonClass('outline', { size: 'small' })}
          aria-label={t('file', { format: format.toUpperCase() })}
        >
          <Icon of={Download} size={16} />
          {format.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

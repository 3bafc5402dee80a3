import { Download } from 'lucide';
import { useTranslations } from 'next-intl';
import { companyWords } from '@/lib/company/company-words';
import { type DatasetName, datasetPath } from '@/lib/datasets';
import { DATASET_TYPES, type DatasetFormat } from '@/lib/datasets/formats';
import { JsonLd } from '@/lib/seo/json-ld';
import { datasetData } from '@/lib/seo/structured/dataset';
import type { PageContext } from '@/lib/site/page-context';
import { OpenInBrowser } from '../../files/open-in-browser';
import { buttonClass } from '../../ui/actions/button';
import { Icon } from '../../ui/media/icon';
import styles from './take-away.module.css';

const FORMATS = Object.keys(DATASET_TYPES) as DatasetFormat[];

/** The table of a page as files, for people and for search engines of data. */
export function TakeAway({ page, name }: { page: PageContext; name: DatasetName }) {
  const t = useTranslations('common.dataset');
  const pages = useTranslations('pages');
  const facts = companyWords(page.locale);
  const about = { name: pages(`${page.route}.title`), description: pages(`${page.route}.description`, facts) };
  return (
    <>
      <JsonLd data={datasetData(name, about, page)} />
      <OpenInBrowser page={page} />
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
    </>
  );
}

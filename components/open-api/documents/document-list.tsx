import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { DocumentSummary } from '@/lib/content/open-api-documents';
import type { PublishedName } from '@/lib/site/open-api-names';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import { Icon } from '../../ui/media/icon';
import { documentLink } from './document-link';
import styles from './document-list.module.css';

interface DocumentListProps {
  page: PageContext;
  current?: PublishedName;
  summaries: DocumentSummary[];
}

/** The document list (§2 /openApi), the guide, and the SDKs beside them. */
export function DocumentList({ page, current, summaries }: DocumentListProps) {
  const t = useTranslations('documents');
  return (
    <nav className={styles.list} aria-label={t('list')}>
      <ul>
        {summaries.map(({ name, title }) => (
          <li key={name}>
            <Link href={documentLink(page, name)} aria-current={name === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link href={linkFrom(page, 'downloadApi')}>{t('sdks')}</Link>
        </li>
      </ul>
    </nav>
  );
}

/** The documents before and after this one. */
export function DocumentNeighbours({ page, current, summaries }: DocumentListProps) {
  const t = useTranslations('documents');
  const place = summaries.findIndex(({ name }) => name === current);
  const before = summaries[place - 1];
  const after = summaries[place + 1];
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {before && (
        <Link href={documentLink(page, before.name)}>
          <Icon of={ArrowLeft} size={18} />
          <span>
            <small>{t('before')}</small>
            {before.title}
          </span>
        </Link>
      )}
      {after && (
        <Link href={documentLink(page, after.name)} data-after="">
          <span>
            <small>{t('after')}</small>
            {after.title}
          </span>
          <Icon of={ArrowRight} size={18} />
        </Link>
      )}
    </nav>
  );
}

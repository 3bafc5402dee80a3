import { useTranslations } from 'next-intl';
import { itemKey } from '@/lib/contract/item-key';
import { PAGE_OF_CALL } from '@/lib/contract/list-pages';
import type { Registers } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../ui/actions/link';
import styles from './details-link.module.css';

interface DetailsLinkProps {
  page: PageContext;
  register: 'reports' | 'circulars';
  entry: Registers['reports'] | Registers['circulars'];
}

/** Beside a title that opens its file: the way to the page of the document, with all that is known of it. */
export function DetailsLink({ page, register, entry }: DetailsLinkProps) {
  const t = useTranslations('filings');
  const href = linkFrom(page, PAGE_OF_CALL[register], {
    query: { item: itemKey(register, entry as Registers[typeof register]) },
  });
  return (
    <Link href={href} className={styles.link} data-details>
      {t('details')}
      <span className="visually-hidden">{t('detailsOf', { title: entry.title })}</span>
    </Link>
  );
}

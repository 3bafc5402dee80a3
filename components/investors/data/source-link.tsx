import type { ReactNode } from 'react';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../../ui/actions/link';
import styles from './source-link.module.css';

/** Leads to the page of a filing, by its name in the content folder. */
export function SourceLink({ page, filing, children }: { page: PageContext; filing: string; children: ReactNode }) {
  return (
    <Link href={filingHref(page, filing)} className={styles.source}>
      {children}
    </Link>
  );
}

/** Address of the page of a filing. */
export function filingHref(page: PageContext, filing: string): string {
  return linkFrom(page, 'announcements', { query: { item: filing } });
}

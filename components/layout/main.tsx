import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/page-context';
import { ROUTES } from '@/lib/site/routes';
import styles from './main.module.css';

/** The page's own part. It starts at the very top, under the header, so that the router scrolls there (§2). */
export function Main({ page, children }: { page: PageContext; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-page-background={ROUTES[page.route].background}>
      {children}
    </main>
  );
}

export function SkipLink() {
  const t = useTranslations('layout');
  return (
    <a href="#main" className={styles.skip}>
      {t('skip')}
    </a>
  );
}

import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../ui/link';
import { Words } from '../ui/words/words';
import styles from './search-page.module.css';

const OFTEN = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Before anything is searched for: what is looked for often, and what a search looks at. */
export function SearchStart({ page }: { page: PageContext }) {
  const t = useTranslations('search');
  return (
    <div className={styles.start}>
      <section aria-labelledby="often-title">
        <h2 id="often-title">
          <Words>{t('start.title')}</Words>
        </h2>
        <ul className={styles.often}>
          {OFTEN.map((key) => {
            const q = t(`start.${key}`);
            return (
              <li key={key}>
                <Link href={linkFrom(page, 'search', { query: { q } })} rel="nofollow">
                  {q}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="scope-title">
        <h2 id="scope-title">
          <Words>{t('scope.title')}</Words>
        </h2>
        <p>
          <Words>{t('scope.text')}</Words>
        </p>
      </section>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Link } from '../ui/actions/link';
import styles from './often-searched.module.css';

const OFTEN = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Searches that the field could be given. */
export function OftenSearched({ page }: { page: PageContext }) {
  const t = useTranslations('search.start');
  return (
    <nav className={styles.often} aria-labelledby="often-title">
      <h2 id="often-title">{t('title')}</h2>
      <ul>
        {OFTEN.map((key) => {
          const q = t(key);
          return (
            <li key={key}>
              <Link href={linkFrom(page, 'search', { query: { q } })} rel="nofollow">
                {q}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

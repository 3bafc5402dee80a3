import { useTranslations } from 'next-intl';
import type { HrefOptions } from '@/lib/i18n/href';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import type { Read } from '@/lib/website-api/reader';
import type { Circular, List } from '@/lib/website-api/types';
import { DataNotice } from '../data/data-notice';
import { GuardedList } from '../data/guarded';
import { CircularList } from '../investors/circular-list';
import { Link } from '../ui/link';
import { TextLink } from '../ui/text-link';
import { Words } from '../ui/words/words';
import { SearchKeySwitch } from './search-key-switch';
import styles from './search-page.module.css';

const OFTEN = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Questions that a page answers at once. */
const ANSWERED = {
  shares: 'investorRelations',
  dividend: 'investorQuestions',
  app: 'tradeGodownload',
  key: 'usingDocument',
  contact: 'contactUs',
} satisfies Record<string, RouteId>;
type Question = keyof typeof ANSWERED;

/** Before anything is searched for: what is looked for often, what is new, and what a search looks at. */
export function SearchStart({ page, latest }: { page: PageContext; latest: Read<List<Circular>> | undefined }) {
  const t = useTranslations('search');
  /** Where on a page the answer is. */
  const place: Partial<Record<Question, HrefOptions>> = {
    dividend: { query: { q: t('answered.dividendWords') } },
    key: { hash: 'production' },
  };
  const circulars = latest === undefined || latest.state === 'failed' ? [] : latest.data.items;
  return (
    <div className={styles.start}>
      <nav className={styles.often} aria-labelledby="often-title">
        <h2 id="often-title">{t('start.title')}</h2>
        <ul>
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
      </nav>
      <section className={styles.answered} aria-labelledby="answered-title">
        <h2 id="answered-title">{t('answered.title')}</h2>
        <ul>
          {(Object.keys(ANSWERED) as Question[]).map((key) => (
            <li key={key}>
              <Link href={linkFrom(page, ANSWERED[key], place[key])}>
                <Words>{t(`answered.${key}`)}</Words>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {latest && circulars.length > 0 && (
        <section className={styles.latest} aria-labelledby="latest-title">
          <div>
            <h2 id="latest-title">{t('latest.title')}</h2>
            <DataNotice page={page} read={latest} labelled />
            <TextLink href={linkFrom(page, 'announcements')}>{t('latest.all')}</TextLink>
          </div>
          <GuardedList page={page} section="block" items={circulars}>
            {(items) => <CircularList circulars={items} dense />}
          </GuardedList>
        </section>
      )}
      <section className={styles.scope} aria-labelledby="scope-title">
        <h2 id="scope-title">{t('scope.title')}</h2>
        <div>
          <p>
            <Words>{t('scope.text')}</Words>
          </p>
          {page.layout === 'desktop' && <SearchKeySwitch label={t('key')} />}
        </div>
      </section>
    </div>
  );
}

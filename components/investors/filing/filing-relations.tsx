import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FilingBesides, FilingLink } from '@/lib/content/filing-page';
import { PAGE_OF_CALL } from '@/lib/contract/list-pages';
import { periodOf } from '@/lib/domain/figures';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { Struck } from '../../filings/filing-marks';
import { Link } from '../../ui/actions/link';
import { Words } from '../../ui/text/words';
import styles from './filing-page.module.css';

interface FilingRelationsProps {
  page: PageContext;
  besides: Pick<FilingBesides, 'period' | 'meeting' | 'follows' | 'followedBy'>;
}

/** What a filing belongs to, and what stands before and after it; nothing where it stands alone. */
export function FilingRelations({ page, besides }: FilingRelationsProps) {
  const t = useTranslations('filings.related');
  const { period, meeting, follows, followedBy } = besides;
  const named = period === undefined ? undefined : periodOf(period);
  if (!named && meeting === undefined && follows.length + followedBy.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="related">
      <h2 id="related">{t('title')}</h2>
      <dl className={styles.related}>
        {named && (
          <Relation name={t('periodLabel')}>
            <Link href={linkFrom(page, 'results', { query: { id: period } })} className={styles.link}>
              <Words>{t(`results.${named.stretch}`, { year: String(named.year) })}</Words>
            </Link>
          </Relation>
        )}
        {meeting !== undefined && (
          <Relation name={t('meetingLabel')}>
            <Link href={linkFrom(page, 'generalMeetings', { query: { id: meeting } })} className={styles.link}>
              {t('meeting')}
            </Link>
          </Relation>
        )}
        {follows.length > 0 && (
          <Relation name={t('follows')}>
            <Filings page={page} filings={follows} />
          </Relation>
        )}
        {followedBy.length > 0 && (
          <Relation name={t('followedBy')}>
            <Filings page={page} filings={followedBy} />
          </Relation>
        )}
      </dl>
    </section>
  );
}

function Relation({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-figures>{children}</dd>
    </div>
  );
}

function Filings({ page, filings }: { page: PageContext; filings: FilingLink[] }) {
  return (
    <ul>
      {filings.map(({ register, key, title, publishTime, withdrawnAt }) => (
        <li key={key}>
          <Link href={linkFrom(page, PAGE_OF_CALL[register], { query: { item: key } })} className={styles.link}>
            <Struck withdrawnAt={withdrawnAt}>
              <Words>{title}</Words>
            </Struck>
          </Link>{' '}
          <span className={styles.quiet}>
            <Day {...(publishTime !== undefined && { moment: publishTime })} />
          </span>
        </li>
      ))}
    </ul>
  );
}

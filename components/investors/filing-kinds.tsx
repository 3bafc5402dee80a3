import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { FILING_KINDS, type KindCounts } from '@/lib/content/filing-kind';
import type { CurrentList } from '@/lib/content/list-page';
import { listQuery } from '@/lib/routing/query';
import { linkFrom } from '@/lib/site/page-context';
import styles from './filing-kinds.module.css';

/**
 * Narrows announcements to a kind of document (decisions, Routes): links, each with how many there are as far as
 * year and search narrow them. A kind of which there is nothing has no link, unless it is the one that is shown.
 */
export function FilingKinds({ page, list, kinds }: CurrentList<unknown> & { kinds: KindCounts }) {
  const t = useTranslations('investors.filter');
  const { paging, filter } = list;
  const all = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  const offered = FILING_KINDS.filter((kind) => kinds[kind] > 0 || kind === filter.kind);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('kinds')} className={styles.kinds}>
      <ul>
        {[undefined, ...offered].map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              href={linkFrom(page, page.route, {
                query: listQuery(page.route, { ...paging, pageIndex: 1 }, { ...filter, kind }),
              })}
              prefetch={false}
              aria-current={kind === filter.kind ? 'true' : undefined}
              className={styles.kind}
            >
              {kind === undefined ? t('allKinds') : t(`kind.${kind}`)}{' '}
              <span data-figures>{kind === undefined ? all : kinds[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useTranslations } from 'next-intl';
import type { FoundKind } from '@/lib/domain/found-kind';
import type { SearchResult } from '@/lib/search/find';
import type { PageContext } from '@/lib/site/page-context';
import { ChoiceLinks } from '../data/choice-links';
import { Link } from '../ui/actions/link';
import { useKindWords } from './kind-words';
import styles from './result-kinds.module.css';
import { searchLink } from './search-link';

export interface ResultKindsProps {
  page: PageContext;
  q: string;
  kind: FoundKind | undefined;
  kinds: readonly FoundKind[];
  counts: SearchResult['counts'];
}

/** The kinds with how many there are: a list beside the results, on a phone a row above them. */
export function ResultKinds({ page, q, kind, kinds, counts }: ResultKindsProps) {
  const t = useTranslations('search');
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const offered: (readonly [FoundKind | undefined, number])[] = [
    [undefined, total],
    ...kinds.map((each) => [each, counts.get(each) ?? 0] as const),
  ];
  const { name } = useKindWords();
  const nameOf = (each: FoundKind | undefined) => (each === undefined ? t('all') : name(each));
  if (page.layout === 'mobile') {
    return (
      <ChoiceLinks
        label={t('kinds')}
        screenOnly
        choices={offered.map(([each, count]) => ({
          key: each ?? 'all',
          label: nameOf(each),
          href: searchLink(page, q, each),
          current: each === kind,
          count,
        }))}
      />
    );
  }
  return (
    <nav aria-label={t('kinds')} className={styles.kinds}>
      <ul>
        {offered.map(([each, count]) => (
          <li key={each ?? 'all'}>
            <Link href={searchLink(page, q, each)} aria-current={each === kind ? 'true' : undefined}>
              {nameOf(each)} <span data-figures>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

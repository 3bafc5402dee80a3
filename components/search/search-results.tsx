import { useTranslations } from 'next-intl';
import { isSample } from '@/lib/company/sample';
import { FOUND_KINDS } from '@/lib/contract/registers';
import { FILED_KINDS, GROUP_SIZE, MOST_SHOWN, type SearchResult } from '@/lib/search/find';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ContentLabel } from '../data/content-label';
import { OpenInBrowser } from '../files/open-in-browser';
import { TextLink } from '../ui/actions/text-link';
import { Prose } from '../ui/text/words';
import { FactAnswer } from './fact-answer';
import { useKindWords } from './kind-words';
import { NotFoundYet, NothingFound } from './nothing-found';
import { ResultGroup } from './result-group';
import { ResultKinds } from './result-kinds';
import { bestOf, byBest, inOrder, withoutRepeats } from './result-order';
import { searchLink } from './search-link';
import type { Asked } from './search-page';
import styles from './search-results.module.css';

/** No more results than these may not be what was meant: the page says where else to look. */
const FEW = 3;

interface ResultsProps extends Omit<Asked, 'result'> {
  page: PageContext;
  result: SearchResult;
}

/** What was found: the best first, then by kind; or one kind alone (`?kind=`). */
export function SearchResults({ page, q, kind, result, fact, complete }: ResultsProps) {
  const t = useTranslations('search');
  const kindWords = useKindWords();
  const { found, counts, corrected, partial } = result;
  const count = kind ? (counts.get(kind) ?? 0) : [...counts.values()].reduce((sum, each) => sum + each, 0);
  const kinds = FOUND_KINDS.filter((each) => (counts.get(each) ?? 0) > 0 || each === kind);
  const best = kind ? [] : bestOf(found);
  const rest = withoutRepeats(
    found.filter((entry) => !best.includes(entry)),
    best,
  );
  const narrows = kinds.length > 0 && (counts.size > 1 || kind !== undefined);
  return (
    <div className={styles.results} data-narrows={narrows || undefined}>
      {narrows && <ResultKinds page={page} q={q} kind={kind} kinds={kinds} counts={counts} />}
      <div className={styles.found}>
        {fact && <FactAnswer page={page} fact={fact} />}
        <div className={styles.summary}>
          {(count > 0 || complete) && (
            <p role="status" className={count === 0 ? 'visually-hidden' : undefined}>
              {kind ? t('foundOfKind', { count, q, kind: kindWords.name(kind) }) : t('found', { count, q })}
            </p>
          )}
          {isSample('data') && count > 0 && <ContentLabel />}
          {corrected !== undefined && <p>{t('corrected', { q, corrected })}</p>}
          {partial && count > 0 && <p>{t('partial', { q })}</p>}
          {!complete && count > 0 && <p>{t('preparing')}</p>}
        </div>
        {found.some((entry) => FILED_KINDS.has(entry.kind)) && <OpenInBrowser page={page} />}
        {count === 0 && !fact && (complete ? <NothingFound page={page} q={q} /> : <NotFoundYet page={page} q={q} />)}
        {best.length > 0 && <ResultGroup page={page} id="best" title={t('best')} found={best} isBest />}
        {kind === undefined
          ? byBest(kinds, found).map((each) => {
              const ofKind = inOrder(rest.filter((entry) => entry.kind === each));
              const all = counts.get(each) ?? 0;
              return (
                ofKind.length > 0 && (
                  <ResultGroup
                    key={each}
                    page={page}
                    id={each}
                    title={kindWords.name(each)}
                    found={ofKind}
                    more={
                      all > GROUP_SIZE
                        ? {
                            href: searchLink(page, q, each),
                            label: t('more', { count: all, things: kindWords.things(each) }),
                          }
                        : undefined
                    }
                  />
                )
              );
            })
          : count > 0 && <ResultGroup page={page} id={kind} title={kindWords.name(kind)} found={inOrder(found)} />}
        {count > 0 && count <= FEW && kind === undefined && (
          <p className={styles.note}>
            <Prose>{t('none.text')}</Prose>{' '}
            <TextLink href={linkFrom(page, 'announcements')}>{t('none.announcements')}</TextLink>
          </p>
        )}
        {kind !== undefined && count > MOST_SHOWN && (
          <p className={styles.note}>{t('tooMany', { count: MOST_SHOWN })}</p>
        )}
      </div>
    </div>
  );
}

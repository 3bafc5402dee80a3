import { useTranslations } from 'next-intl';
import { ENTRY_KINDS, type EntryKind } from '@/lib/content/entry-kind';
import { fileAddress } from '@/lib/content/file-address';
import { filingKind } from '@/lib/content/filing-kind';
import { type Found, GROUP_SIZE, MOST_SHOWN, type SearchResult } from '@/lib/search/find';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { ChoiceLinks } from '../data/choice-links';
import { Day } from '../data/file-facts';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Link } from '../ui/link';
import { ExternalLink, TextLink } from '../ui/text-link';
import { MarkedWords, Words } from '../ui/words/words';
import { OftenSearched } from './often-searched';
import type { Asked } from './search-page';
import styles from './search-results.module.css';

/** Results that stand first, whatever they are. */
const BEST = 3;

/** No more results than these may not be what was meant: the page says where else to look. */
const FEW = 3;

/** What is filed again and again under its title stands by its date. */
const FILED: readonly EntryKind[] = ['announcement', 'report', 'roadshow', 'news'];

interface ResultsProps extends Omit<Asked, 'result'> {
  page: PageContext;
  result: SearchResult;
}

/** What was found: the best first, then by kind; or one kind alone (`?kind=`). */
export function SearchResults({ page, q, kind, result, complete }: ResultsProps) {
  const t = useTranslations('search');
  const { found, counts, corrected, partial } = result;
  const count = kind ? (counts.get(kind) ?? 0) : [...counts.values()].reduce((sum, each) => sum + each, 0);
  const kinds = ENTRY_KINDS.filter((each) => (counts.get(each) ?? 0) > 0 || each === kind);
  const best = kind ? [] : bestOf(found);
  const rest = withoutRepeats(
    found.filter((entry) => !best.includes(entry)),
    best,
  );
  const narrows = kinds.length > 0 && (counts.size > 1 || kind !== undefined);
  return (
    <div className={styles.results} data-narrows={narrows || undefined}>
      {narrows && <Kinds page={page} q={q} kind={kind} kinds={kinds} counts={counts} />}
      <div className={styles.found}>
        <div className={styles.summary}>
          {(count > 0 || complete) && (
            <p role="status" className={count === 0 ? 'visually-hidden' : undefined}>
              {kind ? t('foundOfKind', { count, q, kind: t(`kind.${kind}`) }) : t('found', { count, q })}
            </p>
          )}
          {corrected !== undefined && <p>{t('corrected', { q, corrected })}</p>}
          {partial && count > 0 && <p>{t('partial', { q })}</p>}
          {!complete && count > 0 && <p>{t('preparing')}</p>}
        </div>
        {count === 0 && (complete ? <Nothing page={page} q={q} /> : <NotYet page={page} q={q} />)}
        {best.length > 0 && <Group page={page} id="best" title={t('best')} found={best} isBest />}
        {kind === undefined
          ? kinds.map((each) => {
              const ofKind = inOrder(rest.filter((entry) => entry.kind === each));
              const all = counts.get(each) ?? 0;
              return (
                ofKind.length > 0 && (
                  <Group
                    key={each}
                    page={page}
                    id={each}
                    title={t(`kind.${each}`)}
                    found={ofKind}
                    more={
                      all > GROUP_SIZE
                        ? { href: searchLink(page, q, each), label: t('more', { count: all, kind: each }) }
                        : undefined
                    }
                  />
                )
              );
            })
          : count > 0 && <Group page={page} id={kind} title={t(`kind.${kind}`)} found={inOrder(found)} />}
        {count > 0 && count <= FEW && kind === undefined && (
          <p className={styles.note}>
            <Words>{t('none.text')}</Words>{' '}
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

/** As a register has it: what is filed again and again stands by its date, what says it in its title first; the rest as it was found. */
function inOrder(found: readonly Found[]): Found[] {
  const isFiled = ({ kind, publishedAt }: Found) => FILED.includes(kind) && publishedAt !== undefined;
  const filed = found
    .filter(isFiled)
    .sort((one, other) => Number(other.named) - Number(one.named) || (other.publishedAt ?? 0) - (one.publishedAt ?? 0));
  return [...filed, ...found.filter((entry) => !isFiled(entry))];
}

/** The first of all. A page of ours that only quotes what stands above it is not one of them. */
function bestOf(found: readonly Found[]): Found[] {
  const best: Found[] = [];
  for (const entry of found) {
    if (best.length === BEST) break;
    const quoted = wordsOf(entry.excerpt);
    const repeats = entry.kind === 'page' && quoted !== '' && best.some((one) => wordsOf(one.excerpt) === quoted);
    if (!repeats) best.push(entry);
  }
  return best;
}

/**
 * What one of the first results says already is not said again: a page of ours has the same sentence as an answer on it.
 * It is where nothing else shows why the page was found.
 */
function withoutRepeats(found: readonly Found[], best: readonly Found[]): Found[] {
  const said = new Set(best.map(({ excerpt }) => wordsOf(excerpt)));
  return found.map((entry) =>
    said.has(wordsOf(entry.excerpt)) && (showsWords(entry.title) || showsWords(entry.heading))
      ? { ...entry, excerpt: [] }
      : entry,
  );
}

function searchLink(page: PageContext, q: string, kind?: EntryKind): string {
  return linkFrom(page, 'search', { query: { q, kind } });
}

interface KindsProps {
  page: PageContext;
  q: string;
  kind: EntryKind | undefined;
  kinds: readonly EntryKind[];
  counts: SearchResult['counts'];
}

/** The kinds with how many there are: a list beside the results, on a phone a row above them. */
function Kinds({ page, q, kind, kinds, counts }: KindsProps) {
  const t = useTranslations('search');
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0);
  const offered: (readonly [EntryKind | undefined, number])[] = [
    [undefined, total],
    ...kinds.map((each) => [each, counts.get(each) ?? 0] as const),
  ];
  const nameOf = (each: EntryKind | undefined) => (each === undefined ? t('all') : t(`kind.${each}`));
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

/** Right after the start of a site nobody knows yet whether there is something. */
function NotYet({ page, q }: { page: PageContext; q: string }) {
  const t = useTranslations('search');
  return (
    <EmptyState
      kind="failed"
      title={t('notYet.title', { q })}
      text={t('preparing')}
      action={
        <ButtonLink look="outline" href={searchLink(page, q)}>
          {t('notYet.again')}
        </ButtonLink>
      }
    />
  );
}

function Nothing({ page, q }: { page: PageContext; q: string }) {
  const t = useTranslations('search.none');
  return (
    <>
      <EmptyState
        title={t('title', { q })}
        text={t('text')}
        action={
          <div className={styles.actions}>
            <ButtonLink look="outline" href={linkFrom(page, 'announcements')}>
              {t('announcements')}
            </ButtonLink>
            <ButtonLink look="outline" href={linkFrom(page, 'contactUs')}>
              {t('contact')}
            </ButtonLink>
          </div>
        }
      />
      <OftenSearched page={page} />
    </>
  );
}

interface GroupProps {
  page: PageContext;
  id: string;
  title: string;
  found: readonly Found[];
  /** The first results of all: each says of what kind it is. */
  isBest?: boolean;
  more?: { href: string; label: string };
}

/** Each with what it is and of when, its title, and the sentence that has the words. */
function Group({ page, id, title, found, isBest = false, more }: GroupProps) {
  const t = useTranslations('search');
  const filing = useTranslations('investors.filter.kind');
  /** In its own group an announcement says what kind of paper it is. */
  const kindOf = (entry: Found) => {
    if (isBest) return t(`kind.${entry.kind}`);
    const paper = entry.kind === 'announcement' ? filingKind(textOf(entry)) : 'other';
    return paper !== 'other' && filing(paper);
  };
  return (
    <section className={styles.group} aria-labelledby={`found-${id}`} data-best={isBest || undefined}>
      <div className={styles.heading}>
        <h2 id={`found-${id}`}>{title}</h2>
        {more && <TextLink href={more.href}>{more.label}</TextLink>}
      </div>
      <ol>
        {found.map((entry) => (
          <li key={`${entry.kind}${JSON.stringify(entry.target)}`}>
            <h3>
              <Target page={page} entry={entry} />
            </h3>
            <Facts facts={[kindOf(entry), dayOf(entry), foundIn(entry, t)]} />
            {(entry.excerpt.length > 0 || entry.heading) && (
              <p className={styles.excerpt}>
                {entry.heading && (
                  <b>
                    <MarkedWords parts={entry.heading} />
                  </b>
                )}
                <MarkedWords parts={entry.excerpt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const wordsOf = (parts: Found['excerpt']) => parts.map(({ text }) => text).join('');
const textOf = ({ title }: Found) => wordsOf(title);

function dayOf({ publishedAt }: Found) {
  return publishedAt !== undefined && <Day moment={publishedAt} />;
}

/** That it is a file, and on which of its pages the words are; where nothing shows them, that they are in it. */
function foundIn({ target, place, title, heading, excerpt }: Found, t: ReturnType<typeof useTranslations<'search'>>) {
  const shows = [title, heading, excerpt].some(showsWords);
  if (!('file' in target)) return !shows && t('wordsInText');
  const number = /^page=(\d+)$/.exec(place)?.[1];
  if (number === undefined) return 'PDF';
  return t(shows ? 'pdfPage' : 'wordsOnPdfPage', { page: number });
}

const showsWords = (parts: Found['excerpt'] = []) => parts.some(({ lit }) => lit);

function Facts({ facts }: { facts: React.ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== false);
  if (shown.length === 0) return null;
  return (
    <p className={styles.facts} data-figures>
      {shown.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts of one entry, in their order.
        <span key={index}>{fact}</span>
      ))}
    </p>
  );
}

/** A file opens in a new tab at the page that holds the words; a page of ours at their heading. */
function Target({ page, entry }: { page: PageContext; entry: Found }) {
  const newTab = useTranslations('layout.footer')('newTab');
  const { target, place } = entry;
  if ('file' in target) {
    const address = fileAddress(target.file);
    if (address === undefined) return <Title entry={entry} />;
    return (
      <ExternalLink href={place ? `${address}#${place}` : address} newTab={newTab}>
        <Title entry={entry} />
      </ExternalLink>
    );
  }
  const { route, query, hash } = target;
  return (
    <Link href={linkFrom(page, route, { query, hash: place || hash })}>
      <Title entry={entry} />
    </Link>
  );
}

function Title({ entry: { title, filing } }: { entry: Found }) {
  if (!filing) return <MarkedWords parts={title} />;
  return (
    <>
      <MarkedWords parts={filing.lead} />{' '}
      <small>
        <MarkedWords parts={filing.rest} />
      </small>
    </>
  );
}

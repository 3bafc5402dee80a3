import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { isSample } from '@/lib/company/sample';
import { marksOf } from '@/lib/contract/document-marks';
import { filingKind } from '@/lib/domain/filing-kind';
import { dayMonthYear } from '@/lib/i18n/dates';
import type { Found } from '@/lib/search/find';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { fileAddress } from '@/lib/text/file-address';
import { Day } from '../data/file-facts';
import { Struck } from '../filings/filing-marks';
import { Link } from '../ui/actions/link';
import { ExternalLink, TextLink } from '../ui/actions/text-link';
import { MarkedProse, MarkedWords } from '../ui/text/words';
import { useKindWords } from './kind-words';
import styles from './result-group.module.css';
import { showsWords, wordsOf } from './result-order';

export interface ResultGroupProps {
  page: PageContext;
  id: string;
  title: string;
  found: readonly Found[];
  /** The first results of all: each says of what kind it is. */
  isBest?: boolean;
  more?: { href: string; label: string };
}

/** Each with what it is and of when, its title, and the sentence that has the words. */
export function ResultGroup({ page, id, title, found, isBest = false, more }: ResultGroupProps) {
  const t = useTranslations('search');
  const { name } = useKindWords();
  const filing = useTranslations('investors.filter.kind');
  const marks = useTranslations('investors.marks');
  const sample = useTranslations('common')('sample');
  /** In its own group an announcement says what kind of paper it is. */
  const kindOf = (entry: Found) => {
    if (isBest) return name(entry.kind);
    const paper = entry.kind === 'announcement' ? filingKind(wordsOf(entry.title)) : 'other';
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
            <Facts
              facts={[
                kindOf(entry),
                dayOf(entry),
                ...marksOf(entry.marks ?? {}).map(({ is, at }) => marks(is, { day: dayMonthYear(at) })),
                foundIn(entry, t),
                entry.lacks === true && t('lacks'),
                isSampleAlone(entry) && sample,
              ]}
            />
            {(entry.excerpt.length > 0 || entry.heading) && (
              <p className={styles.excerpt}>
                {entry.heading && (
                  <b>
                    <MarkedWords parts={entry.heading} />
                  </b>
                )}
                <MarkedProse parts={entry.excerpt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether it is sample content among results that are not: where all are, the list says so once. */
function isSampleAlone({ kind, target }: Found): boolean {
  // Pages of the Open API are no sample; files and texts of shareholder information are the company's papers.
  const isPaper = 'file' in target || target.route === 'shareholderInformation';
  return kind === 'document' && isPaper && isSample('content') && !isSample('data');
}

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

function Facts({ facts }: { facts: ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== false);
  if (shown.length === 0) return null;
  return (
    <p className={styles.facts} data-figures>
      {Children.map(shown, (fact) => (
        <span>{fact}</span>
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

function Title({ entry: { title, filing, marks } }: { entry: Found }) {
  return (
    <Struck withdrawnAt={marks?.withdrawnAt}>
      {filing ? (
        <>
          <MarkedWords parts={filing.lead} />{' '}
          <small>
            <MarkedWords parts={filing.rest} />
          </small>
        </>
      ) : (
        <MarkedWords parts={title} />
      )}
    </Struck>
  );
}

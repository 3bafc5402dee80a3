import type { Marked } from '../contract/document-marks';
import { isFiledRegister, kindFound, REGISTER_NAMES } from '../contract/registers';
import { filingTitle } from '../domain/filing-title';
import type { FoundKind } from '../domain/found-kind';
import type { Locale } from '../i18n/locales';
import type { Store } from '../store/database';
import { correctedTerms, readableWords } from './corrections';
import type { EntryTarget } from './entry';
import { excerptAround } from './excerpt';
import { isOfFile } from './files/file-texts';
import { type HighlightedText, highlight } from './highlight';
import { bestPassages, countKinds, findEntries, type IndexHit, type IndexPassage, openingWords } from './index-queries';
import { type RankedHit, rank } from './ranking';
import { MOST_HITS } from './search-phrases';
import { beginningOf, isInSentence, readPart } from './sentences';
import { highlightedTexts, searchTerms, type Term } from './terms';

/** Something that was found. */
export interface Found {
  kind: FoundKind;
  title: HighlightedText;
  /** The title of a filing as the registers show it: what it is, then the period or day it is about. */
  filing?: { lead: HighlightedText; rest: HighlightedText };
  target: EntryTarget;
  /** Milliseconds since 1970. */
  publishedAt?: number;
  /** What became of a document that was corrected or withdrawn. */
  marks?: Marked;
  /** Fragment of the part that holds the words; empty for the beginning. */
  place: string;
  /** The heading over that part, where it is not the title. */
  heading?: HighlightedText;
  excerpt: HighlightedText;
  /** The title says everything that was searched for. */
  named: boolean;
  /** It has not every word, and stands below others that do. */
  lacks?: true;
}

/** What a search has found. */
export interface SearchResult {
  /** All that was found, best first, as far as anybody reads. */
  found: Found[];
  /** How many there are of each kind, whichever is shown. */
  counts: ReadonlyMap<FoundKind, number>;
  /** The words that were searched for in place of misspelt ones, as they are read. */
  corrected?: string;
  /** Nothing holds all of the words: these hold the most. */
  partial: boolean;
}

/** Entries of which the words around a match are shown. */
export const MOST_SHOWN = 40;

/** How much of a search an entry has to hold where nothing holds all of it. */
const LEAST_COVERED = 0.5;
const NEARLY = 0.65;

/** More than this is all of it, whatever its parts add up to. */
const WHOLE = 0.999;

/** Results that are no more than these leave room for others. */
const FEW = 6;

/** What is found as a document under the Exchange's rules. */
export const FILED_KINDS: ReadonlySet<FoundKind> = new Set(REGISTER_NAMES.filter(isFiledRegister).map(kindFound));

export interface Search {
  q: string;
  locale: Locale;
  /** Entries of one kind alone. */
  kind?: FoundKind;
}

/**
 * Finds what a visitor searches for, in one language: entries that hold every word; where none does, those that hold
 * the most of it. A word that nothing holds is read as the nearest one that something does.
 *
 * @param generation of the index, so that what is remembered of it is not older
 */
export async function search(
  db: Store,
  { q, locale, kind }: Search,
  generation = 0,
  now = Date.now(),
): Promise<SearchResult> {
  const { terms, changed } = await correctedTerms(db, locale, searchTerms(q), generation);
  const phrases = terms.map(({ phrase }) => phrase);
  const hits = await findEntries(db, locale, phrases);
  const corrected = changed ? await readableWords(db, hits, terms) : undefined;
  const empty = { found: [], counts: new Map<FoundKind, number>(), partial: false, ...(corrected && { corrected }) };
  if (terms.length === 0) return empty;
  const ranked = rank(hits, terms, now);
  const whole = ranked.filter(({ covered }) => covered > WHOLE);
  const partial = whole.length === 0;
  const most = Math.max(0, ...ranked.map(({ covered }) => covered));
  if (most === 0) return empty;
  const nearly = ranked.filter(({ covered }) => covered >= (partial ? Math.min(LEAST_COVERED, most) : NEARLY));
  // A few that have everything are followed by those that nearly do: one word of a question may be nobody's.
  const good = whole.length >= FEW ? whole : [...whole, ...nearly.filter((each) => !whole.includes(each))];
  const counts = new Map<FoundKind, number>();
  for (const { hit } of good) counts.set(hit.kind, (counts.get(hit.kind) ?? 0) + 1);
  // Of more than are looked at closely the index says how many there are.
  const all = hits.length < MOST_HITS || partial ? [] : await countKinds(db, locale, phrases);
  for (const [each, count] of all) counts.set(each, Math.max(count, counts.get(each) ?? 0));
  const shown = (kind ? good.filter(({ hit }) => hit.kind === kind) : good).slice(0, kind ? MOST_SHOWN : undefined);
  const withWords = shownOf(shown, kind);
  const passages = await bestPassages(
    db,
    withWords.map(({ hit }) => hit.id),
    phrases,
  );
  const texts = highlightedTexts(q, terms);
  const best = new Map(passages.map((passage) => [passage.entry, passage]));
  const unsaid = withWords.filter(
    ({ hit }) => !isInSentence(best.get(hit.id), texts) || isOfFile(best.get(hit.id)?.place ?? ''),
  );
  const openings = await openingWords(
    db,
    unsaid.map(({ hit }) => hit.id),
  );
  return {
    ...empty,
    partial,
    counts,
    found: withWords.map(({ hit, covered }) => ({
      ...foundOf(hit, best.get(hit.id), { terms, texts, locale }, openings.get(hit.id)),
      ...(!partial && covered <= WHOLE && { lacks: true }),
    })),
  };
}

/** Of each kind as many as its group shows, unless one kind is asked for. */
export const GROUP_SIZE = 5;

function shownOf(ranked: RankedHit[], kind: FoundKind | undefined): RankedHit[] {
  if (kind) return ranked;
  const counts = new Map<FoundKind, number>();
  return ranked.filter(({ hit }) => {
    const count = (counts.get(hit.kind) ?? 0) + 1;
    counts.set(hit.kind, count);
    return count <= GROUP_SIZE;
  });
}

function foundOf(
  hit: IndexHit,
  best: IndexPassage | undefined,
  { terms, texts, locale }: { terms: readonly Term[]; texts: readonly string[]; locale: Locale },
  opening: readonly string[] = [],
): Found {
  return {
    kind: hit.kind,
    title: highlight(hit.title, texts),
    ...filingOf(hit, texts),
    target: hit.target,
    ...(hit.publishedAt !== undefined && { publishedAt: hit.publishedAt }),
    ...(hit.marks && { marks: hit.marks }),
    place: best?.place ?? '',
    ...(best?.heading && best.heading !== hit.title && { heading: highlight(best.heading, texts) }),
    excerpt: excerptAround(wordsOf(hit, best, { texts, locale }, opening), texts),
    named: terms.every(({ phrase }) => hit.indexTitle.includes(phrase)),
  };
}

/** The sentences that have the words; where none reads well alone, what a page is about or a file begins with. */
function wordsOf(
  { kind, title }: IndexHit,
  best: IndexPassage | undefined,
  { texts, locale }: { texts: readonly string[]; locale: Locale },
  opening: readonly string[],
): string {
  if (kind === 'page' && opening[0] !== undefined && !isInSentence(best, texts)) {
    const shown = [title, best?.heading ?? '', opening[0]];
    // Where they have none of the words the label that has them is shown: else nothing says why the page was found.
    if (!best || shown.some((text) => highlight(text, texts).some((part) => part.highlighted))) return opening[0];
  }
  const read = best ? readPart(best, title, texts, locale) : '';
  if (read !== '') return read;
  for (const words of opening) {
    const beginning = beginningOf(words, title, locale);
    if (beginning !== '') return beginning;
  }
  return '';
}

function filingOf({ kind, title }: IndexHit, texts: readonly string[]): Pick<Found, 'filing'> {
  if (!FILED_KINDS.has(kind)) return {};
  const { lead, rest } = filingTitle(title);
  return rest === undefined ? {} : { filing: { lead: highlight(lead, texts), rest: highlight(rest, texts) } };
}

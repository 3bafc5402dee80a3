import { SEARCH_WORDS_REMEMBERED } from '../base/freshness.mjs';
import type { Marked } from '../contract/document-marks';
import { ENTRY_KINDS, isFiledRegister, kindFound, REGISTER_NAMES, REGISTERS } from '../contract/registers';
import type { EntryKind } from '../domain/entry-kind';
import { filingTitle } from '../domain/filing-title';
import type { Locale } from '../i18n/locales';
import type { Store } from '../store/database';
import type { EntryTarget } from './entry';
import { excerptAround } from './excerpt';
import { isOfFile } from './files/file-texts';
import { type HighlightedText, highlight } from './highlight';
import {
  bestPassages,
  countEntries,
  countKinds,
  findEntries,
  type IndexHit,
  type IndexPassage,
  knownWords,
  openingWords,
} from './index-queries';
import { MOST_HITS } from './search-phrases';
import { beginningOf, isInSentence, readPart } from './sentences';
import { indexText, highlightedTexts, searchTerms, type Term, termOf } from './terms';
import { Vocabulary } from './vocabulary';

/** Something that was found. */
export interface Found {
  kind: EntryKind;
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
  counts: ReadonlyMap<EntryKind, number>;
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

/** What is asked for most often stands first among equals. */
const PRIOR = Object.fromEntries([
  ...REGISTER_NAMES.map((name) => [kindFound(name), REGISTERS[name].weight]),
  ...Object.entries({ page: 1.5, software: 1.3, news: 1, document: 1 }),
]) as Record<EntryKind, number>;

/** What is found as a document under the Exchange's rules. */
export const FILED_KINDS: ReadonlySet<EntryKind> = new Set(REGISTER_NAMES.filter(isFiledRegister).map(kindFound));

/** What was withdrawn stands below what is like it and still holds. */
const WITHDRAWN = 0.5;

const BRACKETED = /[（(][^）)]*[）)]/gu;

/** What is new counts twice what is old, and what is of this age half of that, in ms. */
const AGE = 365 * 86_400_000;

export interface Search {
  q: string;
  locale: Locale;
  /** Entries of one kind alone. */
  kind?: EntryKind;
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
  const { terms, changed } = await meantTerms(db, locale, searchTerms(q), generation);
  const phrases = terms.map(({ phrase }) => phrase);
  const hits = await findEntries(db, locale, phrases);
  const corrected = changed ? await readable(db, hits, terms) : undefined;
  const empty = { found: [], counts: new Map<EntryKind, number>(), partial: false, ...(corrected && { corrected }) };
  if (terms.length === 0) return empty;
  const judged = judge(hits, terms, now);
  const whole = judged.filter(({ covered }) => covered > WHOLE);
  const partial = whole.length === 0;
  const most = Math.max(0, ...judged.map(({ covered }) => covered));
  if (most === 0) return empty;
  const nearly = judged.filter(({ covered }) => covered >= (partial ? Math.min(LEAST_COVERED, most) : NEARLY));
  // A few that have everything are followed by those that nearly do: one word of a question may be nobody's.
  const good = whole.length >= FEW ? whole : [...whole, ...nearly.filter((each) => !whole.includes(each))];
  const counts = new Map<EntryKind, number>();
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

function shownOf(judged: Judged[], kind: EntryKind | undefined): Judged[] {
  if (kind) return judged;
  const counts = new Map<EntryKind, number>();
  return judged.filter(({ hit }) => {
    const count = (counts.get(hit.kind) ?? 0) + 1;
    counts.set(hit.kind, count);
    return count <= GROUP_SIZE;
  });
}

interface Judged {
  hit: IndexHit;
  /** How much of the search it holds, 0 to 1; rare words count more. */
  covered: number;
  score: number;
}

function judge(hits: readonly IndexHit[], terms: readonly Term[], now: number): Judged[] {
  const rarity = terms.map((_, index) => {
    const holding = hits.filter(({ holds }) => holds[index]).length;
    return Math.log(1 + (hits.length + 1) / (holding + 0.5));
  });
  const all = sum(rarity);
  const whole = terms.map(({ text }) => text).join(' ');
  return hits
    .map((hit) => {
      const share = (holds: (term: Term, index: number) => boolean) =>
        sum(rarity.filter((_, index) => holds(terms[index] as Term, index))) / all;
      const covered = share((_, index) => hit.holds[index] === true);
      // What a title says in brackets it says by the way: of a meeting, which results it is about.
      const main = indexText(hit.title.replace(BRACKETED, ' '));
      const inTitle = Math.max(
        0.4 * share(({ phrase }) => main.includes(phrase)) +
          0.6 * share(({ phrase }) => hit.indexTitle.includes(phrase)),
        0.8 * share(({ phrase }) => hit.indexElsewhere.includes(phrase)),
      );
      const inHeadings = share(({ phrase }) => hit.indexHeadings.includes(phrase));
      // A title that says this and little else is what was meant.
      const fills = Math.min(1, whole.length / Math.max(1, hit.indexTitle.trim().length));
      const isPhrase = hit.indexTitle.includes(` ${whole}`) ? 1 : 0;
      const age = hit.publishedAt === undefined ? 0 : Math.max(0, now - hit.publishedAt);
      const recent = hit.publishedAt === undefined ? 1 : 1 + 1 / (1 + age / AGE);
      const score =
        (1 + Math.log1p(hit.weight)) *
        covered ** 3 *
        (1 + 2 * inTitle ** 2 * (1 + fills) + inHeadings + isPhrase) *
        PRIOR[hit.kind] *
        recent *
        (hit.marks?.withdrawnAt === undefined ? 1 : WITHDRAWN);
      return { hit, covered, score };
    })
    .sort(
      (one, other) =>
        other.score - one.score || ENTRY_KINDS.indexOf(one.hit.kind) - ENTRY_KINDS.indexOf(other.hit.kind),
    );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

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

/** Each word as it was typed, or the one that was meant where nothing holds it. */
async function meantTerms(db: Store, locale: Locale, typed: Term[], generation: number) {
  const terms: Term[] = [];
  let changed = false;
  for (const term of typed) {
    const meant =
      (await countEntries(db, locale, term.phrase, 1)) > 0
        ? undefined
        : (await vocabularyOf(db, locale, generation)).meant(term.text);
    changed ||= meant !== undefined;
    terms.push(...(meant ? meant.map(termOf) : [term]));
  }
  return { terms, changed };
}

/** The words as they are written somewhere: the index holds English ones without their ends. */
async function readable(db: Store, hits: readonly IndexHit[], terms: readonly Term[]): Promise<string> {
  const passages = await bestPassages(
    db,
    hits.slice(0, 10).map(({ id }) => id),
    terms.map(({ phrase }) => phrase),
  );
  const texts = [...hits.map(({ title }) => title), ...passages.flatMap(({ heading, words }) => [heading, words])];
  const written = terms.map(({ text }) => {
    for (const candidate of texts) {
      const part = highlight(candidate, [text]).find(({ highlighted }) => highlighted);
      if (part) return part.text;
    }
    return text.replaceAll(' ', '');
  });
  return written.reduce(
    (line, word) =>
      /[\p{Script=Han}]$/u.test(line) && /^\p{Script=Han}/u.test(word) ? line + word : `${line} ${word}`.trim(),
    '',
  );
}

/** Vocabularies by language, of one generation of the index; another process on the same store may have changed it. */
const vocabularies = new Map<Locale, { generation: number; at: number; vocabulary: Promise<Vocabulary> }>();

function vocabularyOf(db: Store, locale: Locale, generation: number): Promise<Vocabulary> {
  const known = vocabularies.get(locale);
  if (known?.generation === generation && Date.now() - known.at < SEARCH_WORDS_REMEMBERED * 1000)
    return known.vocabulary;
  const vocabulary = knownWords(db, locale).then((words) => new Vocabulary(words));
  vocabularies.set(locale, { generation, at: Date.now(), vocabulary });
  vocabulary.catch(() => vocabularies.delete(locale));
  return vocabulary;
}

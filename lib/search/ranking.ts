import { FOUND_KINDS, kindFound, REGISTER_NAMES, REGISTERS } from '../contract/registers';
import type { FoundKind } from '../domain/found-kind';
import type { IndexHit } from './index-queries';
import { indexText, type Term } from './terms';

/** The order of search results: rare words, titles and recent documents count more. */

/** Weight of each kind: visitors ask for some kinds more often than for others. */
const PRIOR = Object.fromEntries([
  ...REGISTER_NAMES.map((name) => [kindFound(name), REGISTERS[name].weight]),
  ...Object.entries({ page: 1.5, software: 1.3, news: 1, document: 1 }),
]) as Record<FoundKind, number>;

/** Factor of a document that was withdrawn. */
const WITHDRAWN = 0.5;

const BRACKETED = /[（(][^）)]*[）)]/gu;

/** In ms. Something new counts twice as much as something very old; at this age half of that advantage is gone. */
const AGE = 365 * 86_400_000;

/** A hit with how well it answers the search. */
export interface RankedHit {
  hit: IndexHit;
  /** How much of the search it holds, 0 to 1; rare words count more. */
  covered: number;
  score: number;
}

/** Hits in the order in which a visitor should see them, best first. @param now in ms */
export function rank(hits: readonly IndexHit[], terms: readonly Term[], now: number): RankedHit[] {
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
      // Words in brackets count less: of a meeting of the board they name the results that it is about.
      const main = indexText(hit.title.replace(BRACKETED, ' '));
      const inTitle = Math.max(
        0.4 * share(({ phrase }) => main.includes(phrase)) +
          0.6 * share(({ phrase }) => hit.indexTitle.includes(phrase)),
        0.8 * share(({ phrase }) => hit.indexElsewhere.includes(phrase)),
      );
      const inHeadings = share(({ phrase }) => hit.indexHeadings.includes(phrase));
      // A title with these words and little else is what the visitor meant.
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
        other.score - one.score || FOUND_KINDS.indexOf(one.hit.kind) - FOUND_KINDS.indexOf(other.hit.kind),
    );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

import { kindFound, REGISTER_NAMES, registerOf } from '@/lib/contract/registers';
import type { FoundKind } from '@/lib/domain/found-kind';
import type { Found } from '@/lib/search/find';

/** Results that stand first, whatever they are. */
const BEST = 3;

/** What is filed again and again under its title stands by its date. */
const BY_DATE: ReadonlySet<FoundKind> = new Set([
  'news',
  ...REGISTER_NAMES.filter((name) => registerOf(name).byDate).map(kindFound),
]);

/** As a register has it: what is filed again and again stands by its date, what says it in its title first; the rest as it was found. */
export function inOrder(found: readonly Found[]): Found[] {
  const isFiled = ({ kind, publishedAt }: Found) => BY_DATE.has(kind) && publishedAt !== undefined;
  const filed = found
    .filter(isFiled)
    .sort((one, other) => Number(other.named) - Number(one.named) || (other.publishedAt ?? 0) - (one.publishedAt ?? 0));
  return [...filed, ...found.filter((entry) => !isFiled(entry))];
}

/** Kinds in the order of the best that was found of each. */
export function byBest(kinds: readonly FoundKind[], found: readonly Found[]): FoundKind[] {
  const place = new Map(kinds.map((kind) => [kind, found.findIndex((entry) => entry.kind === kind)]));
  return kinds
    .filter((kind) => place.get(kind) !== -1)
    .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

/** The first of all. A page of ours that only quotes what stands above it is not one of them. */
export function bestOf(found: readonly Found[]): Found[] {
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
export function withoutRepeats(found: readonly Found[], best: readonly Found[]): Found[] {
  const said = new Set(best.map(({ excerpt }) => wordsOf(excerpt)));
  return found.map((entry) =>
    said.has(wordsOf(entry.excerpt)) && (showsWords(entry.title) || showsWords(entry.heading))
      ? { ...entry, excerpt: [] }
      : entry,
  );
}

/** The words of a line, highlighted or not. */
export const wordsOf = (parts: Found['excerpt']) => parts.map(({ text }) => text).join('');

/** Whether a line shows what was searched for. */
export const showsWords = (parts: Found['excerpt'] = []) => parts.some(({ highlighted }) => highlighted);

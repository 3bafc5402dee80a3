import { SEARCH_WORDS_REMEMBERED } from '../base/freshness.mjs';
import type { Locale } from '../i18n/locales';
import type { Store } from '../store/database';
import { highlight } from './highlight';
import { bestPassages, countEntries, type IndexHit, knownWords } from './index-queries';
import { type Term, termOf } from './terms';
import { Vocabulary } from './vocabulary';

/** Misspelt words of a search. */

/**
 * The words of a search, with those that no entry has replaced by the nearest word that one has.
 *
 * @param generation of the index, so that its vocabulary is not older
 * @returns the terms, and whether any of them was replaced
 */
export async function correctedTerms(db: Store, locale: Locale, typed: Term[], generation: number) {
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

/** Terms as a text writes them, for “showing results for”: the index holds English words stemmed. */
export async function readableWords(db: Store, hits: readonly IndexHit[], terms: readonly Term[]): Promise<string> {
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

/** Vocabularies by language. They expire, since another process on the same store may change the index. */
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

/** An answer in two parts: the sentence that answers the question, and the explanation. */
export interface AnswerParts {
  first: string;
  rest?: string;
}

/** A sentence ends with its mark and what closes it; in Latin script only where another one begins, so not at "No. 7" or "1.0". */
const FIRST_SENTENCE = /^(?<first>.+?(?:[。！？][」』”’）]*|[.!?][”’)]*(?=\s+["“‘(]?\p{Lu})))(?<rest>.+)$/su;
/** A full stop after these ends no sentence. */
const ABBREVIATED = /\b(?:No|Nos|Mr|Ms|Mrs|Dr|Ltd|Co|Inc|vs|approx|e\.g|i\.e|[A-Z])\.$/;

export function answerParts(answer: string): AnswerParts {
  const whole = answer.trim();
  let { first = whole, rest = '' } = FIRST_SENTENCE.exec(whole)?.groups ?? {};
  while (ABBREVIATED.test(first)) {
    const next = FIRST_SENTENCE.exec(rest)?.groups;
    if (!next) return { first: whole };
    first += next.first;
    rest = next.rest ?? '';
  }
  return rest.trim() === '' ? { first: whole } : { first: first.trim(), rest: rest.trim() };
}

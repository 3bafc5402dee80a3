import { type HighlightedText, highlightedTokens, joined, type Token } from './highlight';

const HAN = /^\p{Script=Han}$/u;

/** Letters of an excerpt; Chinese says in 80 what English does in 200. */
const EXCERPT = { chinese: 84, latin: 190 };
/** Share of the excerpt before the first match; it may be more if the sentence begins there. */
const BEFORE = 0.4;
const BEFORE_IN_SENTENCE = 0.55;

/** Blanks from line breaks of the source; Chinese text has none. */
const BETWEEN_CHINESE =
  /(?<=[\p{Script=Han}，。、；：！？」》）]) +(?=[\p{Script=Han}「《（])| +(?=[，。、；：！？」》）])/gu;

/** Ends a sentence, as the point of a figure does not; in the text of a page a line is a block, such as a row of a table. */
const SENTENCE_END = /[。！？；…]|[.!?]["”’)]*\s|\n/;
/** Where a long sentence may be cut. */
const CLAUSE_END = /[，、：,:）]/;
/** Opening marks at the end of a sentence belong to the next one. */
const OPENED = /(?:\s*[「『“‘（(《]| ·)?\s*$/;
/** Marks that are dropped before an ellipsis. */
const CUT_MARK = /[，、；：,;:]\s*$/;
const FINISHED = /[。！？.!?…]\s*$/;
/** How much of an excerpt is full enough to end with a sentence. */
const FULL = 0.45;

/**
 * The part of a text in which most of the words stand near each other, with them highlighted: whole sentences where they
 * are short enough, else cut at a clause; an ellipsis says what is cut.
 */
export function excerptAround(text: string, words: readonly string[]): HighlightedText {
  const tokens = highlightedTokens(
    text
      .replace(/\s*\n\s*/g, '\n')
      .replace(BETWEEN_CHINESE, '')
      .trim(),
    words,
  );
  const chinese = tokens.filter(({ index }) => HAN.test(index)).length * 3 > text.length;
  const most = chinese ? EXCERPT.chinese : EXCERPT.latin;
  const { start, whole: begins } = startOf(tokens, most);
  const { end, whole: finishes } = endOf(tokens, start, most);
  const parts = joined(
    tokens.slice(start, end).map((token) => ({ ...token, text: inOneLine(token.text) })),
    words,
  );
  const last = parts.at(-1);
  if (last) last.text = last.text.replace(OPENED, '');
  if (!begins) parts.unshift({ text: '…', highlighted: false });
  // No ellipsis after a complete sentence.
  if (!finishes && !FINISHED.test(last?.text ?? '')) {
    if (last) last.text = last.text.replace(CUT_MARK, '');
    parts.push({ text: '…', highlighted: false });
  }
  return parts;
}

/** Blocks of a page follow one another with a point between them, unless one ends with a mark of its own. */
const inOneLine = (text: string) =>
  text.replace(/(\S?)\n/g, (_, before: string) => {
    if (/[。！？；：，、…]/.test(before)) return before;
    return /[.!?;:,]/.test(before) ? `${before} ` : `${before} · `;
  });

/** Where the excerpt begins: at the start of a sentence or clause if one is near, so that most different words follow. */
function startOf(tokens: readonly Token[], most: number): { start: number; whole: boolean } {
  let best = { at: 0, count: 0 };
  const places = tokens.flatMap((token, index) => (token.highlighted ? [index] : []));
  for (const place of places) {
    const seen = new Set<string>();
    let length = 0;
    for (let index = place; index < tokens.length && length < most * (1 - BEFORE); index++) {
      const token = tokens[index] as Token;
      length += token.text.length;
      if (token.highlighted) seen.add(token.index);
    }
    if (seen.size > best.count) best = { at: place, count: seen.size };
  }
  let start = best.at;
  let nearest = start;
  let clause: number | undefined;
  for (let length = 0; start > 0; start--) {
    const before = tokens[start - 1] as Token;
    if (before.index === '' && SENTENCE_END.test(before.text)) return { start, whole: true };
    if (length <= most * BEFORE) {
      nearest = start;
      if (before.index === '' && CLAUSE_END.test(before.text) && !isOfNumber(tokens, start - 1)) clause ??= start;
    }
    length += before.text.length;
    if (length > most * BEFORE_IN_SENTENCE) return { start: clause ?? nearest, whole: false };
  }
  return { start: 0, whole: true };
}

/** Of a paragraph. */
const NUMBERED = /^\d{1,2}$/;

/** Whether a token stands between two digits: the comma of 5,520 ends no clause. */
function isOfNumber(tokens: readonly Token[], index: number): boolean {
  return /\d$/.test(tokens[index - 1]?.text ?? '') && /^\d/.test(tokens[index + 1]?.text ?? '');
}

/** Where a text may be cut at `end` at the latest: 「59.0」 is not shown as 「5…」. */
function beforeNumber(tokens: readonly Token[], start: number, end: number): number {
  let cut = end;
  while (cut > start + 1 && /[\d.,]$/.test(tokens[cut - 1]?.text ?? '') && /^[\d.,%]/.test(tokens[cut]?.text ?? ''))
    cut--;
  return cut;
}

/** Where it ends, and whether a sentence does there. */
function endOf(tokens: readonly Token[], start: number, most: number): { end: number; whole: boolean } {
  let end = start;
  let length = 0;
  let sentence: number | undefined;
  let clause: number | undefined;
  // Without them a beginning of whole sentences does.
  let found = !tokens.slice(start).some((token) => token.highlighted);
  for (; end < tokens.length; end++) {
    const { text, index, highlighted } = tokens[end] as Token;
    length += text.length;
    if (length > most) break;
    found ||= highlighted;
    if (!found || index !== '' || length < most * FULL) continue;
    // 「1.」 begins the paragraph after the sentence.
    if (text.startsWith('.') && NUMBERED.test(tokens[end - 1]?.text ?? '')) continue;
    if (SENTENCE_END.test(text)) sentence = end + 1;
    else if (CLAUSE_END.test(text) && !isOfNumber(tokens, end)) clause = end + 1;
  }
  if (end === tokens.length) return { end, whole: true };
  const cut = sentence ?? clause ?? beforeNumber(tokens, start, end);
  const last = tokens[cut - 1]?.text ?? '';
  return { end: cut, whole: sentence !== undefined && (FINISHED.test(last) || last.includes('\n')) };
}

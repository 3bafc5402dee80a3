import { numeralsAsFigures, yearInNumerals } from '../text/numerals';
import { indexText, otherWordsOf, wholeWords } from './terms';

/** Text in parts, with those marked that were searched for; `part` where one is only a piece of what was typed. */
export type HighlightedText = { text: string; highlighted: boolean; part?: true }[];

const HAN = /^\p{Script=Han}$/u;
/** A Chinese character, a word or number, or what stands between. */
const TOKENS = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}]+/gu;
const WORD = /[\p{L}\p{N}]/u;

/** A character of Chinese, a word or number of a text, or what stands between. */
export interface Token {
  text: string;
  /** As the index holds it; empty for what stands between words. */
  index: string;
  /** Where it stands in the text, in letters. */
  from: number;
  to: number;
  highlighted: boolean;
}

/**
 * Of a text that is read, each character of Chinese and each word is looked up; they are the same few thousand. A plain
 * map, begun anew when it is full: to keep an order of use takes longer than to look up.
 */
const asIndexed = new Map<string, string>();
const MOST_INDEXED = 20_000;

function inIndex(token: string): string {
  const known = asIndexed.get(token);
  if (known !== undefined) return known;
  const index = WORD.test(token) ? indexText(token).trim() : '';
  if (asIndexed.size >= MOST_INDEXED) asIndexed.clear();
  asIndexed.set(token, index);
  return index;
}

/** Whether a text has one of the words of a search. @param words as the index holds them */
export function hasHighlight(text: string, words: readonly string[]): boolean {
  const tokens = tokensOf(text);
  return !runsIn(text, tokens, words).next().done;
}

/** Text with the words of a search highlighted. @param words as the index holds them */
export function highlight(text: string, words: readonly string[]): HighlightedText {
  return joined(highlightedTokens(text, words), words);
}

/** The tokens of a text, with those highlighted that hold words of a search. @param words as the index holds them */
export function highlightedTokens(text: string, words: readonly string[]): Token[] {
  const tokens = tokensOf(text);
  for (const run of runsIn(text, tokens, words)) for (const token of run) token.highlighted = true;
  // Spaces and marks between two highlighted words of one run are highlighted too.
  for (const [index, token] of tokens.entries()) {
    if (
      token.index === '' &&
      /^ $/.test(token.text) &&
      tokens[index - 1]?.highlighted &&
      tokens[index + 1]?.highlighted
    )
      token.highlighted = true;
  }
  return tokens;
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKENS), (match) => ({
    text: match[0],
    index: inIndex(match[0]),
    from: match.index,
    to: match.index + match[0].length,
    highlighted: false,
  }));
}

/** The tokens that one of the words of a search is found in, place by place. */
function* runsIn(text: string, tokens: readonly Token[], words: readonly string[]): Generator<Token[]> {
  const isEdge = edgesIn(text);
  const read = tokens.filter(({ index }) => index !== '');
  // The titles of filings write a year in numerals.
  const years = words.flatMap((word) => yearInNumerals(word) ?? []);
  for (const word of [...words, ...words.flatMap(otherWordsOf), ...years]) {
    const parts = word.split(' ');
    for (let at = 0; at + parts.length <= read.length; at++) {
      if (!standsAt(read, at, parts)) continue;
      const last = endOfWord(read, at, at + parts.length - 1, isEdge);
      if (last !== undefined) yield read.slice(at, last + 1);
    }
  }
}

function standsAt(read: readonly Token[], at: number, parts: readonly string[]): boolean {
  for (let index = 0; index < parts.length; index++) {
    if (!fits((read[at + index] as Token).index, parts[index] as string, index === parts.length - 1)) return false;
  }
  return true;
}

/** So many characters in a row are no accident, wherever a dictionary sees a word begin. */
const LONG = 3;

/**
 * Where the word ends in which a match does: a part of a word is never highlighted alone, so 委員 highlights all of 委員會.
 * Undefined where the match begins within a word.
 */
function endOfWord(
  read: readonly Token[],
  first: number,
  last: number,
  isEdge: (place: number) => boolean,
): number | undefined {
  const { text, from } = read[first] as Token;
  if (!HAN.test(text)) return last;
  if (last - first + 1 < LONG && !isEdge(from)) return undefined;
  let end = last;
  while (!isEdge((read[end] as Token).to) && HAN.test(read[end + 1]?.text ?? '')) end++;
  return end;
}

/** Chinese in one piece: the words of one say nothing of those of the next. */
const PIECE_OF_CHINESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/**
 * Whether a word begins or ends at a place of a text, in letters. A dictionary takes its time over a page, so it is
 * asked only about the pieces of Chinese in which somebody wants to know.
 */
function edgesIn(text: string): (place: number) => boolean {
  let pieces: { from: number; to: number; edges?: Set<number> }[] | undefined;
  return (place) => {
    pieces ??= Array.from(text.matchAll(PIECE_OF_CHINESE), ({ 0: piece, index }) => ({
      from: index,
      to: index + piece.length,
    }));
    const piece = pieces.find(({ from, to }) => from <= place && place <= to);
    if (piece === undefined || place === piece.from || place === piece.to) return true;
    piece.edges ??= edgesOfWords(text.slice(piece.from, piece.to), piece.from);
    return piece.edges.has(place);
  };
}

/** Where words begin and end. @param from where the text begins itself */
function edgesOfWords(text: string, from: number): Set<number> {
  const edges = new Set<number>();
  let end = from;
  for (const word of wholeWords(text)) {
    end += word.length;
    edges.add(end);
  }
  return edges;
}

/** How much longer than what was typed a word may be, as a share: WebSock finds WebSocket, app does not find apply. */
const REST = 0.5;

/** The index finds words by their beginnings, and long numbers by their ends. */
function fits(token: string, word: string, isLast: boolean): boolean {
  if (/^\d{4,}$/.test(word)) return token.includes(word);
  if (token === word) return true;
  return isLast && word.length > 2 && token.startsWith(word) && token.length - word.length <= word.length * REST;
}

/** Tokens as parts of a text. @param words of the search, as the index holds them */
export function joined(tokens: readonly Token[], words: readonly string[]): HighlightedText {
  const parts: HighlightedText = [];
  for (const { text, highlighted } of tokens) {
    const last = parts.at(-1);
    if (last && last.highlighted === highlighted) last.text += text;
    else parts.push({ text, highlighted });
  }
  for (const part of parts) {
    const isWhole = [part.text, numeralsAsFigures(part.text)]
      .map(indexText)
      .some((text) => words.every((word) => text.includes(` ${word} `)));
    if (part.highlighted && !isWhole) part.part = true;
  }
  return parts;
}

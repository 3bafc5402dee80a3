import { indexText } from './terms';

/** Text in parts, those lit that were searched for. */
export type LitText = { text: string; lit: boolean }[];

const HAN = /^\p{Script=Han}$/u;
/** A Chinese character, a word or number, or what stands between. */
const TOKENS = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}]+/gu;
const WORD = /[\p{L}\p{N}]/u;

/** Letters of an excerpt; Chinese says in 80 what English does in 200. */
const EXCERPT = { chinese: 84, latin: 190 };
/** Of them before the first word that was found. */
const BEFORE = 0.3;

interface Token {
  text: string;
  /** As the index holds it; empty for what stands between words. */
  index: string;
  lit: boolean;
}

/** Text with the words of a search lit. @param words as the index holds them */
export function lit(text: string, words: readonly string[]): LitText {
  return joined(litTokens(text, words));
}

/** The part of a text in which most of the words stand near each other, with them lit. */
export function excerptAround(text: string, words: readonly string[]): LitText {
  const tokens = litTokens(text, words);
  const chinese = tokens.filter(({ index }) => HAN.test(index)).length * 3 > text.length;
  const most = chinese ? EXCERPT.chinese : EXCERPT.latin;
  const start = startOf(tokens, most);
  let end = start;
  for (let length = 0; end < tokens.length; end++) {
    length += tokens[end]?.text.length ?? 0;
    if (length > most) break;
  }
  const parts = joined(tokens.slice(start, end));
  if (start > 0) parts.unshift({ text: '…', lit: false });
  if (end < tokens.length) parts.push({ text: '…', lit: false });
  return parts;
}

/** Where the excerpt begins: at a sentence's beginning if there is one near, with the most different words lit after. */
function startOf(tokens: readonly Token[], most: number): number {
  let best = { at: 0, count: 0 };
  const places = tokens.flatMap((token, index) => (token.lit ? [index] : []));
  for (const place of places) {
    const seen = new Set<string>();
    let length = 0;
    for (let index = place; index < tokens.length && length < most * (1 - BEFORE); index++) {
      const token = tokens[index] as Token;
      length += token.text.length;
      if (token.lit) seen.add(token.index);
    }
    if (seen.size > best.count) best = { at: place, count: seen.size };
  }
  let start = best.at;
  let sentence: number | undefined;
  for (let length = 0; start > 0; start--) {
    const before = tokens[start - 1] as Token;
    if (before.index === '' && /[。！？；]|[.!?]\s/.test(before.text)) {
      sentence = start;
      break;
    }
    length += before.text.length;
    if (length > most * BEFORE) break;
  }
  return sentence ?? start;
}

function litTokens(text: string, words: readonly string[]): Token[] {
  const tokens = Array.from(text.matchAll(TOKENS), ([token]) => ({
    text: token,
    index: WORD.test(token) ? indexText(token).trim() : '',
    lit: false,
  }));
  const read = tokens.filter(({ index }) => index !== '');
  for (const word of words) {
    const parts = word.split(' ');
    for (let at = 0; at + parts.length <= read.length; at++) {
      if (parts.every((part, index) => fits(read[at + index]?.index ?? '', part, index === parts.length - 1))) {
        for (let index = 0; index < parts.length; index++) (read[at + index] as Token).lit = true;
      }
    }
  }
  // What stands between two lit words of one run is lit with them.
  for (const [index, token] of tokens.entries()) {
    if (token.index === '' && /^ $/.test(token.text) && tokens[index - 1]?.lit && tokens[index + 1]?.lit)
      token.lit = true;
  }
  return tokens;
}

/** The index finds words by their beginnings, and long numbers by their ends. */
function fits(token: string, word: string, isLast: boolean): boolean {
  if (/^\d{4,}$/.test(word)) return token.includes(word);
  return isLast && word.length > 2 ? token.startsWith(word) : token === word;
}

function joined(tokens: readonly Token[]): LitText {
  const parts: LitText = [];
  for (const { text, lit } of tokens) {
    const last = parts.at(-1);
    if (last && last.lit === lit) last.text += text;
    else parts.push({ text, lit });
  }
  return parts;
}

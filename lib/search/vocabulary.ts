import { distance } from 'fastest-levenshtein';
import { pinyin } from 'pinyin-pro';
import { folded } from '../text/fold';
import { indexText, wordsOfChinese } from './terms';

/**
 * Corrects typing errors: a word that no entry has is replaced by one that differs in a letter or two, sounds alike, or
 * is the same written as two words.
 */

/** How many letters of an entry are read for its words: later pages of a report add no word that no other entry has. */
const MOST_LETTERS = 4000;

const HAN = /\p{Script=Han}/u;
const HAN_OR_ELSE = /\p{Script=Han}+|[a-z]{4,}/gu;

/** The words that an entry is known by, as the index holds them: English ones from four letters, Chinese from two. */
export function wordsToKnow(texts: readonly string[]): string[] {
  const text = folded(texts.join('\n').slice(0, MOST_LETTERS));
  const words = Array.from(text.matchAll(HAN_OR_ELSE), ([run]) => run).flatMap((run) =>
    HAN.test(run) ? wordsOfChinese(run).filter((word) => [...word].length > 1) : [run],
  );
  return [...new Set(words.map((word) => indexText(word).trim()))];
}

/** The words of a language, as `wordsToKnow` gives them, with how many entries have each. */
export class Vocabulary {
  #bySound: Map<string, string> | undefined;

  constructor(private readonly words: ReadonlyMap<string, number>) {}

  /** The words that were probably meant by a word that no entry has; undefined if none is close enough. */
  meant(word: string): string[] | undefined {
    const near = HAN.test(word) ? this.#sounding(soundOf(word)) : this.#nearLatin(word);
    if (near !== undefined) return [near];
    return this.#parted(word) ?? (HAN.test(word) ? this.#nearChinese(word) : undefined);
  }

  #nearLatin(word: string): string | undefined {
    if (!/^[a-z]+$/.test(word)) return undefined;
    const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
    const candidates = this.#within(most, word.length, (other) =>
      // Two letters the wrong way round are one slip.
      isSwapped(word, other) ? 1 : distance(word, other),
    );
    return candidates ?? this.#sounding(word);
  }

  #nearChinese(word: string): string[] | undefined {
    const near =
      word.split(' ').length < 3 ? undefined : this.#within(2, word.length, (other) => distance(word, other));
    return near === undefined ? undefined : [near];
  }

  /** Chinese is typed by its sound: the wrong word is most often one of the same. */
  #sounding(sound: string): string | undefined {
    if (this.#bySound === undefined) {
      const chinese = [...this.words].filter(([word]) => HAN.test(word));
      // Of two that sound alike the more frequent one.
      chinese.sort(([, one], [, other]) => one - other);
      this.#bySound = new Map(chinese.map(([word]) => [soundOf(word), word]));
    }
    return this.#bySound.get(sound);
  }

  /** The nearest word within a distance, and of equally near ones the most frequent. */
  #within(most: number, length: number, measure: (other: string) => number): string | undefined {
    if (most === 0) return undefined;
    let best: { word: string; away: number; entries: number } | undefined;
    for (const [word, entries] of this.words) {
      if (Math.abs(word.length - length) > most) continue;
      const away = measure(word);
      if (away > most) continue;
      if (!best || away < best.away || (away === best.away && entries > best.entries)) best = { word, away, entries };
    }
    return best?.word;
  }

  /** `openapi` is Open and API, and what no dictionary has may be two words that it has. */
  #parted(word: string): string[] | undefined {
    const letters = HAN.test(word) ? word.split(' ') : [...word];
    const between = HAN.test(word) ? ' ' : '';
    const least = HAN.test(word) ? 1 : 3;
    for (let at = least; at <= letters.length - least; at++) {
      const parts = [letters.slice(0, at), letters.slice(at)].map((part) => indexText(part.join(between)).trim());
      const known = parts.filter((part) => this.words.has(part) || SHORT_WORDS.has(part));
      if (known.length === 2 || (between === ' ' && known.length === 1 && parts.some((part) => !part.includes(' ')))) {
        return parts;
      }
    }
    return undefined;
  }
}

/** Words of three letters, which vocabularies do not hold. */
const SHORT_WORDS = new Set(['api', 'app', 'sdk', 'ipo', 'faq', 'web', 'mac', 'ios', 'gem']);

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at >= 0 && one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** How Chinese is typed: the sounds of its characters without tones, one after the other. */
function soundOf(word: string): string {
  return pinyin(word.replaceAll(' ', ''), { toneType: 'none', type: 'array', v: true }).join('');
}

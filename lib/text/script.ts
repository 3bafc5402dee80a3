import { Locale } from 'opencc-js/t2cn';

/**
 * Chinese characters in one script. Character by character and not by phrase,
 * as a converter for readers would: a part of a title has to come out the same
 * as it does within the whole title. For the server alone, since the
 * dictionaries are large.
 */

type Pairs = Map<string, string>;

/** Variants that the dictionaries keep apart and people do not: as written, as folded. */
const VARIANTS = '帐账 覆复 粧妆 栢柏 畧略 邨村 尅克 刦劫';

const TO_ONE_SCRIPT = charactersOfOneScript();

/** Every Chinese character in simplified form, those of Hong Kong and Taiwan included. */
export function inOneScript(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => TO_ONE_SCRIPT.get(character) ?? character);
}

/** Characters that only simplified Chinese writes so, as good as: some of them are rare traditional ones too. */
const SIMPLIFIED = new Set(TO_ONE_SCRIPT.values());

/** How many Chinese characters of a text are of one script alone. */
export function scriptCount(text: string): { traditional: number; simplified: number } {
  const characters = text.match(/\p{Script=Han}/gu) ?? [];
  return {
    traditional: characters.filter((character) => TO_ONE_SCRIPT.has(character)).length,
    simplified: characters.filter((character) => SIMPLIFIED.has(character) && !TO_ONE_SCRIPT.has(character)).length,
  };
}

function charactersOfOneScript(): Pairs {
  const pairs = singleCharacters(Locale.to.cn);
  const simplified = new Set(pairs.values());
  for (const [variant, standard] of [...singleCharacters(Locale.from.hk), ...singleCharacters(Locale.from.tw)]) {
    if (!pairs.has(variant) && !simplified.has(variant)) pairs.set(variant, standard);
  }
  for (const pair of VARIANTS.split(' ')) pairs.set(pair.slice(0, 1), pair.slice(1));
  for (const [from, to] of pairs) pairs.set(from, endOf(pairs, to));
  return pairs;
}

/** Where a character ends up that is folded in several steps. */
function endOf(pairs: Pairs, character: string): string {
  const seen = new Set([character]);
  let end = character;
  for (let next = pairs.get(end); next !== undefined && !seen.has(next); next = pairs.get(end)) {
    seen.add(next);
    end = next;
  }
  return end;
}

/** The entries of a dictionary that are one character long; the rest are phrases. */
function singleCharacters(groups: (typeof Locale.to)[string] | undefined): Pairs {
  const dictionaries = (groups ?? []).flat().filter((dictionary) => typeof dictionary === 'string');
  const entries = dictionaries.flatMap((dictionary) => dictionary.split('|')).map((entry) => entry.split(' '));
  return new Map(
    entries.flatMap(([from = '', to = '']) => ([...from].length === 1 && [...to].length === 1 ? [[from, to]] : [])),
  );
}

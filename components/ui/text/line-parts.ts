import { emsOf, HAN, HOURS, LONGEST, RANGE, withFirmSpaces } from './firm-spaces';
import terms from './unbroken-terms.json';

/**
 * Where a line of a heading, a lead, a button or a cell in Chinese may break: between words, never within a word, a term
 * of the glossary, a name, a date, or a number and its unit (docs/decisions/0001-chinese-lines.md).
 * Text without Chinese breaks at its spaces, as ever.
 */

/** Sections in a row; a law's name that has a part in brackets, where a line of a phone holds it. */
const SECTIONS = /第[ \u00a0]?\d+(?:、\d+)+(?:[ \u00a0]?[及和][ \u00a0]?\d+)?[ \u00a0]?[節节條条章項项段類类]/g;
const LAW = /《[^《》（）]{1,6}（[^《》（）]{1,6}）[^《》（）]{1,4}》/g;

/** Where something is read, in brackets: the report of a year and the part of it are one name. */
const SOURCE = /（(?:[見见] ?)?\d{4} ?年(?:年?[報报]|中期|第)[^（）]{0,9}）/g;

const CLOSING = /^[\p{Pe}\p{Pf}，。、；：？！…—～·％%）」』》〉】〕,.;:?!]/u;
/** A bracket of Chinese begins anew: 「升 23.8%」 and 「（1,660 萬港元）」 are two. */
const BEGINS = /^[「『《〈【〔（]/u;
const OPENING = /[\p{Ps}\p{Pi}「『《〈【〔（(]$/u;
const ENDS_CLAUSE = /[，。、；：？！…—）」』》〉】〕]$/u;

/** Words that say nothing at the beginning of a line, and at its end; and those that join what follows to what came before, which begin a line if they must. */
const LEANS_BACK = new Set('的了嗎吗呢吧着著過过們们等者上中內内後后前時时下裏里間间之地得起止');
const LEANS_FORWARD = new Set(
  '在由從从為为向對对以把將将被不每各本該该這这那而就也都可能再更最較较未已只至按經经於于第逾',
);
const JOINS = new Set(['與', '与', '和', '及', '或', '以及', '或者', '並', '并']);

/** A single character belongs to the word before it while that is no longer. */
const LONGEST_WORD = 3;

/**
 * A lead runs over several lines: in text that is wider, in em, what little words lean on stays with them, and no more,
 * or every line would end somewhere else.
 */
const SEVERAL_LINES = 36;
const LONGEST_OF_SEVERAL = 4;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The parts of a text between which a line may break, besides at its spaces. */
export function linePartsOf(text: string): string[] {
  if (!HAN.test(text)) return [text];
  const longest = emsOf(text) > SEVERAL_LINES ? LONGEST_OF_SEVERAL : LONGEST;
  const parts: string[] = [];
  for (const piece of withWhatTheyJoin(wordsOf(text))) {
    const before = parts.at(-1);
    if (before === undefined) parts.push(piece);
    else if (staysTogether(before, piece, longest)) parts[parts.length - 1] = before + piece;
    else parts.push(piece);
  }
  return parts;
}

/** Words in which 及 and its like are one with the word after them. */
function withWhatTheyJoin(words: string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && JOINS.has(before.trimEnd())) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

function staysTogether(before: string, piece: string, longest: number): boolean {
  if (/^\s/.test(piece) || /\s$/.test(before)) return true;
  if (CLOSING.test(piece) || OPENING.test(before)) return true;
  // Names in Latin letters, and addresses, break where the browser breaks them.
  const latin = !HAN.test(before.slice(-1)) && !HAN.test(piece.slice(0, 1));
  if (latin && !ENDS_CLAUSE.test(before) && !BEGINS.test(piece)) return true;
  const ems = emsOf(before + piece);
  if (ENDS_CLAUSE.test(before)) return false;
  // No line begins with 的; the dictionary has 的是 as a word.
  if (piece === '的' || piece === '的是') return true;
  if (ems > longest) return false;
  if (LEANS_BACK.has(piece)) return true;
  if (JOINS.has(piece.slice(0, 1)) && piece.length > 1) return true;
  // The sign that closes a part has room in it too.
  if (ems > LONGEST - 1) return false;
  if (LEANS_FORWARD.has(before) || LEANS_FORWARD.has(before.slice(-1))) return true;
  // The dictionary splits what it does not know into single characters; none of them stands alone.
  const last = before.length - before.lastIndexOf(' ') - 1;
  return last === 1 || (piece.length === 1 && last <= LONGEST_WORD);
}

const NAME_OR_ROW = new RegExp(`${LAW.source}|${SECTIONS.source}`, 'g');

/**
 * A heading, a lead or a cell with its places to break.
 *
 * @param html text without tags, in which &, < and > are entities
 * @returns HTML for what has the class `LINES` or is `Words`
 */
export function withWholeWords(html: string): string {
  return linePartsOf(html)
    .map((part) => withFirmSpaces(part, true).replace(NAME_OR_ROW, '<span data-whole>$&</span>'))
    .join('<wbr>');
}

/** Words as the dictionary has them, with what must not be broken in one piece. */
function wordsOf(text: string): string[] {
  const whole = unbrokenIn(text);
  const edges = new Set(whole.flatMap(({ from, to }) => [from, to]));
  for (const { index } of segmenter.segment(text))
    if (!whole.some(({ from, to }) => from < index && index < to)) edges.add(index);
  edges.add(text.length);
  const places = [...edges].sort((one, other) => one - other);
  return places.map((place, number) => text.slice(places[number - 1] ?? 0, place)).filter((word) => word !== '');
}

/** Terms, sources, hours, sections, laws, and numbers with what they count, as places in the text; where they overlap the earlier and longer one counts. */
function unbrokenIn(text: string): { from: number; to: number }[] {
  const found = [TERMS, SOURCE, HOURS, SECTIONS, LAW, RANGE]
    .flatMap((whole) => [...text.matchAll(whole)])
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const kept: typeof found = [];
  for (const span of found) if (span.from >= (kept.at(-1)?.to ?? 0)) kept.push(span);
  return kept;
}

const TERMS = new RegExp([...terms].sort((one, other) => other.length - one.length).join('|'), 'gu');

import type { Locale } from '../i18n/locales';
import { inOneScript } from '../text/script';
import type { Passage } from './entry';
import { isOfFile } from './files/file-texts';
import { hasHighlight } from './highlight';

/** What of the words of an entry is shown with it: its sentences, not what stands around them. */

const HAN = /\p{Script=Han}/u;

/** A line that says something; labels, figures and names of links stand between such lines. */
const SENTENCE = /[。！？；.!?;…]["”’」』）)]*$|^.{0,8}\p{Script=Han}.{23}|^.{64}/u;

const sentencesOf = (words: string) =>
  withoutRows(words)
    .split('\n')
    .filter((line) => SENTENCE.test(line.trim()))
    .join('\n');

/** A row of a table (`linesOfHtml`) says nothing without its head. */
const withoutRows = (words: string) =>
  words
    .split('\n')
    .filter((line) => !line.includes('\t'))
    .join('\n');

/** Whether a passage says the words in a sentence, rather than in the label of a figure or a link. */
export function isInSentence(passage: Passage | undefined, texts: readonly string[]): boolean {
  return (
    passage !== undefined && hasHighlight(isOfFile(passage.place) ? passage.words : sentencesOf(passage.words), texts)
  );
}

/** What of a filing can be read alone: between such sentences stand tables, headings and forms. */
const FINISHED = /[。！？；.!?;]["”’」』）)]*$/u;

const finishedOf = (words: string) =>
  words
    .split('\n')
    .filter((line) => FINISHED.test(line.trim()))
    .join('\n');

/**
 * What of a passage its reader reads. A page of a filing begins with disclaimers and its own title, and says everything
 * in two languages: of it the sentences that have the words, or nothing, since a row of a table says nothing alone. A
 * page of ours holds labels between its sentences, and an article tables.
 */
export function readPart({ place, words }: Passage, title: string, texts: readonly string[], locale: Locale): string {
  if (!isOfFile(place)) {
    const said = sentencesOf(words);
    const read = withoutRows(words);
    return hasHighlight(said, texts) || (said !== '' && !hasHighlight(read, texts)) ? said : read;
  }
  const said = sentencesOfFile(words, title, locale);
  return hasHighlight(said, texts) ? said : '';
}

/** What a file says first under its title: of a filing of which no sentence has the words, what it is. */
export function beginningOf(words: string, title: string, locale: Locale): string {
  return sentencesOfFile(words, title, locale)
    .split('\n')
    .filter((line) => !DISCLAIMED.test(line))
    .slice(0, FIRST)
    .join('\n');
}

/**
 * A heading with a number and no more; a row of a table with empty cells; who the directors are, which stands at the
 * end of every announcement in the same words.
 */
const UNREAD =
  / [–-] [–-] |^(?:\p{Script=Han}{2,12} )?\d{1,2}\.$|[於于]本(?:公告|通函)日期|^[獨独]立非[執执]行董事[為为]|As at the date of this (?:announcement|circular)|independent non-executive directors? (?:is|are)/iu;
/** The number of the paragraph that follows, and its heading. */
const NEXT_NUMBER = /(?<=[。；.;]) ?(?:\p{Script=Han}{2,12} )?\d{1,2}\.$/gmu;

const FIRST = 2;
/** What every announcement bears before it says anything, and every sample at its foot. */
const DISCLAIMED =
  /概不[負负][責责]|takes? no responsibility|accepts? no liability|[範范]例文件|Sample document|股份代[號号][：:]|Stock code:|此乃要件|[閣阁]下如[對对]|requires your immediate attention|in any doubt|GEM (?:的定位|is a market|has been positioned)/i;

function sentencesOfFile(words: string, title: string, locale: Locale): string {
  const named = inOneScript(words).indexOf(inOneScript(title));
  const rest = named < 0 ? words : words.slice(named + title.length);
  const own = rest
    .split('\n')
    .filter((line) => HAN.test(line) === (locale !== 'en') && line.trim() !== '')
    .join('\n');
  return finishedOf(withoutNumbers(locale === 'en' ? own : parted(own)))
    .replace(NEXT_NUMBER, '')
    .split('\n')
    .filter((line) => !UNREAD.test(line))
    .join('\n');
}

/** What every sheet bears: its running head up to the number of the sheet, the unit of its figures. */
const FURNITURE =
  /^.{0,80}?\d+ \/ \d+|Sample document · 示[範范例]文件|(?:\d{4} )*(?:千|百[萬万])港元 HK\$(?:[’']000| million)/gu;
/** English within a Chinese line of a filing: a heading, a label or a cell of a table (`None; options are …`) that says the same again. */
const ENGLISH = /(?:[A-Za-z][A-Za-z’'&-]*[ ,;:/]+){4,}(?:[A-Za-z][A-Za-z’'&-]*)?/g;
const HEADING =
  /^(?:\d{1,2}\. )?(?:\p{Script=Han}{2,10} )?(?:\d{1,2}\. )?[A-Z][a-z][A-Za-z]*(?: [A-Za-z]+)* (?:\d{1,2}\.\d{1,2} )?(?=\p{Script=Han})/gmu;

/** Chinese has no blanks between its words: where there is one, a heading or a cell of a table ends. */
const parted = (text: string) =>
  text
    .replace(FURNITURE, ' ')
    .replace(ENGLISH, ' ')
    .replace(/(?<=[\p{Script=Han}。」）]) +(?=[\p{Script=Han}「（])|(?<=[。；）]) +(?=\d+\.\d* )/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(HEADING, '');

/** Of articles and paragraphs: 4.2, (ii), （二）. */
const withoutNumbers = (text: string) =>
  text.replace(
    /^(?:\d{1,2}\.(?:\d{1,2})* (?![億亿萬万千百港%])|[（(]?(?:[一二三四五六七八九十]{1,3}|[ivx]{1,4})[）)] *)/gmu,
    '',
  );

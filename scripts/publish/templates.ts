import { ENTRY_KINDS, type EntryKind } from '../../lib/content-folder/kinds';
import type { ContentFile } from '../../lib/content-folder/model';
import { UNFINISHED } from '../../lib/content-folder/yaml-file';
import { FILING_KINDS } from '../../lib/domain/filing-kind';

/** Stands behind what a person has yet to write; `check` refuses it. */
export const LEFT = UNFINISHED;

export type What = EntryKind | 'document';

/** A PDF that an entry is made from. */
export interface GivenPdf {
  source: string;
  role: Exclude<ContentFile['role'], 'picture'>;
  /** Its name in the folder of the entry. */
  name: string;
  pages: number;
  headings: string[];
}

export interface Known {
  title: { zt?: string; en?: string };
  given: readonly GivenPdf[];
  /** The next number of its kind. */
  number: number;
  category?: string;
  period?: string;
}

const quoted = (text: string | undefined, placeholder: string): string =>
  text === undefined ? `${JSON.stringify(placeholder)} ${LEFT}` : JSON.stringify(text);

const titles = ({ title }: Known, withSimplified = false): string =>
  [
    'title:',
    `  zt: ${quoted(title.zt, '標題')}`,
    withSimplified ? `  zh: ${quoted(undefined, '标题')}` : '  # zh: without it the traditional title is shown',
    `  en: ${quoted(title.en, 'Title')}`,
  ].join('\n');

const filesOf = ({ given }: Known): string =>
  given.length === 0
    ? `files:\n  bilingual:\n    file: ce.pdf ${LEFT}: the PDF, or one each under zt and en`
    : `files:\n${given.map(({ role, name, pages }) => `  ${role}: { file: ${name}, pages: ${pages} }`).join('\n')}`;

const EXCHANGE = `# Once the Exchange has it, its document number and time; or at the release: --exchange ID --at TIME.
# exchange: { id: "2026111200001", at: 2026-11-12T16:44:10+08:00 }
# notBefore: 2026-11-12T16:30:00+08:00`;

const inThree = (field: string, words: { zt: string; zh: string; en: string }): string =>
  `${field}:\n${Object.entries(words)
    .map(([locale, word]) => `  ${locale}: ${quoted(undefined, word)}`)
    .join('\n')}`;

const file = (...lines: string[]): Record<string, string> => ({
  'entry.yaml': `${lines.filter(Boolean).join('\n')}\n`,
});

type Template = (known: Known) => Record<string, string>;

/** The files of an entry of any kind, as far as they are known; `check` says what they lack. */
const anyEntry: Template = (known) => file(titles(known, true), known.given.length > 0 ? filesOf(known) : '');

/** The files of an entry of each kind. */
export const TEMPLATES: Readonly<Record<What, Template>> = {
  ...(Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, anyEntry])) as Record<EntryKind, Template>),
  filing: (known) =>
    file(
      titles(known),
      known.category ? `category: ${known.category}` : `# category: ${FILING_KINDS.join(', ')}; else the title tells`,
      known.period ? `period: ${known.period}` : '',
      filesOf(known),
      EXCHANGE,
    ),
  report: (known) => file(titles(known), known.period ? `period: ${known.period}` : '', filesOf(known), EXCHANGE),
  document: (known) =>
    file(
      titles(known),
      `kind: policy ${LEFT}: constitutional, terms, policy, communications, prospectus, paper or display`,
      '# On display (kind: display), the first and the last day, and the filing that puts it there:',
      '# from: 2026-11-13',
      '# until: 2026-11-26',
      '# filing: 2026-11-13-circular',
      filesOf(known),
      '# Earlier versions, the latest first, each with the day on which the next one took its place:',
      '# earlier: [{ adopted: 2018-06-19, until: 2023-06-09, files: { bilingual: { file: 2018.pdf } } }]',
    ),
  story: (known) => ({
    ...file(`number: ${known.number}`, titles(known, true), known.period ? `figures: ${known.period}` : ''),
    'zt.md': `正文 <!-- ${LEFT} -->\n`,
    'zh.md': `正文 <!-- ${LEFT} -->\n`,
    'en.md': `Text <!-- ${LEFT} -->\n`,
  }),
  recording: (known) =>
    file(
      titles(known, true),
      inThree('intro', { zt: '簡介', zh: '简介', en: 'A few sentences' }),
      known.period ? `period: ${known.period}` : '',
      `link: https://example.com/recording ${LEFT}`,
      '# duration: 3120',
      '# agenda: [{ at: 0, topic: { zt: 開場, zh: 开场, en: Opening } }]',
      '# files: { zt: { file: slides-c.pdf }, en: { file: slides-e.pdf } }',
      '# What was said: zt.md, zh.md and en.md beside this file.',
    ),
  answer: () =>
    file(
      inThree('question', { zt: '問題', zh: '问题', en: 'The question' }),
      inThree('answer', { zt: '答覆', zh: '答复', en: 'The answer' }),
      '# asked: question:26',
    ),
};

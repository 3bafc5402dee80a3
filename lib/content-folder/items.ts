import type { Figures } from '../domain/figures';
import { LOCALES, type Locale } from '../i18n/locales';
import type { EntryKind } from './model';
import type { AnswerFile, FiguresFile, FilingFile, RecordingFile, ReportFile, StoryFile } from './schemas';

/** What an entry says besides its file: pictures under the address they will have, articles as HTML, figures. */
export interface Said {
  pictureUrl?: string;
  article?: Partial<Record<Locale, string>>;
  figures?: FiguresFile;
}

type Item = Record<string, unknown>;
type Worded = { zt: string; en: string; zh?: string };

/** Words of a language; where the simplified ones are missing, the traditional ones. */
const wordsIn = (words: Worded, locale: Locale): string => words[locale] ?? words.zt;

const filing = (file: FilingFile, locale: Locale): Item => ({
  title: wordsIn(file.title, locale),
  category: file.category,
});

const report = (file: ReportFile, locale: Locale, { pictureUrl, figures }: Said): Item => ({
  title: wordsIn(file.title, locale),
  intro: file.intro && wordsIn(file.intro, locale),
  pictureUrl,
  figures: figures && figuresIn(figures, locale),
});

const story = (file: StoryFile, locale: Locale, { pictureUrl, article, figures }: Said): Item => ({
  title: wordsIn(file.title, locale),
  contentTxt: article?.[locale],
  pictureUrl,
  figures: figures && figuresIn(figures, locale),
});

const recording = (file: RecordingFile, locale: Locale, { pictureUrl }: Said): Item => ({
  title: wordsIn(file.title, locale),
  intro: wordsIn(file.intro, locale),
  pictureUrl,
  skipUrl: file.link,
  duration: file.duration,
  agenda: file.agenda?.map(({ at, topic }) => ({ at, topic: wordsIn(topic, locale) })),
  quotation: file.quotation && {
    words: wordsIn(file.quotation.words, locale),
    office: wordsIn(file.quotation.office, locale),
  },
});

const answer = (file: AnswerFile, locale: Locale): Item => ({
  questionContent: wordsIn(file.question, locale),
  answerContent: wordsIn(file.answer, locale),
});

/** Each takes the file of its kind, which its schema has judged. */
const SHAPES: Record<EntryKind, (file: never, locale: Locale, said: Said) => Item> = {
  filing,
  report,
  story,
  recording,
  answer,
};

/** An entry as an item of its call, in each language: its fields as the call gives them (lib/contract/schemas). */
export function itemsOf(kind: EntryKind, file: unknown, said: Said): Record<Locale, Item> {
  const items = LOCALES.map((locale) => [locale, whatIsThere(SHAPES[kind](file as never, locale, said))]);
  return Object.fromEntries(items) as Record<Locale, Item>;
}

function whatIsThere(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

/** Figures in the reader's language. */
export function figuresIn({ period, amounts, segments }: FiguresFile, locale: Locale): Figures {
  const named = segments?.map(({ name, ...rest }) => ({ name: wordsIn(name, locale), ...rest }));
  return { period, amounts: amounts as Figures['amounts'], ...(named && { segments: named }) };
}

import type { Figures } from '../domain/figures';
import type { Locale } from '../i18n/locales';
import type { FiguresFile } from './schemas';

/** What files of a content folder say, in one language. */

type Worded = { zt: string; en: string; zh?: string };

/** Words of a language; where the simplified ones are missing, the traditional ones. */
export const wordsIn = (words: Worded, locale: Locale): string => words[locale] ?? words.zt;

/** Figures in the reader's language. */
export function figuresIn({ period, amounts, segments }: FiguresFile, locale: Locale): Figures {
  const named = segments?.map(({ name, ...rest }) => ({ name: wordsIn(name, locale), ...rest }));
  return { period, amounts: amounts as Figures['amounts'], ...(named && { segments: named }) };
}

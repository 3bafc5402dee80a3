import { LOCALES, type Locale } from '../i18n/locales';
import { scriptCount } from '../text/script';

/** Why something was corrected or withdrawn, in the languages in which that was said: one at least. */
export type Reason = Partial<Record<Locale, string>>;

/** What a reader reads, by language, where their own is missing. */
const INSTEAD: Record<Locale, readonly Locale[]> = {
  zt: ['zt', 'zh', 'en'],
  zh: ['zh', 'zt', 'en'],
  en: ['en', 'zt', 'zh'],
};

/** The reason as an item in a language has it; `becauseIn` says which language it is in, where that is another. */
export function reasonIn(locale: Locale, reason: Reason): { because?: string; becauseIn?: Locale } {
  const found = INSTEAD[locale].find((each) => reason[each] !== undefined);
  if (found === undefined) return {};
  const because = reason[found] as string;
  return found === locale ? { because } : { because, becauseIn: found };
}

/** The language that words are in, as their letters tell: Chinese that is the same in both scripts counts as traditional. */
export function languageOfWords(words: string): Locale {
  if (!/\p{Script=Han}/u.test(words)) return 'en';
  const { traditional, simplified } = scriptCount(words);
  return simplified > traditional ? 'zh' : 'zt';
}

/** A reason in one line, for whoever publishes. */
export function reasonAsText(reason: Reason): string {
  return LOCALES.flatMap((locale) => reason[locale] ?? []).join(' / ');
}

import { LOCALES, type Locale } from '../../lib/i18n/locales';
import { languageOfWords, type Reason } from '../../lib/publishing/reason';
import { type Io, text, type VerbOptions } from './verb';

const NAMES: Record<Locale, string> = { zt: 'traditional Chinese', zh: 'simplified Chinese', en: 'English' };

/** The options that say why: in one language, or in each. */
export const REASON_OPTIONS = ['because', ...LOCALES.map((locale) => `because-${locale}`)] as const;

/**
 * Why something is corrected or withdrawn, as the options say it. `--because` is in the language that its letters tell.
 *
 * @returns undefined where no option says why, `twice` where two say so in one language
 */
export function reasonGiven({ values }: VerbOptions): Reason | 'twice' | undefined {
  const reason: Reason = {};
  for (const locale of LOCALES) {
    const words = text(values[`because-${locale}`]);
    if (words !== undefined) reason[locale] = words;
  }
  const words = text(values.because);
  if (words !== undefined) {
    const language = languageOfWords(words);
    if (reason[language] !== undefined) return 'twice';
    reason[language] = words;
  }
  return Object.keys(reason).length === 0 ? undefined : reason;
}

/** Says who reads the reason in another language than the rest of the page. */
export function sayLanguagesMissing(reason: Reason, io: Io): void {
  // Simplified Chinese may fall back to traditional, as titles do.
  const isThere = (locale: Locale) => reason[locale] !== undefined || (locale === 'zh' && reason.zt !== undefined);
  const missing = LOCALES.filter((locale) => !isThere(locale));
  if (missing.length === 0) return;
  const names = missing.map((locale) => NAMES[locale]).join(' and ');
  const options = missing.map((locale) => `--because-${locale}`).join(', ');
  io.err(`The reason is not in ${names}: readers there see it as it is. ${options} would say it.`);
}

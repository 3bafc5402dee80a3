import { LANGUAGE_NAMES, type Locale } from '../i18n/locales';
import type { FileInLanguage } from './versions';

/** A file of a document with the languages it is in: one file may hold several. */
export interface DocumentFile extends Omit<FileInLanguage, 'language'> {
  languages: Locale[];
}

/** The languages in which a reader of each looks for a file. */
const READ_INSTEAD: Readonly<Record<Locale, readonly Locale[]>> = {
  zt: ['zt', 'zh', 'en'],
  zh: ['zh', 'zt', 'en'],
  en: ['en', 'zt', 'zh'],
};

/** The files of a document, each once, in the order in which they are given. */
export function documentFiles(files: readonly FileInLanguage[] = []): DocumentFile[] {
  const byAddress = new Map<string, DocumentFile>();
  for (const { language, ...file } of files) {
    const known = byAddress.get(file.url);
    if (known) known.languages.push(language);
    else byAddress.set(file.url, { ...file, languages: [language] });
  }
  return [...byAddress.values()];
}

/** The file that a reader of a language opens: in that language, or in the nearest there is. */
export function fileFor(locale: Locale, files: readonly FileInLanguage[]): FileInLanguage | undefined {
  return READ_INSTEAD[locale].flatMap((language) => files.find((file) => file.language === language) ?? [])[0];
}

/** Besides the file that a title opens, those in languages that this one is not in. */
export function otherFiles(fileUrl: string, files: readonly FileInLanguage[] | undefined): DocumentFile[] {
  return documentFiles(files).filter(({ url }) => url !== fileUrl);
}

/**
 * The language of a file as those who read it call it: "中文", "English", "中文 / English". Where a document has a
 * file in each script of Chinese, the script.
 */
export function languageOfFile({ languages }: DocumentFile, all: readonly DocumentFile[]): string {
  const isChinese = (language: Locale) => language !== 'en';
  const oneChinese = all.filter((file) => file.languages.some(isChinese)).length < 2;
  const names = languages.map((language) => (isChinese(language) && oneChinese ? CHINESE : LANGUAGE_NAMES[language]));
  return [...new Set(names)].join(' / ');
}

const CHINESE = '中文';

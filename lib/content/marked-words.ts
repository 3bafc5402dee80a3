import { getTranslations } from 'next-intl/server';
import { type Marked, marksOf } from '../contract/document-marks';
import { dayMonthYear } from '../i18n/dates';
import type { Locale } from '../i18n/locales';

/** Says in a language what became of documents, where no page does: in feeds, calendars, cards and titles of pages. */
export interface MarkedWords {
  /** A title that stands alone, with what the company did to the document last before it: "Withdrawn: Title". */
  title(title: string, document: Marked): string;
  /** "Withdrawn on 28/11/2026: reason", with all that became of it, the latest first; empty where nothing did. */
  words(document: Marked): string;
}

export async function markedWords(locale: Locale): Promise<MarkedWords> {
  const t = await getTranslations({ locale, namespace: 'investors.marks' });
  return {
    title(title, document) {
      const [mark] = marksOf(document);
      return mark && mark.is !== 'missing' ? t(`${mark.is}Title`, { title }) : title;
    },
    words: (document) =>
      marksOf(document)
        .map(({ is, at, because }) => {
          const mark = t(is, { day: dayMonthYear(at) });
          return because === undefined ? mark : t('reason', { mark, because });
        })
        .join(locale === 'en' ? '; ' : '；'),
  };
}

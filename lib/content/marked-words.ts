import { getTranslations } from 'next-intl/server';
import { type Mark, type Marked, marksOf } from '../contract/document-marks';
import { dayMonthYear } from '../i18n/dates';
import { HTML_LANG, type Locale } from '../i18n/locales';
import { html, type Markup } from '../text/markup';
import { printable } from '../text/printable';

/** Says in a language what became of documents, where no page does: in feeds, calendars, cards and titles of pages. */
export interface MarkedWords {
  /** A title that stands alone, with what the company did to the document last before it: "Withdrawn: Title". */
  title(title: string, document: Marked): string;
  /** "Withdrawn on 28/11/2026: reason", with all that became of it, the latest first; empty where nothing did. */
  words(document: Marked): string;
  /** The same as HTML, in which a reason in another language says which; undefined where nothing became of it. */
  html(document: Marked): Markup | undefined;
}

export async function markedWords(locale: Locale): Promise<MarkedWords> {
  const t = await getTranslations({ locale, namespace: 'investors.marks' });
  const between = locale === 'en' ? '; ' : '；';
  /** A mark, and its reason behind it; both in one where that is in the same language. */
  const saidOf = ({ is, at, because, becauseIn }: Mark) => {
    const mark = t(is, { day: dayMonthYear(at) });
    if (because === undefined) return { words: mark };
    return becauseIn === undefined
      ? { words: t('reason', { mark, because }) }
      : { words: t('reason', { mark, because: '' }), because, becauseIn };
  };
  return {
    title(title, document) {
      const [mark] = marksOf(document);
      return mark && mark.is !== 'missing' ? t(`${mark.is}Title`, { title }) : title;
    },
    words: (document) =>
      marksOf(document)
        .map(saidOf)
        .map(({ words, because = '' }) => words + because)
        .join(between),
    html(document) {
      const marks = marksOf(document).map(saidOf);
      if (marks.length === 0) return undefined;
      const parts = marks.map(({ words, because, becauseIn }, place) => {
        const reason = becauseIn && html`<span lang="${HTML_LANG[becauseIn]}">${printable(because)}</span>`;
        return html`${place === 0 ? '' : between}${printable(words)}${reason ?? ''}`;
      });
      return html`${parts}`;
    },
  };
}

import type { Locale } from '../i18n/locales';

/** What happened to a document after its publication, as the API reports it (versions.ts); empty if nothing did. */
export interface Marked {
  correctedAt?: number | undefined;
  withdrawnAt?: number | undefined;
  /** Why it was corrected or withdrawn last. */
  because?: string | undefined;
  /** The language of the reason, where it is not that of the document's words. */
  becauseIn?: Locale | undefined;
  /** Since when the API does not supply it any more. */
  missingSince?: number | undefined;
}

/** A correction, a withdrawal, or that the API no longer supplies the document. */
export interface Mark {
  is: 'withdrawn' | 'corrected' | 'missing';
  /** In ms. */
  at: number;
  because?: string;
  becauseIn?: Locale;
}

/**
 * What happened to a document, the latest first. Only for the latest a reason is known. That the document is no longer
 * supplied comes last: nobody gives a reason for that.
 */
export function marksOf({ correctedAt, withdrawnAt, because, becauseIn, missingSince }: Marked): Mark[] {
  const marks: Mark[] = [
    ...(withdrawnAt === undefined ? [] : [{ is: 'withdrawn' as const, at: withdrawnAt }]),
    ...(correctedAt === undefined ? [] : [{ is: 'corrected' as const, at: correctedAt }]),
  ];
  const why = because !== undefined && { because, ...(becauseIn && { becauseIn }) };
  return [
    ...marks.map((mark, place) => (place === 0 && why ? { ...mark, ...why } : mark)),
    ...(missingSince === undefined ? [] : [{ is: 'missing' as const, at: missingSince }]),
  ];
}

/** When a document was last published, corrected or withdrawn, in ms; undefined where nobody says. */
export function lastChange(document: Marked & { publishTime?: number | undefined }): number | undefined {
  const moments = [document.publishTime, document.correctedAt, document.withdrawnAt].filter((at) => at !== undefined);
  return moments.length === 0 ? undefined : Math.max(...moments);
}

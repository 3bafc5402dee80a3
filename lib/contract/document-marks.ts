import type { Locale } from '../i18n/locales';

/** What became of a document after it was published, as the API has it (versions.ts); without any of it nothing did. */
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

/** Something that became of a document. */
export interface Mark {
  is: 'withdrawn' | 'corrected' | 'missing';
  /** In ms. */
  at: number;
  because?: string;
  becauseIn?: Locale;
}

/**
 * What became of a document, the latest first; only why it came to the latest is known. That it is no longer supplied,
 * of which nobody knows why, stands after that.
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

import type { RouteId } from '@/lib/site/routes';

/** The reading pages of §2: privacy policy, service terms and the third parties that the policy leads to. */
export type LegalRoute = Extract<RouteId, 'privacyPolicy' | 'serviceTerms' | 'thirdPartyInformation'>;

/** Rows under a caption; the first cell of each names it. */
export interface LegalTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** How many of the last columns say a word or two that needs no head: on a phone they share a line. */
  brief?: number;
}

/** A heading inside a chapter. It has an address too. */
export interface LegalPart {
  id: string;
  part: string;
}

/** A paragraph, a list, a table, or a heading before more of them. */
export type LegalBlock = string | readonly string[] | LegalTable | LegalPart;

export interface LegalChapter {
  /** Its address, the same in every language. */
  id: string;
  title: string;
  /** The chapter in one sentence, in plain words. */
  plain: string;
  body: readonly LegalBlock[];
}

/** Days are given as `2021-11-01`; the newest version stands first. */
export interface LegalVersion {
  version: string;
  updated: string;
  effective: string;
  note: string;
}

/**
 * A document in one language. In its text `[words](route)` leads to a page of ours, and `{phone}`
 * and `{email}` are the contacts of the site's facts, `{company}` its name.
 */
export interface LegalDocument {
  intro: readonly string[];
  /** Paragraphs between the introduction and the chapters, each with a heading. */
  further?: { id: string; title: string; entries: readonly { title: string; text: string }[] };
  chapters: readonly LegalChapter[];
  versions: readonly LegalVersion[];
}

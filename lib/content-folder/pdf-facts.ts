/** What a PDF is found to be; reading it says nothing of whether that is right (judge.ts). */
export interface PdfFacts {
  /** Why it cannot be opened; nothing else is known then. */
  unreadable?: string;
  /** Whether it wants a password, be it only to print or to copy. */
  encrypted: boolean;
  pages: number;
  /** Words of the first page. */
  firstPage: string;
  /** What stands on the first page in larger letters than its text, the largest first: the title is among it. */
  headings: string[];
  /** Letters of the first pages, and the share of them that are Chinese characters. */
  letters: number;
  hanShare: number;
  /** Share of the Chinese characters that are written so in traditional script alone. */
  traditionalShare: number;
  author?: string;
  creator?: string;
  /** Remarks that somebody wrote into it. */
  comments: number;
}

/** Of a PDF that nobody could open. */
export const NO_FACTS: PdfFacts = {
  encrypted: false,
  pages: 0,
  firstPage: '',
  headings: [],
  letters: 0,
  hanShare: 0,
  traditionalShare: 0,
  comments: 0,
};

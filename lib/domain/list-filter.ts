import type { FilingKind } from './filing-kind';
import type { NewsKind } from './news-kind';

export interface Paging {
  /** First page is 1. */
  pageIndex: number;
  pageSize: number;
}

/** What narrows a list (docs/requirements.md, Routes). */
export interface ListFilter {
  /** Year of publication, Hong Kong time. */
  year?: number;
  /** Words to be found in the title. */
  q?: string;
  /** What kind of document, where the register tells them apart. */
  kind?: FilingKind;
  /** What a story is about, where the list is news; `kind` in the address as well. */
  about?: NewsKind;
  /** One entry of a register alone, by its key (lib/contract/item-key); nothing else narrows it then. */
  item?: string;
}

export function isNarrowed({ year, q, kind, about, item }: ListFilter): boolean {
  return [year, q, kind, about, item].some((each) => each !== undefined);
}

/** Digits of an entry's key; among 10,000 entries two meet once in a hundred thousand times. */
export const ITEM_KEY_DIGITS = 12;

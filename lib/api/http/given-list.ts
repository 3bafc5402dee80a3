import type { CallFrame } from '../../contract/call-frame';
import { CALLS } from '../../contract/calls';
import { ApiFailure } from '../../contract/failure';
import type { CallName } from '../../contract/types';
import { wholeNumberOf } from '../../contract/values';
import type { Paging } from '../../domain/list-filter';
import type { CallAnswer } from './transport';

/** Most items of a list that comes without pages. */
const MOST_ITEMS = 1000;
/** No list of a company is longer; a larger total is none. */
const LARGEST_TOTAL = 1_000_000;

/** The list in an answer before its items are judged. */
export interface GivenList {
  rows: unknown[];
  total?: number;
  more?: boolean;
}

/** What an answer held besides what is shown of it. */
export interface AsGiven {
  /** How many items came, readable or not, published or not. */
  rows: number;
  /** How many the API says that there are. */
  total?: number;
  /** Items that are dated later than now. */
  embargoed: readonly unknown[];
}

const asGiven = new WeakMap<object, AsGiven>();

export function noteGiven<T extends object>(list: T, given: AsGiven): T {
  asGiven.set(list, given);
  return list;
}

/** Of a list that this process was given, and keeps as it came; it goes into no page and no store. */
export function givenAs(list: object): AsGiven | undefined {
  return asGiven.get(list);
}

/**
 * The list in an answer: no longer than was asked for, with its total where
 * the API names one. An API that knows no pages answers with the whole list
 * each time; the page is then taken out of it.
 *
 * @throws {ApiFailure} where there is no list
 */
export function givenList(name: CallName, answer: CallAnswer, paging?: Paging): GivenList {
  const field = (CALLS[name] as CallFrame).list as string;
  const list = (answer.data as Record<string, unknown>)[field];
  const named = wholeNumberOf(answer.total, LARGEST_TOTAL);
  // Many a server writes an empty list as null, or leaves it out.
  if (list === null ? !named : list === undefined && named === 0) return { rows: [], total: 0 };
  if (!Array.isArray(list)) throw new ApiFailure(name, 'shape', `answered another shape (${field} is no list)`);
  if (!paging) return { rows: list.slice(0, MOST_ITEMS), total: Math.max(named ?? 0, list.length) };

  const { pageIndex, pageSize } = paging;
  // A total that is less than what stands there says nothing.
  const total = named !== undefined && named >= Math.min(list.length, pageSize) ? named : undefined;
  if (list.length <= pageSize) return { rows: list, total, more: list.length === pageSize };
  const isWhole = total === undefined || list.length >= total;
  const start = isWhole ? (pageIndex - 1) * pageSize : 0;
  return { rows: list.slice(start, start + pageSize), total: isWhole ? list.length : total };
}

import type { CallFrame, ListCall } from '../../contract/call-frame';
import { CALL_NAMES, CALLS, type CallName, type ListCallName, type ReadName } from '../../contract/calls';
import { publishedBy } from '../../contract/embargo';
import { ApiFailure } from '../../contract/failure';
import { judged, undatedLast } from '../../contract/judging';
import { sharePrice } from '../../contract/schemas';
import type { List, Visitor, WebsiteApi } from '../../contract/types';
import type { Paging } from '../../domain/list-filter';
import type { Locale } from '../../i18n/locales';
import { reportEmbargoed, reportFaults } from '../faults';
import { type ListEnds, noteEnd, totalBefore } from '../list-ends';
import { type Asker, createBreaker } from './breaker';
import { givenList, noteGiven } from './given-list';
import { type CallAnswer, type CallInput, send } from './transport';

export interface ApiBases {
  website: string;
  fintech: string;
}

/**
 * Every call over HTTP, as the table has it: what is answered is judged, item by item, before anyone sees it.
 *
 * @param asker who chooses what is asked for
 * @param ends of its lists, which the same API for another asker knows too
 */
export function createHttpApi(bases: ApiBases, asker: Asker = 'pages', ends: ListEnds = new Map()): WebsiteApi {
  const guarded = createBreaker({ asker });
  const ask = async (name: CallName, locale: Locale, request: unknown) => {
    // Only visitors can ask for pages past the end of a list.
    const total = asker === 'visitors' ? totalBefore(ends, name as ListCallName, locale, pagingOf(request)) : undefined;
    if (total !== undefined) return { items: [], total } satisfies List<unknown>;
    const sent = () => send(bases[CALLS[name].base], { name, ...CALLS[name] }, inputOf(name, locale, request));
    const answer = await ((CALLS[name] as CallFrame).write ? sent() : guarded(name, sent));
    return answerOf(name, answer, request, (given) => noteEnd(ends, name as ListCallName, locale, given));
  };
  const calls = CALL_NAMES.map((name) => [name, (locale: Locale, request: unknown) => ask(name, locale, request)]);
  return Object.fromEntries(calls) as WebsiteApi;
}

/** A request on the wire: the query of a GET, the body of a POST; a visitor is named in a header of the proxies' own. */
function inputOf(name: CallName, locale: Locale, request: unknown): CallInput {
  if (name === 'visitorArea') {
    const { address } = request as Visitor;
    return { locale, headers: address ? { 'X-Forwarded-For': address } : undefined };
  }
  if (CALLS[name].method === 'POST') return { locale, body: request };
  return { locale, query: { ...(request as CallInput['query']) } };
}

/** Calls that answer with one thing. The share price says more of itself: that it is empty, and what of it cannot be read. */
type OneName = Exclude<ReadName, ListCallName | 'sharePrice'>;

function answerOf(name: CallName, answer: CallAnswer, request: unknown, onTotal: OnTotal): unknown {
  const { list, write } = CALLS[name] as CallFrame;
  if (write) return undefined;
  if (list !== undefined) return listOf(name as ListCallName, answer, onTotal, pagingOf(request));
  if (name !== 'sharePrice') {
    return CALLS[name as OneName].read(answer.data) ?? unreadable(name, 'it cannot be read');
  }
  const { price, empty, faults } = sharePrice(answer.data);
  reportFaults(name, faults, price?.sharePriceRtVos.length ?? 0);
  if (empty) throw new ApiFailure(name, 'no-price', 'answered without a price');
  return price ?? unreadable(name, 'it holds no price');
}

/** Receives the number of entries that the API says a list has. */
type OnTotal = (total: number | undefined) => void;

/** @throws {ApiFailure} where nothing of a list that has entries can be read */
function listOf(name: ListCallName, answer: CallAnswer, onTotal: OnTotal, paging?: Paging): List<unknown> {
  const { rows, total, more } = givenList(name, answer, paging);
  onTotal(total);
  const { items, faults } = judged(rows, (CALLS[name] as ListCall<unknown, unknown>).item);
  reportFaults(name, faults, rows.length);
  const isFirst = (paging?.pageIndex ?? 1) === 1;
  if (isFirst && items.length === 0 && (rows.length > 0 || total)) {
    return unreadable(name, `no item can be read of ${total ?? rows.length}`);
  }
  // Positions in the list of packages name the products (§7), whatever else an item says.
  if (name === 'installationPackages') return { items, total, more };
  const { items: published, embargoed } = publishedBy(Date.now(), items as { publishTime?: number }[]);
  const given = { rows: rows.length, total, embargoed };
  const list = { items: undatedLast(published), total, more };
  if (embargoed.length === 0) return noteGiven(list, given);
  reportEmbargoed(
    name,
    embargoed.map(({ publishTime }) => publishTime),
  );
  const counted = total === undefined ? undefined : Math.max(published.length, total - embargoed.length);
  return noteGiven({ ...list, total: counted, embargoed: embargoed.length }, given);
}

function pagingOf(request: unknown): Paging | undefined {
  const { pageIndex, pageSize } = (request ?? {}) as Partial<Paging>;
  return pageIndex === undefined || pageSize === undefined ? undefined : { pageIndex, pageSize };
}

function unreadable(name: CallName, what: string): never {
  throw new ApiFailure(name, 'shape', `answered another shape (${what})`);
}

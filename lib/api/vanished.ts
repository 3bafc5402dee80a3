import type { List, Report } from '../contract/types';

/** Filings that a list had and has no more: which they are, and where they stood. */

/** What reports and circulars have alike. */
export type Filing = Pick<Report, 'title' | 'fileUrl' | 'publishTime' | 'id' | 'files' | 'earlier' | 'missingSince'>;

/** A filing with how many older ones of its list share its moment. */
export interface Placed<T extends Filing = Filing> {
  item: T;
  place: number;
}

/** What a filing is known by, the surest first. */
const NAMES: readonly ((filing: Filing) => string[])[] = [
  ({ id }) => (id === undefined ? [] : [id]),
  ({ fileUrl, files = [], earlier = [] }) => {
    const all = [...files, ...earlier.flatMap((version) => version.files)];
    return [fileUrl, ...all.flatMap(({ url, formerly }) => [url, formerly ?? ''])].filter((address) => address !== '');
  },
  ({ title, publishTime }) => [`${publishTime} ${title}`],
];

/**
 * The known filings that are no longer in a list. A corrected filing still is: it has the same id, else the same file,
 * else the same title and time. Every entry of the list accounts for at most one known filing.
 */
export function vanished<T extends Filing>(known: readonly T[], list: readonly Filing[]): T[] {
  const free = new Set(list);
  let left = [...known];
  for (const namesOf of NAMES) {
    if (left.length === 0) break;
    const named = byName(free, namesOf);
    left = left.filter((filing) => {
      const same = namesOf(filing).flatMap((name) => firstOf(named.get(name), free) ?? [])[0];
      return same === undefined || !free.delete(same);
    });
  }
  return left;
}

function byName(list: Iterable<Filing>, namesOf: (filing: Filing) => string[]): Map<string, Filing[]> {
  const named = new Map<string, Filing[]>();
  for (const filing of list) {
    for (const name of namesOf(filing)) {
      const others = named.get(name);
      if (others) others.push(filing);
      else named.set(name, [filing]);
    }
  }
  return named;
}

/** The first that does not account for another filing yet. */
function firstOf(filings: Filing[] | undefined, free: Set<Filing>): Filing | undefined {
  while (filings?.[0] && !free.has(filings[0])) filings.shift();
  return filings?.[0];
}

/** What has no date stands after everything else. */
const momentOf = ({ publishTime }: Filing) => publishTime ?? Number.NEGATIVE_INFINITY;

/** For each filing of a list (newest first), how many older ones have the same time. */
export function placesOf<T extends Filing>(list: readonly T[]): Map<T, number> {
  const ofMoment = new Map<number, number>();
  const places = new Map<T, number>();
  for (const item of list.toReversed()) {
    const place = ofMoment.get(momentOf(item)) ?? 0;
    ofMoment.set(momentOf(item), place + 1);
    places.set(item, place);
  }
  return places;
}

/** A list, newest first, with these filings where they stood: keys count those of one moment (lib/contract/item-key). */
export function putBack<T extends Filing>(list: readonly T[], filings: readonly Placed<T>[]): T[] {
  if (filings.length === 0) return [...list];
  const oldestFirst = list.toReversed();
  const result: T[] = [];
  const ofMoment = new Map<number, number>();
  const add = (item: T) => {
    result.push(item);
    ofMoment.set(momentOf(item), (ofMoment.get(momentOf(item)) ?? 0) + 1);
  };
  let next = 0;
  const stoodBefore = (item: T, filing: Placed<T>) => {
    const moment = momentOf(filing.item);
    return momentOf(item) < moment || (momentOf(item) === moment && (ofMoment.get(moment) ?? 0) < filing.place);
  };
  for (const filing of [...filings].sort(byMomentAndPlace)) {
    for (let item = oldestFirst[next]; item && stoodBefore(item, filing); item = oldestFirst[next]) {
      add(item);
      next++;
    }
    add(filing.item);
  }
  return [...result, ...oldestFirst.slice(next)].reverse();
}

function byMomentAndPlace(one: Placed, other: Placed): number {
  const [moment, otherMoment] = [momentOf(one.item), momentOf(other.item)];
  return moment === otherMoment ? one.place - other.place : moment < otherMoment ? -1 : 1;
}

/**
 * The first page of a list as the API gives it, with the filings that stand on it and that the API has stopped to send,
 * as far as the whole list knows them, which is a moment older: those that it has given back, and what has left the page.
 */
export function firstPageWithGone<T extends Filing>(
  page: List<T>,
  whole: readonly T[],
  embargoed: readonly Filing[],
  pageSize: number,
): List<T> {
  const oldest = page.items.at(-1);
  const isAll = page.total === undefined ? page.more !== true : page.total <= page.items.length;
  const places = placesOf(whole);
  const onPage = (item: T) => isAll || (oldest !== undefined && momentOf(item) > momentOf(oldest));
  const left = whole.filter((item) => item.missingSince !== undefined || onPage(item));
  const gone = vanished(vanished(left, page.items), embargoed);
  if (gone.length === 0) return page;
  const items = putBack(
    page.items,
    gone.filter(onPage).map((item) => ({ item, place: places.get(item) ?? 0 })),
  );
  const total = page.total === undefined ? undefined : page.total + gone.length;
  return { ...page, items: items.slice(0, pageSize), total, more: page.more || items.length > pageSize };
}

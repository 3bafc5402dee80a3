/**
 * An item of an answer, read field by field. A field that is there but unreadable counts as missing, and is reported.
 */
export class Item {
  readonly #fields: Record<string, unknown>;

  constructor(
    item: unknown,
    private readonly onUnreadable: (field: string) => void,
  ) {
    this.#fields = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
  }

  read<T>(field: string, judge: (value: unknown) => T | undefined): T | undefined {
    const given = this.#fields[field];
    if (given === undefined || given === null || given === '') return undefined;
    const value = judge(given);
    if (value === undefined) this.onUnreadable(field);
    return value;
  }
}

/** What an item must look like: gives it in our own form, or undefined where too little of it can be read. */
export type Shape<T> = (item: Item) => T | undefined;

/** Type of what a shape gives; a field it may be without is optional. */
export type Shaped<S extends Shape<unknown>> = Optional<NonNullable<ReturnType<S>>>;

type Optional<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: T[Key];
} extends infer Flat
  ? { [Key in keyof Flat]: Flat[Key] }
  : never;

/** What was wrong with a list: items left out, and items shown without one of their fields, by field. */
export interface Faults {
  leftOut: number;
  without: Record<string, number>;
}

/** Judges a list item by item: one that cannot be read takes no other with it (docs/requirements.md, Calls). */
export function judged<T>(list: readonly unknown[], shape: Shape<T>): { items: T[]; faults: Faults } {
  const faults: Faults = { leftOut: 0, without: {} };
  const items: T[] = [];
  for (const given of list) {
    const unreadable: string[] = [];
    const item = shape(new Item(given, (field) => unreadable.push(field)));
    if (item === undefined) faults.leftOut++;
    else items.push(item);
    // If the whole item is left out, its single fields are not reported.
    for (const field of item === undefined ? [] : unreadable) {
      faults.without[field] = (faults.without[field] ?? 0) + 1;
    }
  }
  return { items, faults };
}

/** Items in their order, those whose date cannot be read after the others. */
export function undatedLast<T>(items: T[]): T[] {
  const dated = (item: T) => (item as { publishTime?: number }).publishTime !== undefined;
  const undated = items.filter((item) => !dated(item));
  return undated.length === 0 || undated.length === items.length ? items : [...items.filter(dated), ...undated];
}

import { type Amount, FIGURE_NAMES, type Figures, periodOf, type Segment } from '../domain/figures';
import { type Item, judged, type Shape } from './judging';
import { figureOf, lineOf, wholeNumberOf } from './values';

/** More parts than any business reports; what has more is no list of them. */
const MOST_SEGMENTS = 20;
const LAST_PAGE = 10_000;

/**
 * Figures of a report, a filing or a story (lib/domain/figures). An amount that cannot be read is left out, and names
 * that nobody knows are; without a period, or with nothing left, there are none.
 */
export function figuresOf(given: unknown): Figures | undefined {
  return one(given, (item) => {
    const period = item.read('period', periodNameOf);
    const amounts = item.read('amounts', amountsOf);
    const segments = item.read('segments', segmentsOf);
    if (period === undefined || (amounts === undefined && segments === undefined)) return undefined;
    return { period, amounts: amounts ?? {}, ...(segments && { segments }) };
  });
}

/** The name of a period, such as `2026-half`. */
export function periodNameOf(value: unknown): string | undefined {
  const name = lineOf(value);
  return name !== undefined && periodOf(name) ? name : undefined;
}

function amountsOf(given: unknown): Figures['amounts'] | undefined {
  return one(given, (item) => {
    const read = FIGURE_NAMES.flatMap((name) => {
      const amount = item.read(name, amountOf);
      return amount ? [[name, amount] as const] : [];
    });
    return read.length > 0 ? Object.fromEntries(read) : undefined;
  });
}

function amountOf(given: unknown): Amount | undefined {
  return one(given, (item) => {
    const amount = item.read('amount', figureOf);
    const page = item.read('page', (number) => wholeNumberOf(number, LAST_PAGE) || undefined);
    return amount === undefined ? undefined : { amount, ...before(item), ...(page && { page }) };
  });
}

/** All parts of the business, or none: the one that cannot be read might be the largest. */
function segmentsOf(given: unknown): Segment[] | undefined {
  if (!Array.isArray(given) || given.length === 0 || given.length > MOST_SEGMENTS) return undefined;
  const { items } = judged(given, (item) => {
    const name = item.read('name', lineOf);
    const amount = item.read('amount', figureOf);
    return name === undefined || amount === undefined ? undefined : { name, amount, ...before(item) };
  });
  return items.length === given.length ? items : undefined;
}

function before(item: Item): { before?: number } {
  const amount = item.read('before', figureOf);
  return amount === undefined ? {} : { before: amount };
}

function one<T>(given: unknown, shape: Shape<T>): T | undefined {
  return judged([given], shape).items[0];
}

import { csvText } from '../text/csv';
import { moveOf, plainChange, plainPercent, priceText } from './figures';
import type { Quote } from './quote';
import { tradedPrice } from './series';

export type CsvColumn = 'date' | 'time' | 'price' | 'change' | 'percent' | 'average';

/**
 * The minutes of a session as CSV (RFC 4180): the chart's own figures, one row
 * per minute, without a price before the first trade. Before the headings stands what one must know of them, a
 * line each; every line has the same number of cells.
 */
export function csvOf(
  { points, previousClose, date }: Quote,
  headings: Record<CsvColumn, string>,
  notes: readonly string[] = [],
): string {
  const { date: day, time, price, change, percent, average } = headings;
  const columns = [day, time, price, change, percent, average];
  const rows = points.map((point) => {
    const price = tradedPrice(point);
    const move = price === undefined || previousClose === undefined ? undefined : moveOf(price, previousClose);
    return [
      date ?? '',
      point.time,
      price === undefined ? '' : priceText(price),
      move ? plainChange(move) : '',
      move ? plainPercent(move) : '',
      point.average === undefined ? '' : priceText(point.average),
    ];
  });
  const noteLines = notes.map((note) => [note, ...columns.slice(1).map(() => '')]);
  return csvText([...noteLines, columns, ...rows]);
}

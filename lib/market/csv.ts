import { percentFrom } from './axis';
import { roundPrice } from './figures';
import type { Quote } from './quote';

export type CsvColumn = 'date' | 'time' | 'price' | 'change' | 'percent' | 'average';

/** Excel takes a file without this mark for another encoding, and Chinese headings for noise. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The minutes of a session as CSV (RFC 4180): the chart's own figures, one row per minute. */
export function csvOf({ points, previousClose, date }: Quote, headings: Record<CsvColumn, string>): string {
  const { date: day, time, price, change, percent, average } = headings;
  const rows = points.map((point) => [
    date ?? '',
    point.time,
    point.price.toFixed(2),
    roundPrice(point.price - previousClose).toFixed(2),
    roundPrice(percentFrom(previousClose, point.price)).toFixed(2),
    point.average === undefined ? '' : roundPrice(point.average).toFixed(2),
  ]);
  const lines = [[day, time, price, change, percent, average], ...rows].map((cells) => cells.map(quoted).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

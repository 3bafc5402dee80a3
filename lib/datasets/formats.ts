import writeExcelFile, { type Row } from 'write-excel-file/node';
import { csvText } from '../text/csv';
import type { Cell, Column, Dataset } from './dataset';

/** Formats that a table can be taken away in, by the ending of its address. */
export const DATASET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
} as const;
export type DatasetFormat = keyof typeof DATASET_TYPES;

/** A table as a file of a format. */
export async function datasetFile(dataset: Dataset, format: DatasetFormat): Promise<Buffer<ArrayBuffer>> {
  if (format === 'csv') return Buffer.from(csvOf(dataset));
  if (format === 'json') return Buffer.from(`${JSON.stringify(dataset, null, 2)}\n`);
  return Buffer.from(await xlsxOf(dataset));
}

/**
 * A table as CSV (RFC 4180): the notes, a line each, then the headings. Every line has the same number of cells, and
 * the mark of its encoding stands in front, without which Excel takes Chinese headings for noise. Text that a
 * spreadsheet would take for a formula is escaped.
 */
function csvOf({ notes, columns, rows }: Dataset): string {
  const filled = (cells: Cell[]) => [...cells, ...columns.slice(cells.length).map(() => null)];
  const lines = [
    ...notes.map((note) => filled([note])),
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ key }) => row[key] ?? null)),
  ];
  return csvText(lines, { disarmed: true });
}

/** Characters a column is wide at most, so that a long sentence does not push the figures out of sight. */
const WIDEST = 48;

/** A table as a workbook of one sheet, in which numbers are numbers and days are days. */
async function xlsxOf({ title, notes, columns, rows }: Dataset): Promise<Uint8Array> {
  const head: Row[] = [
    [{ value: title, fontWeight: 'bold' }],
    ...notes.map((note): Row => [{ value: note }]),
    columns.map(({ label }) => ({ value: label, fontWeight: 'bold' })),
  ];
  const sheet: Row[] = [
    ...head,
    ...rows.map((row) => columns.map((column) => cellOf(row[column.key] ?? null, column))),
  ];
  return writeExcelFile(sheet, {
    // A sheet's name has at most 31 characters, and none of these.
    sheet: title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: columns.map((column) => ({ width: widthOf(column, rows) })),
  }).toBuffer();
}

function cellOf(value: Cell, { is }: Column): Row[number] {
  if (value === null) return null;
  if (is === 'number' && typeof value === 'number') return { value, type: Number };
  if (is === 'day') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: String(value), type: String };
}

/** A Han character is twice as wide as a digit. */
function widthOf({ key, label }: Column, rows: Dataset['rows']): number {
  const wide = (text: string) => Array.from(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
  return Math.min(WIDEST, 2 + Math.max(wide(label), ...rows.map((row) => wide(String(row[key] ?? '')))));
}

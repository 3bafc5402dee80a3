import { stringify } from 'csv-stringify/sync';

/** What a cell holds; null is left empty. */
type CsvCell = string | number | null;

/**
 * Lines of cells as CSV (RFC 4180), with the mark of its encoding in front, without which Excel takes Chinese for noise.
 *
 * @param disarmed whether text that a spreadsheet would take for a formula is escaped; numbers are left alone
 */
export function csvText(lines: readonly (readonly CsvCell[])[], { disarmed = false } = {}): string {
  return stringify(
    lines.map((cells) => [...cells]),
    { bom: true, record_delimiter: 'windows', escape_formulas: disarmed },
  );
}

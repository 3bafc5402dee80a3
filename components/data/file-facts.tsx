import { dayMonthYear, isoDay } from '@/lib/i18n/dates';

export interface FileFactsProps {
  fileType?: string;
  /** Bytes. */
  fileSize?: number;
}

/** What a file is and weighs, as far as the API says so: "PDF · 115 KB". */
export function FileFacts({ fileType, fileSize }: FileFactsProps) {
  const facts = [fileType?.toUpperCase(), fileSize === undefined ? '' : readable(fileSize)].filter(Boolean).join(' · ');
  return facts === '' ? null : <span data-figures>{facts}</span>;
}

/** A size in the unit that a reader expects of it. */
export function readable(bytes: number): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [String(Math.max(1, Math.round(bytes / 1000))), 'KB'] : [(bytes / 1_000_000).toFixed(1), 'MB'];
  // A number keeps its unit.
  return `${amount}\u00a0${unit}`;
}

/** Day/month/year, as §2 has the registers; nothing where the API gives no date. */
export function Day({ moment }: { moment?: number }) {
  return moment === undefined ? null : <time dateTime={isoDay(moment)}>{dayMonthYear(moment)}</time>;
}

import { useTranslations } from 'next-intl';
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

function readable(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** How long a recording is, as players write it: `52:00`, `1:25:00`; nothing where the API does not say. */
export function Length({ seconds }: { seconds?: number }) {
  const t = useTranslations('investors.roadshows');
  if (seconds === undefined) return null;
  return (
    <span data-figures>
      <span className="visually-hidden">{t('length')} </span>
      {playerClock(seconds)}
    </span>
  );
}

/** A length or a place in a recording as players write it. */
export function playerClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** Day/month/year, as §2 has the registers; nothing where the API gives no date. */
export function Day({ moment }: { moment?: number }) {
  return moment === undefined ? null : <time dateTime={isoDay(moment)}>{dayMonthYear(moment)}</time>;
}

import { useTranslations } from 'next-intl';

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

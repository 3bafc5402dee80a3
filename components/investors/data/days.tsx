import { dayMonthYear } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';

/** A day of Hong Kong, or the first and the last of several, as registers give them: `31/05/2027–04/06/2027`. */
export function Days({ from, to = from }: { from: string; to?: string | undefined }) {
  return (
    <>
      <time dateTime={from}>{dayMonthYear(midnightOf(from))}</time>
      {to !== from && (
        <>
          –<time dateTime={to}>{dayMonthYear(midnightOf(to))}</time>
        </>
      )}
    </>
  );
}

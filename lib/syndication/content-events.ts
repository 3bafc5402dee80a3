import { getTranslations } from 'next-intl/server';
import { type CompanyEvent, companyEvents } from '../content/company-events';
import { midnightOf } from '../i18n/hong-kong';
import type { Locale } from '../i18n/locales';
import { publicAddress } from '../site/public-address';
import type { CalendarEvent } from './calendar-events';

/** Events of the company's own calendar, past and ahead. */
export async function eventsOfContent(locale: Locale): Promise<CalendarEvent[]> {
  const certainty = await getTranslations({ locale, namespace: 'dates.certainty' });
  const inBrackets = (word: string) => (locale === 'en' ? ` (${word.toLowerCase()})` : `（${word}）`);
  return companyEvents(locale).map((event) => {
    const { id, kind, title, from, to, cancelled, note, sequence } = event;
    const state = cancelled === undefined ? event.certainty : 'cancelled';
    return {
      uid: `${id}@tradego`,
      kind,
      day: new Date(from),
      lastDay: new Date(to),
      // Many programs show no status.
      title: state === 'firm' ? title : `${title}${inBrackets(certainty(state))}`,
      status: STATUS[state],
      sequence,
      marked: {},
      published: toldAt(event),
      url: addressOf(event, locale),
      description: cancelled ?? note,
    };
  });
}

const STATUS = { firm: 'CONFIRMED', expected: 'TENTATIVE', cancelled: 'CANCELLED' } as const;

/** When it was told or changed last, in ms: as content says, or the day of the filing, which its name begins with. */
function toldAt({ changed, filing, from }: CompanyEvent): number {
  return changed ?? midnightOf(filing?.slice(0, 10) ?? from);
}

function addressOf({ kind, filing, meeting }: CompanyEvent, locale: Locale): string {
  if (kind === 'generalMeeting' && meeting !== undefined)
    return publicAddress('generalMeetings', locale, { id: meeting });
  if (filing !== undefined) return publicAddress('announcements', locale, { item: filing });
  return publicAddress('financialCalendar', locale);
}

/** Those that filings and recordings tell of, without what content says of the same kind and day already. */
export function withoutTold(events: readonly CalendarEvent[], content: readonly CalendarEvent[]): CalendarEvent[] {
  const told = new Set(content.map(({ kind, lastDay, day }) => `${kind} ${(lastDay ?? day).getTime()}`));
  return events.filter(
    ({ kind, day, marked }) => marked.withdrawnAt !== undefined || !told.has(`${kind} ${day.getTime()}`),
  );
}

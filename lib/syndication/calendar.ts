import ical, { type ICalEventData } from 'ical-generator';
import { getTranslations } from 'next-intl/server';
import { isoDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { onPublicOrigin, publicAddress } from '../seo/metadata';
import { readRegister } from '../website-api/reads';
import { meetingDay } from './meeting-day';

/**
 * Results, general meetings and roadshows as a calendar (RFC 5545), each a whole day of Hong Kong. A meeting stands on
 * the day its notice names. Undefined when neither register could be read and nothing was known before.
 */
export async function calendarText(locale: Locale): Promise<string | undefined> {
  const [filings, roadshows, pages, layout] = await Promise.all([
    readRegister('circulars', locale),
    readRegister('roadshows', locale),
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'layout' }),
  ]);
  if (filings.state === 'failed' && roadshows.state === 'failed') return undefined;
  const calendar = ical({
    name: `${pages('investorRelations.title')} | ${layout('titleSuffix')}`,
    prodId: { company: 'TradeGo', product: 'Website', language: locale.toUpperCase() },
    url: publicAddress('investorRelations', locale),
  });
  const names = new Map<string, number>();
  /** Two of one moment for one day are two events. */
  const add = (event: ICalEventData & { id: string }) => {
    const before = names.get(event.id) ?? 0;
    names.set(event.id, before + 1);
    calendar.createEvent(before === 0 ? event : { ...event, id: event.id.replace('@', `-${before + 1}@`) });
  };
  const filed = filings.state === 'failed' ? [] : filings.data;
  for (const { title, category, publishTime, fileUrl } of filed) {
    if (publishTime === undefined) continue;
    const day = meetingDay(title) ?? (category === 'results' ? midnight(publishTime) : undefined);
    if (day) add(wholeDay('filing', day, title, publishTime, onPublicOrigin(fileUrl)));
  }
  const shown = roadshows.state === 'failed' ? [] : roadshows.data;
  for (const { title, publishTime, skipUrl, intro } of shown) {
    if (publishTime === undefined) continue;
    add({
      ...wholeDay('roadshow', midnight(publishTime), title, publishTime, onPublicOrigin(skipUrl)),
      description: intro,
    });
  }
  return calendar.toString();
}

/** Hong Kong's day of a moment, as UTC midnight. */
function midnight(moment: number): Date {
  return new Date(`${isoDay(moment)}T00:00:00Z`);
}

function wholeDay(
  kind: 'filing' | 'roadshow',
  start: Date,
  summary: string,
  published: number,
  url: string | undefined,
): ICalEventData & { id: string } {
  return {
    // The same event keeps its name when the calendar is fetched again, in every language.
    id: `${kind}-${start.toISOString().slice(0, 10)}-${published}@tradego`,
    start,
    allDay: true,
    summary,
    stamp: new Date(published),
    ...(url !== undefined && { url }),
  };
}

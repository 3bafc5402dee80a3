import type { Event } from 'schema-dts';
import { beginsAt } from '../../content/meetings';
import type { MeetingContent } from '../../content-folder/model';
import { isoMoment } from '../../i18n/dates';
import { HTML_LANG } from '../../i18n/locales';
import type { PageContext } from '../../site/page-context';
import { publicAddress } from '../../site/public-address';
import { theCompany } from './corporation';

const ATTENDANCE = {
  place: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** A general meeting that is ahead, as search engines list events. */
export function meetingEvent(meeting: MeetingContent, name: string, { locale }: PageContext): Event {
  const { id, held, place, link, cancelled } = meeting;
  const url = publicAddress('generalMeetings', locale, { id });
  const where = [
    ...(place ? [{ '@type': 'Place' as const, name: place[locale], address: place[locale] }] : []),
    ...(held === 'place' ? [] : [{ '@type': 'VirtualLocation' as const, url: link ?? url }]),
  ];
  return {
    '@type': 'BusinessEvent',
    name,
    url,
    inLanguage: HTML_LANG[locale],
    startDate: isoMoment(beginsAt(meeting)),
    eventAttendanceMode: ATTENDANCE[held],
    eventStatus: cancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled',
    location: where,
    organizer: theCompany(),
  };
}

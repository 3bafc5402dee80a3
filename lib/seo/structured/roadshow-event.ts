import type { Event, ItemList } from 'schema-dts';
import { roadshowStill } from '../../assets/roadshow-still';
import { isoMoment } from '../../i18n/dates';
import type { Locale } from '../../i18n/locales';
import type { Roadshow } from '../../website-api/types';
import { cardPicture, onPublicOrigin, publicAddress } from '../metadata';
import { theCompany } from './corporation';

/** Roadshows (§3) as events held online; undefined where none has a day. */
export function roadshowEvents(roadshows: readonly Roadshow[], locale: Locale): ItemList | undefined {
  const events = roadshows.flatMap((roadshow) => eventOf(roadshow, locale) ?? []);
  if (events.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: events.map((item, i) => ({ '@type': 'ListItem', position: i + 1, item })),
  };
}

function eventOf({ title, intro, publishTime, pictureUrl, skipUrl }: Roadshow, locale: Locale): Event | undefined {
  const startDate = isoMoment(publishTime);
  if (startDate === undefined) return undefined;
  return {
    '@type': 'Event',
    name: title,
    startDate,
    ...(intro !== '' && { description: intro }),
    image: cardPicture(roadshowStill(pictureUrl, locale) || undefined),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: onPublicOrigin(skipUrl) ?? publicAddress('roadshows', locale) },
    organizer: theCompany(),
  };
}

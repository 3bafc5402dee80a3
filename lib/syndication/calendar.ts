import { createHash } from 'node:crypto';
import ical from 'ical-generator';
import { getTranslations } from 'next-intl/server';
import { fileAddress } from '../content/file-address';
import { itemKey } from '../content/item-key';
import { printable } from '../content/printable';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { onPublicOrigin, publicAddress } from '../seo/metadata';
import { log, reasonOf } from '../server/log';
import { isSample } from '../site/sample';
import { countChanges } from '../store/calendar-changes';
import { store } from '../store/database';
import { firstPages } from '../store/search-index';
import { readRegister } from '../website-api/reads';
import type { Registers } from '../website-api/types';
import { type CalendarEvent, eventsOfFilings, eventsOfRoadshows, type Named } from './calendar-events';
import { callsBoardMeeting } from './meeting-day';

/**
 * Results, meetings and roadshows as a calendar (RFC 5545), each a whole day of Hong Kong. Undefined when neither
 * register could be read and nothing was known before.
 */
export async function calendarText(locale: Locale): Promise<string | undefined> {
  const [filings, roadshows, pages, layout, notice] = await Promise.all([
    namedEntries('circulars', locale),
    namedEntries('roadshows', locale),
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'home.notice' }),
  ]);
  if (filings === undefined && roadshows === undefined) return undefined;
  const calendar = ical({
    name: `${pages('investorRelations.title')} | ${layout('titleSuffix')}`,
    prodId: { company: 'TradeGo', product: 'Website', language: locale.toUpperCase() },
    url: publicAddress('investorRelations', locale),
    ...(isSample('data') && { description: notice('sampleData') }),
  });
  const words = await wordsOfNotices(filings ?? []);
  const events = [
    ...eventsOfFilings(filings ?? [], ({ fileUrl }) => words.get(fileAddress(fileUrl) ?? '') ?? ''),
    ...eventsOfRoadshows(roadshows ?? []),
  ];
  const changes = await changesOf(locale, events);
  for (const { uid, day, title, published, url, description } of events) {
    const { sequence = 0, changedAt = published } = changes.get(uid) ?? {};
    const address = onPublicOrigin(url);
    calendar.createEvent({
      id: uid,
      start: day,
      allDay: true,
      summary: printable(title),
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      sequence,
      ...(address !== undefined && { url: address }),
      ...(description && { description: printable(description) }),
    });
  }
  // Every line ends with a line break, the last one too.
  return `${calendar}\r\n`;
}

type Register = 'circulars' | 'roadshows';

/** The dated entries of a register, each with its title in the default language, so that its event is one in all. */
async function namedEntries<Name extends Register>(
  register: Name,
  locale: Locale,
): Promise<Named<Registers[Name]>[] | undefined> {
  const [own, named] = await Promise.all([
    readRegister<Register>(register, locale),
    readRegister<Register>(register, DEFAULT_LOCALE),
  ]);
  if (own.state === 'failed' || named.state === 'failed') return undefined;
  // Of two of one key the first names it.
  const names = new Map(named.data.toReversed().map((entry) => [itemKey<Register>(register, entry), entry.title]));
  const entries = own.data.flatMap((entry) => {
    const { publishTime, title } = entry;
    if (publishTime === undefined || Number.isNaN(publishTime)) return [];
    return [{ ...entry, publishTime, name: names.get(itemKey<Register>(register, entry)) ?? title }];
  });
  return entries as Named<Registers[Name]>[];
}

/** The first pages of notices of board meetings, as far as the search has read them: their titles seldom name the day. */
async function wordsOfNotices(filings: readonly Registers['circulars'][]): Promise<Map<string, string>> {
  const addresses = filings.flatMap(({ title, fileUrl }) =>
    callsBoardMeeting(title) ? (fileAddress(fileUrl) ?? []) : [],
  );
  if (addresses.length === 0) return new Map();
  return fromStore('calendar.files-unread', async () => firstPages(await store(), addresses), new Map());
}

/** Where the store cannot be asked every event is as it was published, and whoever knows better keeps what they know. */
async function changesOf(locale: Locale, events: readonly CalendarEvent[]) {
  const told = new Map(
    events.map(({ uid, day, title, url, description, published }) => {
      const said = JSON.stringify([day, title, url, description]);
      return [uid, { digest: createHash('sha256').update(said).digest('base64url').slice(0, 16), published }];
    }),
  );
  return fromStore('calendar.changes-unknown', async () => countChanges(await store(), locale, told), new Map());
}

async function fromStore<T>(name: string, ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    log('warn', name, { reason: reasonOf(error) });
    return otherwise;
  }
}

import { createHash } from 'node:crypto';
import ical, { ICalEventStatus } from 'ical-generator';
import { getTranslations } from 'next-intl/server';
import { readRegister } from '../api/reads';
import { inTurns } from '../base/idle';
import { log, reasonOf } from '../base/log';
import { companyWords } from '../company/company-words';
import { isSample } from '../company/sample';
import { type MarkedWords, markedWords } from '../content/marked-words';
import { companyContent } from '../content-folder/current';
import { itemKey } from '../contract/item-key';
import type { Registers } from '../contract/types';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { firstPages } from '../search/files/stored-texts';
import { onPublicOrigin, publicAddress } from '../site/public-address';
import { countChanges, type EventChange } from '../store/calendar-changes';
import { store } from '../store/database';
import { fileAddress } from '../text/file-address';
import { printable } from '../text/printable';
import { type CalendarEvent, eventsOfFilings, eventsOfRoadshows, type Named } from './calendar-events';
import { eventsOfContent, withoutTold } from './content-events';
import { type MadeFile, madeFiles } from './made-file';
import { callsBoardMeeting } from './meeting-day';

/**
 * Results, meetings, dividends and roadshows as a calendar (RFC 5545), each a whole day of Hong Kong, or several: what
 * content says, and what filings and recordings tell besides. Undefined when neither register could be read, nothing was
 * known before, and content has no event.
 */
export async function calendarFile(locale: Locale): Promise<MadeFile | undefined> {
  const [filings, roadshows] = await Promise.all([readNamed('circulars', locale), readNamed('roadshows', locale)]);
  const { calendar } = companyContent();
  if (filings === undefined && roadshows === undefined && calendar.length === 0) return undefined;
  const samples = [isSample('data'), isSample('content')];
  const words = () => wordsOfNotices(filings?.own ?? []);
  const [file] = await madeFiles(`calendar.${locale}`, {
    sources: [filings?.own, filings?.named, roadshows?.own, roadshows?.named, calendar, ...samples],
    said: async () => [filings, roadshows, [...(await words())], calendar, samples],
    make: async () => [await calendarText(locale, filings, roadshows, await words())],
  });
  return file;
}

async function calendarText(
  locale: Locale,
  filings: Readings<Registers['circulars']> | undefined,
  roadshows: Readings<Registers['roadshows']> | undefined,
  words: ReadonlyMap<string, string>,
): Promise<string> {
  const [pages, notice, marked] = await Promise.all([
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'home.notice' }),
    markedWords(locale),
  ]);
  const calendar = ical({
    name: `${pages('investorRelations.title')} | ${companyWords(locale).company}`,
    prodId: { company: companyWords('en').company, product: 'Website', language: locale.toUpperCase() },
    url: publicAddress('investorRelations', locale),
    ...((isSample('data') || isSample('content')) && { description: notice('sampleData') }),
  });
  const content = await eventsOfContent(locale);
  const told = [
    ...eventsOfFilings(
      filings ? await namedEntries('circulars', filings) : [],
      ({ fileUrl }) => words.get(fileAddress(fileUrl) ?? '') ?? '',
    ),
    ...eventsOfRoadshows(roadshows ? await namedEntries('roadshows', roadshows) : []),
  ].map((event) => saidOf(event, marked));
  const events = [...content, ...withoutTold(told, content)];
  const changes = await changesOf(locale, events);
  const [head, end] = `${calendar}`.split(/(?=END:VCALENDAR)/);
  const texts = await inTurns(events, (given) => {
    const { uid, day, lastDay = day, title, url, description, status } = given;
    const { sequence, changedAt } = versionOf(given, changes.get(uid));
    const address = onPublicOrigin(url);
    const event = calendar.createEvent({
      id: uid,
      start: day,
      allDay: true,
      // The day after the last one (RFC 5545, 3.6.1).
      ...(lastDay > day && { end: new Date(lastDay.getTime() + DAY_MS) }),
      ...(status !== undefined && { status: ICalEventStatus[status] }),
      summary: printable(title),
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      sequence,
      ...(address !== undefined && { url: address }),
      ...(description && { description: printable(description) }),
    });
    return folded(event.toString());
  });
  // Every line ends with a line break, the last one too.
  return [head, ...texts, end, '\r\n'].join('');
}

const DAY_MS = 86_400_000;

/** How often an event was changed, and when last: as content says, unless more changes have been seen. */
function versionOf({ sequence, published }: CalendarEvent, seen?: EventChange): EventChange {
  if (seen && (sequence === undefined || seen.sequence > sequence)) return seen;
  return { sequence: sequence ?? 0, changedAt: published };
}

/** An event with what became of its filing: in its title, and why in its description. */
function saidOf(event: CalendarEvent, marked: MarkedWords): CalendarEvent {
  const description = marked.words(event.marked) || event.description;
  return { ...event, title: marked.title(event.title, event.marked), description };
}

/** Octets of a line (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Long lines go on in the next one. The library folds too, but a whole calendar at once, letter by letter. */
function folded(text: string): string {
  return text.split('\r\n').map(foldedLine).join('\r\n');
}

function foldedLine(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

type Register = 'circulars' | 'roadshows';

/** A register in a language, and in the one by which its entries are known. */
interface Readings<Entry extends Registers[Register]> {
  own: Entry[];
  named: Entry[];
}

async function readNamed<Name extends Register>(
  register: Name,
  locale: Locale,
): Promise<Readings<Registers[Name]> | undefined> {
  const [own, named] = await Promise.all([
    readRegister<Register>(register, locale),
    readRegister<Register>(register, DEFAULT_LOCALE),
  ]);
  if (own.state === 'failed' || named.state === 'failed') return undefined;
  return { own: own.data, named: named.data } as Readings<Registers[Name]>;
}

/** The dated entries of a register, each with its title in the default language, so that its event is one in all. */
async function namedEntries<Entry extends Registers[Register]>(
  register: Register,
  { own, named }: Readings<Entry>,
): Promise<Named<Entry>[]> {
  // Of two of one key the first names it.
  const names = new Map(
    await inTurns(named.toReversed(), (entry) => [itemKey<Register>(register, entry), entry.title] as const),
  );
  const entries = await inTurns(own, (entry) => {
    const { publishTime, title } = entry;
    if (publishTime === undefined || Number.isNaN(publishTime)) return [];
    return [{ ...entry, publishTime, name: names.get(itemKey<Register>(register, entry)) ?? title }];
  });
  return entries.flat();
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
    await inTurns(events, ({ uid, day, lastDay, title, url, description, published, status }) => {
      const said = JSON.stringify([day, title, url, description, ...(status ? [lastDay, status] : [])]);
      const digest = createHash('sha256').update(said).digest('base64url').slice(0, 16);
      return [uid, { digest, published }] as const;
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

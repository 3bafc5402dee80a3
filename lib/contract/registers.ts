import { filingKind } from '../domain/filing-kind';
import type { FoundKind } from '../domain/found-kind';
import type { Paging } from '../domain/list-filter';
import { type FoundName, foundOn, type ListRouteId, listRoute } from '../site/routes';
import { type ListCall, list } from './call-frame';
import { address, figures, file, line, ordinal, published } from './fields';
import { periodNameOf } from './figures';
import { type Item, judged, type Shaped } from './judging';
import { momentOf } from './moments';
import { htmlOf, wholeNumberOf, wordsOf } from './values';
import { entryId, entryIdOf, filesOf, versioned } from './versions';

/**
 * The registers of investor relations: what an entry of each must look like, and all that the site makes of a register:
 * its call, endpoint, embedded answer, keys, cards, feed and place in the search follow from the table below. Its page
 * is a row of lib/site/routes.ts, and docs/adding.md says what else a register takes.
 */

export const report = (item: Item) => {
  const title = line(item, 'title');
  if (title === undefined) return undefined;
  const pictureUrl = address(item, 'pictureUrl');
  const intro = item.read('intro', wordsOf);
  return {
    title,
    ...file(item),
    ...versioned(item),
    pictureUrl,
    publishTime: published(item),
    ordinal: ordinal(item),
    intro,
    figures: figures(item),
  };
};

export const circular = (item: Item) => {
  const title = line(item, 'title');
  if (title === undefined) return undefined;
  return {
    title,
    ...file(item),
    ...versioned(item),
    publishTime: published(item),
    ordinal: ordinal(item),
    /** Kind of document: from the API if it says so, else from the title. */
    category: filingKind(title, line(item, 'category')),
    /** The period whose results it announces, as figures name it (lib/domain/figures). */
    period: item.read('period', periodNameOf),
    figures: figures(item),
  };
};

/** A day, in seconds. */
const LONGEST_RECORDING = 86_400;

/** Parts of a recording that are shown. */
const MOST_PARTS = 12;

/** Parts of a recording in their order; one that cannot be read is left out, and without any there is no agenda. */
function agendaOf(given: unknown): { at: number; topic: string }[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const { items } = judged(given.slice(0, MOST_PARTS), (part) => {
    const at = part.read('at', (seconds) => wholeNumberOf(seconds, LONGEST_RECORDING));
    const topic = line(part, 'topic');
    return at === undefined || topic === undefined ? undefined : { at, topic };
  });
  return items.length === 0 ? undefined : items.sort((one, other) => one.at - other.at);
}

/** A quotation without the office that said it is left out. */
function quotationOf(given: unknown): { words: string; office: string } | undefined {
  const { items } = judged([given], (quotation) => {
    const words = quotation.read('words', wordsOf);
    const office = line(quotation, 'office');
    return words === undefined || office === undefined ? undefined : { words, office };
  });
  return items[0];
}

/** What was shown while somebody spoke, as a file. */
function slidesOf(given: unknown) {
  const { items } = judged([given], (slides) => {
    const own = file(slides);
    return own.fileUrl === '' ? undefined : { ...own, files: slides.read('files', filesOf) };
  });
  return items[0];
}

export const roadshow = (item: Item) => {
  const title = line(item, 'title');
  if (title === undefined) return undefined;
  return {
    title,
    intro: item.read('intro', wordsOf) ?? '',
    id: entryId(item),
    publishTime: published(item),
    ordinal: ordinal(item),
    pictureUrl: address(item, 'pictureUrl'),
    skipUrl: address(item, 'skipUrl'),
    /** Of the recording, in seconds. */
    duration: item.read('duration', (seconds) => wholeNumberOf(seconds, LONGEST_RECORDING) || undefined),
    /** The period whose results it is about (lib/domain/figures). */
    period: item.read('period', periodNameOf),
    /** What is said from when on, in seconds from the start. */
    agenda: item.read('agenda', agendaOf),
    /** What somebody said, and the office that said it. */
    quotation: item.read('quotation', quotationOf),
    slides: item.read('slides', slidesOf),
    /** What was said, as HTML: sanitise before rendering. */
    transcript: item.read('transcript', htmlOf),
  };
};

/** Documents that an answer cites at most. */
const MOST_SOURCES = 20;
const LONGEST_DOCUMENT = 10_000;

/** A document that an answer cites, by its id, and the page of its file. */
export interface CitedSource {
  document: string;
  page?: number;
}

function sourcesOf(given: unknown): CitedSource[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const { items } = judged(given.slice(0, MOST_SOURCES), (source): CitedSource | undefined => {
    const document = source.read('document', entryIdOf);
    const page = source.read('page', (number) => wholeNumberOf(number, LONGEST_DOCUMENT) || undefined);
    return document === undefined ? undefined : { document, ...(page !== undefined && { page }) };
  });
  return items.length === 0 ? undefined : items;
}

export const interactiveQuestion = (item: Item) => {
  const questionContent = item.read('questionContent', wordsOf);
  if (questionContent === undefined) return undefined;
  return {
    questionContent,
    answerContent: item.read('answerContent', wordsOf) ?? '',
    id: entryId(item),
    publishTime: published(item),
    ordinal: ordinal(item),
    /** The office that answers. */
    answeredBy: line(item, 'answeredBy'),
    sources: item.read('sources', sourcesOf),
    /** When the question came in, in ms, where the inbox knows. */
    askedTime: item.read('askedTime', momentOf),
  };
};

export type Report = Shaped<typeof report>;
export type Circular = Shaped<typeof circular>;
export type Roadshow = Shaped<typeof roadshow>;
export type InteractiveQuestion = Shaped<typeof interactiveQuestion>;

/** What the site makes of a register. */
export interface Register<Entry> {
  /** What it is asked for on the wire; year, search and kind are narrowed by the site itself. */
  call: ListCall<Paging, Entry>;
  page: ListRouteId;
  title: (entry: Entry) => string;
  /** What an entry says below its title. */
  words?: (entry: Entry) => string | undefined;
  /** Its own search (`?q=`) looks into the words too. */
  wordsSearched?: true;
  /** What the search of the whole site finds it by besides title, words and file. */
  alsoFoundBy?: (entry: Entry) => string;
  /** Where it stands in that search among what fits equally well: 1 is where most things stand. */
  weight: number;
  /** The same title is filed again and again (monthly returns), so its search results are sorted by date. */
  byDate?: true;
  /** Its entries are documents under the Exchange's rules: what an API stops to send is kept and marked. */
  filed?: true;
  /** Name of its feed, where it has one: `/feeds/<name>.<language>.xml`. */
  feed?: string;
}

const paged = (path: string, field: string) => list<Paging>('POST', `Website/${path}`, field);

/** THE table of registers, in the order in which the search names them. */
export const REGISTERS = {
  circulars: {
    call: paged('circularsList', 'circularsListRtVOS')(circular),
    page: 'announcements',
    title: ({ title }) => title,
    weight: 1,
    byDate: true,
    filed: true,
    feed: 'announcements',
  } as const satisfies Register<Circular>,
  reports: {
    call: paged('reportsList', 'reportsListRtVOS')(report),
    page: 'financialReports',
    title: ({ title }) => title,
    words: ({ intro }) => intro,
    weight: 1.15,
    byDate: true,
    filed: true,
  } as const satisfies Register<Report>,
  roadshows: {
    call: paged('roadShowList', 'roadShowListRtVOS')(roadshow),
    page: 'roadshows',
    title: ({ title }) => title,
    words: ({ intro }) => intro,
    alsoFoundBy: ({ agenda = [], quotation }) =>
      [...agenda.map(({ topic }) => topic), quotation?.words ?? ''].join('\n'),
    // The recording of a call follows the announcement that it is about.
    weight: 0.85,
    byDate: true,
  } as const satisfies Register<Roadshow>,
  interactiveQuestions: {
    call: paged('interactiveList', 'interactiveScrollRtVOS')(interactiveQuestion),
    page: 'investorQuestions',
    title: ({ questionContent }) => questionContent,
    words: ({ answerContent }) => answerContent,
    wordsSearched: true,
    weight: 1.1,
  } as const satisfies Register<InteractiveQuestion>,
};

type Table = typeof REGISTERS;
/** The registers, by the call that reads them. */
export type RegisterName = keyof Table;
export type Registers = {
  [Name in RegisterName]: NonNullable<Table[Name]['call']['types']>['answer']['items'][number];
};
/** Those whose entries are documents under the Exchange's rules. */
export type FiledRegister = {
  [Name in RegisterName]: Table[Name] extends { filed: true } ? Name : never;
}[RegisterName];

export const REGISTER_NAMES = Object.keys(REGISTERS) as RegisterName[];

export function isRegister(name: string): name is RegisterName {
  return Object.hasOwn(REGISTERS, name);
}

export function isFiledRegister(name: string): name is FiledRegister {
  return isRegister(name) && registerOf(name).filed === true;
}

export function registerOf<Name extends RegisterName>(name: Name): Register<Registers[Name]> {
  return REGISTERS[name] as unknown as Register<Registers[Name]>;
}

/** What the site calls what its search finds of a register. */
export const kindFound = (name: RegisterName): FoundName => foundOn(REGISTERS[name].page);

/** What the site can be searched for, in the order in which it is offered and in which equal results stand. */
export const FOUND_KINDS: readonly FoundKind[] = [
  'page',
  'software',
  'news',
  ...REGISTER_NAMES.map(kindFound),
  'document',
];

/** What the search of a register looks into. */
export function searchedText<Name extends RegisterName>(name: Name, entry: Registers[Name]): string {
  const { title, words, wordsSearched } = registerOf(name);
  return wordsSearched ? `${title(entry)}\n${words?.(entry) ?? ''}` : title(entry);
}

/** Whether the entries of a register are told apart by kind of document (`?kind=`), as its page in the table of routes says. */
export function hasKinds(name: string): boolean {
  return isRegister(name) && listRoute(registerOf(name).page).kinds === 'filings';
}

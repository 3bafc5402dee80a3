import { array, boolean, type InferType, type Schema } from 'yup';
import type { PagedCall } from '../contract/list-pages';
import { isFiledRegister } from '../contract/registers';
import type { AlertKind } from '../domain/alert-kind';
import { FILING_KINDS } from '../domain/filing-kind';
import { LOCALES, type Locale } from '../i18n/locales';
import { address, files, inThree, inTwo, line, moment, one, period, strictly, whole, words } from './fields';
import { figuresIn, wordsIn } from './language';
import type { FiguresFile } from './schemas';

/** The kinds of entries of a content folder: the schema of their files, and what of them is an item of their call. */

/** What every entry may have. */
const entry = {
  number: whole(
    'A number that addresses name it by; of a story always, else only where it had one before',
    999_999_999,
  ),
  published: moment('When it was published; before a first release leave it out, and it is the moment of the release'),
  notBefore: moment('It is not released before this moment'),
  bundle: line('Entries with the same word here are released together, all or none'),
};

/** What the documents of the Exchange's rules have besides. */
const filed = {
  ...entry,
  title: inTwo('Title, as it was filed').required(),
  files: files.required(),
  exchange: strictly('How the Exchange has it', {
    id: line('Its document number at the Exchange').required(),
    at: moment('When the Exchange published it, to the second').required(),
    url: address('Its address at the Exchange'),
  }).default(undefined),
  follows: array(line('The id of a filing or report').required())
    .label('Filings that this one follows: a notice of its results, a meeting of its votes; each leads to the other')
    .default(undefined),
  archive: boolean()
    .label('true where the Exchange published it long before this site had it; `published` then says when')
    .strict(),
};

/** What an entry says besides its file: pictures under the address they will have, articles as HTML, figures. */
export interface Said {
  pictureUrl?: string;
  article?: Partial<Record<Locale, string>>;
  figures?: FiguresFile;
}

type Item = Record<string, unknown>;

/** What the site knows of a kind of entry besides the schema of its files and what of them is an item. */
interface Facts {
  /** What alerts by e-mail count them as; an announcement goes by its kind of document. */
  alerts: AlertKind | 'ofFiling';
  /** Where they stand in a content folder. */
  folder: string;
  /** The call of the website API that an entry is an item of. */
  call: PagedCall;
  /** The names of its folders begin with their day. */
  dated?: true;
  /** It may be one file instead of a folder, where it brings no others. */
  oneFile?: true;
  /** For whoever fills a new content folder. */
  about: string;
}

interface Kind extends Facts {
  schema: Schema;
  item: (file: never, locale: Locale, said: Said) => Item;
}

/** @param item fields as the call gives them (lib/contract), in a language, of a file that the schema has judged */
const kind = <S extends Schema, const Known extends Facts>(
  schema: S,
  item: (file: InferType<S>, locale: Locale, said: Said) => Item,
  known: Known,
) => ({ schema, item, ...known });

/** THE table of kinds: the schema of their files, what of a file is an item of their call, and what else is known of them. */
export const KINDS = {
  filing: kind(
    strictly('An announcement, a circular, a return', {
      ...filed,
      category: one('Kind of document; without it the title says it', FILING_KINDS),
      period: period('The period whose results it announces, such as 2026-half; figures/2026-half.yaml has them'),
    }),
    (file, locale) => ({
      title: wordsIn(file.title, locale),
      category: file.category,
      period: file.period,
      follows: file.follows,
    }),
    {
      folder: 'filings',
      call: 'circulars',
      alerts: 'ofFiling',
      dated: true,
      about: 'announcements, circulars, returns: `entry.yaml`, `c.pdf`, `e.pdf`',
    },
  ),

  report: kind(
    strictly('An annual, interim or quarterly report', {
      ...filed,
      period: line('The figures that it reports, such as 2026-half; figures/2026-half.yaml has them'),
      intro: inTwo('A few sentences', words).default(undefined),
      picture: line('Its cover: a picture beside this file, or an address'),
    }),
    (file, locale, { pictureUrl, figures }) => ({
      title: wordsIn(file.title, locale),
      intro: file.intro && wordsIn(file.intro, locale),
      pictureUrl,
      figures: figures && figuresIn(figures, locale),
      follows: file.follows,
    }),
    {
      folder: 'reports',
      call: 'reports',
      alerts: 'results',
      about: 'the same of reports, with the period that they are of',
    },
  ),

  story: kind(
    strictly('A story of the news', {
      ...entry,
      number: entry.number.required(),
      title: inThree('Headline').required(),
      picture: line('Its picture: a file beside this one, or an address'),
      figures: line('The figures that it tells of, such as 2026-half'),
    }),
    (file, locale, { pictureUrl, article, figures }) => ({
      title: wordsIn(file.title, locale),
      contentTxt: article?.[locale],
      pictureUrl,
      figures: figures && figuresIn(figures, locale),
    }),
    {
      folder: 'news',
      call: 'newsHistory',
      alerts: 'news',
      dated: true,
      about: '`entry.yaml`, `zt.md`, `zh.md`, `en.md`, pictures',
    },
  ),

  recording: kind(
    strictly('A recording of a meeting or call', {
      ...entry,
      title: inThree('Title').required(),
      intro: inThree('A few sentences', words).required(),
      picture: line('Its picture: a file beside this one, or an address'),
      files: files.label('Its slides').default(undefined),
      link: address('Where it is heard or watched').required(),
      duration: whole('Its length in seconds', 86_400),
      period: period('The period whose results it is about, such as 2026-half'),
      agenda: array(
        strictly('A part', {
          at: whole('Seconds from the start', 86_400).required(),
          topic: inThree('What is said').required(),
        }),
      )
        .label('Its parts, in their order')
        .default(undefined),
      quotation: strictly('What somebody said', {
        words: inThree('The words', words).required(),
        office: inThree('The office of who said them').required(),
      }).default(undefined),
    }),
    (file, locale, { pictureUrl, article }) => ({
      title: wordsIn(file.title, locale),
      intro: wordsIn(file.intro, locale),
      pictureUrl,
      transcript: article?.[locale],
      skipUrl: file.link,
      duration: file.duration,
      period: file.period,
      agenda: file.agenda?.map(({ at, topic }) => ({ at, topic: wordsIn(topic, locale) })),
      quotation: file.quotation && {
        words: wordsIn(file.quotation.words, locale),
        office: wordsIn(file.quotation.office, locale),
      },
    }),
    {
      folder: 'recordings',
      call: 'roadshows',
      alerts: 'results',
      oneFile: true,
      about: 'recordings of meetings and calls: parts, slides as PDF, transcript as `zt.md`, `zh.md`, `en.md`',
    },
  ),

  answer: kind(
    strictly('A question of an investor, and its answer', {
      ...entry,
      question: inThree('The question', words).required(),
      answer: inThree('The answer', words).required(),
      asked: line(
        'The question of the inbox that it answers, such as question:26; its release marks it answered',
      ).matches(/^question:\d{1,9}$/, 'must be like question:26'),
      answeredBy: inThree('The office that answers').default(undefined),
      sources: array(
        strictly('A document that the answer cites', {
          document: line('The id of a filing or report').required(),
          page: whole('The page of its file, from 1', 10_000),
        }),
      )
        .label('Documents that the answer cites')
        .default(undefined),
    }),
    (file, locale) => ({
      questionContent: wordsIn(file.question, locale),
      answerContent: wordsIn(file.answer, locale),
      answeredBy: file.answeredBy && wordsIn(file.answeredBy, locale),
      sources: file.sources,
    }),
    {
      folder: 'answers',
      call: 'interactiveQuestions',
      alerts: 'news',
      dated: true,
      oneFile: true,
      about: 'questions of investors, with their answers',
    },
  ),
} satisfies Record<string, Kind>;

export type EntryKind = keyof typeof KINDS;
export const ENTRY_KINDS = Object.keys(KINDS) as EntryKind[];

/** A list of the website API whose items are entries of a kind; each kind has one, and each list its kind. */
export type ContentCall = (typeof KINDS)[EntryKind]['call'];
export const CONTENT_CALLS: readonly ContentCall[] = ENTRY_KINDS.map((kind) => KINDS[kind].call);

/** Whether entries of a kind are documents of the Exchange's rules: the Exchange comes first, and every version stays. */
export const isFiled = ({ kind }: { kind: EntryKind }): boolean => isFiledRegister(KINDS[kind].call);

export function kindOf(kind: EntryKind): Kind {
  return KINDS[kind];
}

/** An entry as an item of its call, in each language. */
export function itemsOf(kind: EntryKind, file: unknown, said: Said): Record<Locale, Item> {
  const items = LOCALES.map((locale) => [locale, whatIsThere(kindOf(kind).item(file as never, locale, said))]);
  return Object.fromEntries(items) as Record<Locale, Item>;
}

function whatIsThere(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}

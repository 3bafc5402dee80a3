import { readCall } from '../../api/memory';
import type { Read } from '../../api/reader';
import { readWhole } from '../../api/whole-list';
import type { ItemOf } from '../../contract/calls';
import { SOFTWARE_PAGING, SOFTWARE_POSITIONS } from '../../contract/constants';
import type { Marked } from '../../contract/document-marks';
import { itemKey } from '../../contract/item-key';
import type { PagedCall } from '../../contract/list-pages';
import { kindFound, REGISTER_NAMES, type RegisterName, type Registers, registerOf } from '../../contract/registers';
import type { Roadshow } from '../../contract/types';
import { LOCALES, type Locale } from '../../i18n/locales';
import { fileAddress } from '../../text/file-address';
import { linesOfHtml, textOfHtml } from '../../text/html';
import type { Entry, Passage } from '../entry';
import { type FileTexts, passagesOfFile, READING } from '../files/file-texts';

/**
 * Entries that the website API gives: each list is a source. What is indexed is what has been read, so a remote API
 * is asked for nothing that pages would not ask for, and what it withdrew goes with the next answer.
 */
export interface ListSource {
  name: string;
  /** What was read, by language; undefined as soon as one could not be, and then the index stays as it is. */
  read(): Promise<ListData | undefined>;
  /** The entries of what was read. */
  entries(data: ListData, files: FileTexts): Entry[];
}

type ListData = Record<Locale, readonly unknown[]>;

/** An entry before its titles in the other languages are known. */
type Draft = Omit<Entry, 'locale' | 'elsewhere'>;

function listSource<Name extends PagedCall>(
  name: Name,
  draft: (item: ItemOf<Name>, files: FileTexts) => Draft,
): ListSource {
  return source(name, (locale) => readWhole(name, locale), draft as (item: unknown, files: FileTexts) => Draft);
}

function source(
  name: string,
  read: (locale: Locale) => Promise<Read<readonly unknown[]>>,
  draft: (item: unknown, files: FileTexts, index: number) => Draft | undefined,
): ListSource {
  return {
    name,
    async read() {
      const reads = await Promise.all(LOCALES.map(async (locale) => [locale, await read(locale)] as const));
      const data = reads.flatMap(([locale, answer]) => (answer.state === 'failed' ? [] : [[locale, answer.data]]));
      return data.length < LOCALES.length ? undefined : (Object.fromEntries(data) as ListData);
    },
    entries(data, files) {
      const drafts = LOCALES.flatMap((locale) =>
        data[locale].flatMap((item, index) => {
          const made = draft(item, files, index);
          return made ? [{ locale, ...made }] : [];
        }),
      );
      return withOtherTitles(drafts);
    },
  };
}

/** Whoever writes English on a Chinese page finds the thing all the same. */
export function withOtherTitles(drafts: readonly (Draft & { locale: Locale })[]): Entry[] {
  const titles = new Map<string, string[]>();
  for (const { key, title } of drafts) titles.set(key, [...(titles.get(key) ?? []), title]);
  // Of two of one name in a language the first stands.
  const named = new Map(drafts.toReversed().map((draft) => [`${draft.locale}/${draft.key}`, draft]));
  return [...named.values()].toReversed().map((draft) => {
    const others = [...new Set(titles.get(draft.key))].filter((title) => title !== draft.title);
    return others.length > 0 ? { ...draft, elsewhere: others.join('\n') } : draft;
  });
}

const oneFile = ({ fileUrl, fileSize, publishTime }: { fileUrl?: string; fileSize?: number; publishTime?: number }) => {
  const address = fileUrl && fileAddress(fileUrl);
  return address ? { address, mark: `${READING}/${fileSize ?? ''}/${publishTime ?? ''}` } : undefined;
};

/** Of most documents there is nothing to say. */
const marksOn = ({ correctedAt, withdrawnAt, missingSince }: Marked): { marks?: Marked } =>
  [correctedAt, withdrawnAt, missingSince].every((at) => at === undefined)
    ? {}
    : { marks: { correctedAt, withdrawnAt, missingSince } };

const passage = (words: string, heading = '', place = '') => ({ place, heading, words });

/** An entry of a register is its file, where it has one; else it is found on its page. */
function registerSource<Name extends RegisterName>(name: Name): ListSource {
  const { page, title, words, alsoFoundBy } = registerOf(name);
  return listSource(name, (item, files) => {
    const entry = item as unknown as Registers[Name];
    const file = oneFile(entry as Parameters<typeof oneFile>[0]);
    const key = itemKey(name, entry);
    const said = [words?.(entry), alsoFoundBy?.(entry)].filter(Boolean).join('\n').trim();
    return {
      kind: kindFound(name),
      key,
      title: title(entry),
      target: file ? { file: file.address } : { route: page, query: { item: key } },
      publishedAt: entry.publishTime,
      ...marksOn(item as Marked),
      passages: [
        ...(said ? [passage(said)] : []),
        ...(file ? passagesOfFile(files, file) : []),
        ...recordedPassages(entry as Partial<Roadshow>, files),
      ],
    };
  });
}

/** What was said and shown in a recording; who finds it there is led to the recording. */
function recordedPassages({ transcript, slides, publishTime }: Partial<Roadshow>, files: FileTexts): Passage[] {
  const file = slides && oneFile({ ...slides, publishTime });
  return [
    ...(transcript ? [passage(linesOfHtml(transcript))] : []),
    ...(file ? passagesOfFile(files, file).map(({ words }) => passage(words)) : []),
  ];
}

export const LIST_SOURCES: readonly ListSource[] = [
  listSource('newsHistory', ({ id, title, contentTxt, publishTime }) => ({
    kind: 'news',
    key: String(id),
    title,
    target: { route: 'dynamicDetails', query: { id } },
    publishedAt: publishTime,
    passages: [passage(linesOfHtml(contentTxt))],
  })),
  ...REGISTER_NAMES.map(registerSource),
  source(
    'softwareList',
    async (locale) => {
      const read = await readCall('softwareList', locale, SOFTWARE_PAGING);
      return read.state === 'failed' ? read : { ...read, data: read.data.items };
    },
    (given, _, index) => {
      const item = given as ItemOf<'softwareList'>;
      const offer = Object.entries(SOFTWARE_POSITIONS).find(([, position]) => position === index)?.[0];
      if (!offer || item.productName === '') return undefined;
      return {
        kind: 'software',
        key: offer,
        title: item.productName,
        target: { route: 'tradeGodownload', hash: offer.toLowerCase() },
        passages: [passage(`${textOfHtml(item.softwareOverview)}\n${textOfHtml(item.versionInformation)}`)],
      };
    },
  ),
];

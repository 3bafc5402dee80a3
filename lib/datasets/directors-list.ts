import { getTranslations } from 'next-intl/server';
import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { type BoardMember, boardByGroup, boardStandsSince } from '../content/board';
import { COMMITTEES } from '../domain/board';
import { longDate } from '../i18n/dates';
import { midnightOf } from '../i18n/hong-kong';

/** Name of the list as a PDF, and its address. */
export const DIRECTORS_FILE = 'directors.pdf';
export const DIRECTORS_PATH = `/data/${DIRECTORS_FILE}`;

/** The two languages of documents under the Listing Rules. */
type Official = 'zt' | 'en';

/** The same words in Chinese and in English, in this order. */
export type InBoth = readonly [chinese: string, english: string];

export interface ListedDirector {
  name: InBoth;
  role: InBoth;
  /** What the director is in each committee, in the order of the columns; null where nothing. */
  seats: (InBoth | null)[];
}

/** All that the list of directors says. */
export interface DirectorsList {
  title: InBoth;
  company: InBoth;
  code: InBoth;
  since?: InBoth;
  /** The day since which the board stands so: `2024-07-12`. */
  day?: string;
  groups: { name: InBoth; directors: ListedDirector[] }[];
  heading: InBoth;
  director: InBoth;
  /** Columns of the table: the committees in which anybody sits. */
  committees: InBoth[];
  /** Says that it is a sample, where it is one. */
  sample?: InBoth;
}

/** The list of directors with their roles as the Exchange wants it, of the board at a moment. */
export async function directorsList(at = Date.now()): Promise<DirectorsList> {
  const [zt, en] = await Promise.all([wordsIn('zt'), wordsIn('en')]);
  const both = (say: (t: Words) => string): InBoth => [say(zt.list), say(en.list)];
  const { names, registeredName = names, stockCode } = company();
  const day = boardStandsSince(at);
  const english = boardByGroup('en', 'whole', at);
  const members = english.flatMap(([, each]) => each);
  const columns = COMMITTEES.filter((committee) => members.some(({ committees }) => committees[committee]));
  return {
    title: both((t) => t('title')),
    company: [registeredName.zt, registeredName.en],
    code: both((t) => t('code', { code: stockCode })),
    since: day === undefined ? undefined : [dated(zt.list, day, 'zt'), dated(en.list, day, 'en')],
    day,
    groups: boardByGroup('zt', 'whole', at).map(([group, chinese]) => ({
      name: [zt.groups(group), en.groups(group)],
      directors: chinese.map((member) => {
        const same = members.find(({ id }) => id === member.id) ?? member;
        return {
          name: [member.name, same.name],
          role: [roleOf(member, zt.list), roleOf(same, en.list)],
          seats: columns.map((committee) => {
            const seat = member.committees[committee];
            return seat ? both((t) => t(seat)) : null;
          }),
        };
      }),
    })),
    heading: both((t) => t('committees')),
    director: both((t) => t('director')),
    committees: columns.map((committee) => both((t) => t(`committee.${committee}`))),
    sample: isSample('content') ? both((t) => t('sample')) : undefined,
  };
}

async function wordsIn(locale: Official) {
  const [list, groups] = await Promise.all([
    getTranslations({ locale, namespace: 'board.list' }),
    getTranslations({ locale, namespace: 'investors.board.groups' }),
  ]);
  return { list, groups };
}

type Words = Awaited<ReturnType<typeof getTranslations<'board.list'>>>;

function dated(t: Words, day: string, locale: Official): string {
  return t('since', { day: longDate(midnightOf(day), locale) });
}

function roleOf({ office, position }: BoardMember, t: Words): string {
  return office === position ? office : t('named', { office, position });
}

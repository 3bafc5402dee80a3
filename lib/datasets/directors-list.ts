import { getTranslations } from 'next-intl/server';
import { company } from '../company/facts';
import { isSample } from '../company/sample';
import { type BoardMember, boardByGroup, boardStandsSince } from '../content/board';
import { COMMITTEES } from '../domain/board';
import { longDate } from '../i18n/dates';
import { HONG_KONG_MS } from '../i18n/hong-kong';

/** Name of the list as a PDF, and its address. */
export const DIRECTORS_FILE = 'directors.pdf';
export const DIRECTORS_PATH = `/data/${DIRECTORS_FILE}`;

/** The two languages of documents under the Listing Rules. */
const OFFICIAL = ['zt', 'en'] as const;

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
  const [zt, en] = await Promise.all(OFFICIAL.map((locale) => getTranslations({ locale, namespace: 'board.list' })));
  const [ztGroups, enGroups] = await Promise.all(
    OFFICIAL.map((locale) => getTranslations({ locale, namespace: 'investors.board.groups' })),
  );
  if (!zt || !en || !ztGroups || !enGroups) throw new Error('Words of the official languages are missing.');
  const both = (say: (t: NonNullable<typeof zt>) => string): InBoth => [say(zt), say(en)];
  const { names, registeredName = names, stockCode } = company();
  const day = boardStandsSince(at);
  const english = boardByGroup('en', 'whole', at);
  const members = english.flatMap(([, each]) => each);
  const columns = COMMITTEES.filter((committee) => members.some(({ committees }) => committees[committee]));
  return {
    title: both((t) => t('title')),
    company: [registeredName.zt, registeredName.en],
    code: both((t) => t('code', { code: stockCode })),
    since: day === undefined ? undefined : [dated(zt, day, 'zt'), dated(en, day, 'en')],
    day,
    groups: boardByGroup('zt', 'whole', at).map(([group, chinese]) => ({
      name: [ztGroups(group), enGroups(group)],
      directors: chinese.map((member) => {
        const same = members.find(({ id }) => id === member.id) ?? member;
        return {
          name: [member.name, same.name],
          role: [roleOf(member, zt), roleOf(same, en)],
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

type Words = Awaited<ReturnType<typeof getTranslations<'board.list'>>>;

function dated(t: Words, day: string, locale: (typeof OFFICIAL)[number]): string {
  return t('since', { day: longDate(Date.parse(day) - HONG_KONG_MS, locale) });
}

function roleOf({ office, position }: BoardMember, t: Words): string {
  return office === position ? office : t('named', { office, position });
}
